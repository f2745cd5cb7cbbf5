import { route } from '@/lib/http/route'
import { addTrick } from '@/lib/my-tricks/data'
import { writeLimit as limit } from '@/lib/my-tricks/schema'
import { trickParams } from '@/lib/tricks/schema'

export const POST = route(
  { access: 'user', limit, params: trickParams },
  ({ viewer, params, idempotencyKey }) => addTrick(viewer.id, params.id, idempotencyKey),
)
