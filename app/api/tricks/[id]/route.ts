import { route } from '@/lib/http/route'
import { getTrick } from '@/lib/tricks/data'
import { trickParams } from '@/lib/tricks/schema'

export const GET = route({ access: 'public', params: trickParams }, ({ params }) => getTrick(params.id))
