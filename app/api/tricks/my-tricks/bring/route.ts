import { route } from '@/lib/http/route'
import { bringTricks } from '@/lib/my-tricks/bring-data'
import { broughtList, writeLimit as limit } from '@/lib/my-tricks/schema'
import { mostBrought } from '@/lib/my-tricks/taxonomy'

export const POST = route(
  { access: 'user', limit, body: broughtList, bodyLimit: mostBrought.bytes },
  ({ viewer, body }) => bringTricks(viewer.id, body),
)
