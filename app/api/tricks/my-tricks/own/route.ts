import { route } from '@/lib/http/route'
import { namedTricks } from '@/lib/my-tricks/schema'
import { keepNamed } from '@/lib/tricks/composed-data'

// Fifty at once: more than an account may keep, and few enough to compose.
const limit = { name: 'own-tricks', times: 60, seconds: 600 }

export const POST = route({ access: 'user', limit, body: namedTricks }, ({ viewer, body }) =>
  keepNamed(viewer.id, body.names),
)
