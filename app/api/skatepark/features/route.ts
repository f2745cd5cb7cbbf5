import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listFeatures } from '@/lib/parks/data'

export const GET = route({ access: 'public' }, async () => publicJson(await listFeatures()))
