import { route } from '@/lib/http/route'
import { lastTimes } from '@/lib/my-tricks/practice-data'
import { dayQuery } from '@/lib/my-tricks/schema'

export const GET = route({ access: 'user', query: dayQuery }, ({ viewer, query }) =>
  lastTimes(viewer.id, query.timeZone),
)
