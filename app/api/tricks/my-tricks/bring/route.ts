import { route } from '@/lib/http/route'
import { bringTricks } from '@/lib/my-tricks/data'
import { broughtList, writeLimit as limit, mostBrought } from '@/lib/my-tricks/schema'

export const POST = route(
  { access: 'user', limit, body: broughtList, bodyLimit: mostBrought.bytes },
  ({ viewer, body }) => bringTricks(viewer.id, body),
)
