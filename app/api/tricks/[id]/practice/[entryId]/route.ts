import { route } from '@/lib/http/route'
import { undoPractice } from '@/lib/my-tricks/practice-data'
import { writeLimit as limit, practiceParams as params } from '@/lib/my-tricks/schema'

export const DELETE = route({ access: 'user', limit, params }, async (call) => ({
  landing: await undoPractice(call.viewer.id, call.params.id, call.params.entryId, call.idempotencyKey),
}))
