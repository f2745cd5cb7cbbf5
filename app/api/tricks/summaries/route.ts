import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listTricks } from '@/lib/tricks/data'

// What lists show of every trick: a third of what the whole library weighs, for pages that list all of it.
export const GET = route({ access: 'public' }, async () => publicJson(await listTricks()))
