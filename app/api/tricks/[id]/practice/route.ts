import { route } from '@/lib/http/route'
import { inOurTime } from '@/lib/my-tricks/clock'
import { logPractice, practiceHistory } from '@/lib/my-tricks/practice-data'
import { dayQuery, writeLimit as limit, practiceInput } from '@/lib/my-tricks/schema'
import { trickParams as params } from '@/lib/tricks/schema'

export const GET = route({ access: 'user', params, query: dayQuery }, (call) =>
  practiceHistory(call.viewer.id, call.params.id, call.query.timeZone),
)

export const POST = route({ access: 'user', limit, params, body: practiceInput }, (call) => {
  const input = inOurTime(call.body, 'practicedAt', call.request)
  return logPractice(call.viewer.id, call.params.id, input, call.idempotencyKey)
})
