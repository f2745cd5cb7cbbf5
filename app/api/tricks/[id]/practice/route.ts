import { route } from '@/lib/http/route'
import { logPractice, practiceHistory } from '@/lib/my-tricks/practice-data'
import { dayQuery, writeLimit as limit, practiceInput } from '@/lib/my-tricks/schema'
import { trickParams as params } from '@/lib/tricks/schema'

export const GET = route({ access: 'user', params, query: dayQuery }, (call) =>
  practiceHistory(call.viewer.id, call.params.id, call.query.timeZone),
)

export const POST = route({ access: 'user', limit, params, body: practiceInput }, (call) =>
  logPractice(call.viewer.id, call.params.id, call.body, call.idempotencyKey),
)
