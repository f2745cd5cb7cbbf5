import { route } from '@/lib/http/route'
import { planLine } from '@/lib/lines/plan-data'
import { planLimit as limit, lineRequest } from '@/lib/lines/schema'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: lineRequest },
  async ({ viewer, body, request }) => {
    const { source, entries } = await planLine(viewer?.id ?? null, body, request.signal)
    return Response.json(entries, { headers: { 'x-answer-source': source } })
  },
)
