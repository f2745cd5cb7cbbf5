import { getGame } from '@/lib/games/data'
import { gameParams as params } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

// Every player looks every few seconds while it is another's turn, and friends may share one address.
const limit = { name: 'games', times: 2400, seconds: 600 }

export const GET = route({ access: 'public', withViewer: true, limit, params }, (call) =>
  getGame(call.params.token),
)
