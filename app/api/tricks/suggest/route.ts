import { route } from '@/lib/http/route'
import { suggestLimit as limit, suggestRequest } from '@/lib/tricks/schema'
import { suggestTrick } from '@/lib/tricks/suggest-data'

export const POST = route(
  { access: 'public', withViewer: true, limit, body: suggestRequest },
  ({ viewer, body, request }) => suggestTrick(viewer?.id ?? null, body, request.signal),
)
