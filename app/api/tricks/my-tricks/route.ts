import { route } from '@/lib/http/route'
import { listMyTricks } from '@/lib/my-tricks/data'

export const GET = route({ access: 'user' }, ({ viewer }) => listMyTricks(viewer.id))
