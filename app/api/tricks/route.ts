import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { unpracticed } from '@/lib/my-tricks/progress'
import { listTrickCards } from '@/lib/tricks/data'

// The same for everyone, so that it can be cached: a user's own progress comes with My Tricks.
export const GET = route({ access: 'public' }, async () => publicJson(unpracticed(await listTrickCards())))
