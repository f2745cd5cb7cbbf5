import { route } from '@/lib/http/route'
import { readProgressMap } from '@/lib/my-tricks/data'

export const GET = route({ access: 'user' }, ({ viewer }) => readProgressMap(viewer.id))
