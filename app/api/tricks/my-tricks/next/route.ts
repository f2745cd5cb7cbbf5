import { route } from '@/lib/http/route'
import { getNext } from '@/lib/my-tricks/advice-data'

export const GET = route({ access: 'user' }, ({ viewer }) => getNext(viewer.id))
