import { route } from '@/lib/http/route'
import { suggestTrick } from '@/lib/tricks/suggest-data'
import { suggestRequest } from '@/lib/tricks/suggest-schema'

const limit = { name: 'tricks-suggest', times: 120, guestTimes: 30, seconds: 600 }

export const POST = route(
  { access: 'public', withViewer: true, limit, body: suggestRequest },
  ({ viewer, body, request }) => suggestTrick(viewer?.id ?? null, body, request.signal),
)
