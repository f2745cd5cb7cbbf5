import { route } from '@/lib/http/route'
import { planAlternatives } from '@/lib/lines/plan-data'
import { planLimit as limit, lineRequest } from '@/lib/lines/schema'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: lineRequest },
  ({ viewer, body }) => planAlternatives(viewer?.id ?? null, body),
)
