import { route } from '@/lib/http/route'
import { inOurTime } from '@/lib/my-tricks/clock'
import { getProgress, saveProgress } from '@/lib/my-tricks/data'
import { writeLimit as limit, progressInput } from '@/lib/my-tricks/schema'
import { trickParams as params } from '@/lib/tricks/schema'

export const GET = route({ access: 'user', params }, (call) => getProgress(call.viewer.id, call.params.id))

export const PATCH = route({ access: 'user', limit, params, body: progressInput }, (call) => {
  const input = inOurTime(call.body, 'lastPracticed', call.request)
  return saveProgress(call.viewer.id, call.params.id, input, call.idempotencyKey)
})
