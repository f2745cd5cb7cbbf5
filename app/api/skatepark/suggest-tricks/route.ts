import { route } from '@/lib/http/route'
import { planParkFlow } from '@/lib/parks/data'
import { flowRequest } from '@/lib/parks/schema'

const limit = { name: 'park-flow', times: 240, guestTimes: 60, seconds: 600 }

export const POST = route(
  { access: 'public', withViewer: true, limit, body: flowRequest },
  async ({ viewer, body, request }) => {
    const { source, flow } = await planParkFlow(viewer?.id ?? null, body, request.signal)
    return Response.json(flow, { headers: { 'x-answer-source': source } })
  },
)
