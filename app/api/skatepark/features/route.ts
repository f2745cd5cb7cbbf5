import { route } from '@/lib/http/route'
import { listFeatures } from '@/lib/parks/data'

export const GET = route({ access: 'public' }, () => listFeatures())
