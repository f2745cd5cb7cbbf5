import { listSessions } from '@/lib/auth/sessions'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'user' }, ({ viewer }) => listSessions(viewer))
