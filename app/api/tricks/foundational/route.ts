import { publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { unpracticed } from '@/lib/my-tricks/progress'
import { listFoundationalTrickCards } from '@/lib/tricks/data'

export const GET = route({ access: 'public' }, async () =>
  publicJson(unpracticed(await listFoundationalTrickCards())),
)
