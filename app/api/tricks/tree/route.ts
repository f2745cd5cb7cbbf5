import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { getTree } from '@/lib/tricks/data'

export const GET = route({ access: 'public' }, async () => publicJson(await getTree()))
