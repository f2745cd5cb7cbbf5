import { route } from '@/lib/http/route'
import { swapTrick } from '@/lib/lines/plan-data'
import { planLimit as limit, swapRequest } from '@/lib/lines/schema'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: swapRequest },
  ({ viewer, body }) => swapTrick(viewer?.id ?? null, body),
)
