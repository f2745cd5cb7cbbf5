import { route } from '@/lib/http/route'
import { removeTrick } from '@/lib/my-tricks/data'
import { writeLimit as limit } from '@/lib/my-tricks/schema'
import { trickParams } from '@/lib/tricks/schema'

export const DELETE = route(
  { access: 'user', limit, params: trickParams },
  ({ viewer, params, idempotencyKey }) => removeTrick(viewer.id, params.id, idempotencyKey),
)
