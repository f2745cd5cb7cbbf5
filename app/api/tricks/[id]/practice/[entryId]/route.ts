import { route } from '@/lib/http/route'
import { inOurTime } from '@/lib/my-tricks/clock'
import { correctPractice, undoPractice } from '@/lib/my-tricks/practice-data'
import { writeLimit as limit, practiceParams as params, practiceInput } from '@/lib/my-tricks/schema'

export const PATCH = route({ access: 'user', limit, params, body: practiceInput }, (call) => {
  const input = inOurTime(call.body, 'practicedAt', call.request)
  return correctPractice(call.viewer.id, call.params.id, call.params.entryId, input, call.idempotencyKey)
})

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  undoPractice(call.viewer.id, call.params.id, call.params.entryId, call.idempotencyKey),
)
