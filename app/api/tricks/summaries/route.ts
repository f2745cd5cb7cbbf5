import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listTricks } from '@/lib/tricks/data'

// What lists show of every trick: half of what the library weighs whole, for pages that list all of it.
export const GET = route({ access: 'public' }, async () => publicJson(await listTricks()))
