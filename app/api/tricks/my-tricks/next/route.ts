import { route } from '@/lib/http/route'
import { listNextTricks } from '@/lib/my-tricks/advice-data'

export const GET = route({ access: 'user' }, ({ viewer }) => listNextTricks(viewer.id))
