import { route } from '@/lib/http/route'
import { planParkFlow } from '@/lib/parks/data'
import { flowRequest, flowLimit as limit } from '@/lib/parks/schema'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: flowRequest },
  ({ viewer, body }) => planParkFlow(viewer?.id ?? null, body),
)
