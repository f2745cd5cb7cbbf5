import { route } from '@/lib/http/route'
import { planParkFlow } from '@/lib/parks/data'
import { flowRequest, flowLimit as limit } from '@/lib/parks/schema'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: flowRequest },
  async ({ viewer, body, request }) => {
    const { source, flow } = await planParkFlow(viewer?.id ?? null, body, request.signal)
    return Response.json(flow, { headers: { 'x-answer-source': source } })
  },
)
