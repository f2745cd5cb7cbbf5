import { route } from '@/lib/http/route'
import { listDueTricks } from '@/lib/my-tricks/data'

export const GET = route({ access: 'user' }, ({ viewer }) => listDueTricks(viewer.id))
