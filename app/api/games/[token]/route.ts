import { getGame } from '@/lib/games/data'
import { gameReadLimit as limit, gameParams as params } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

export const GET = route({ access: 'public', withViewer: true, limit, params }, (call) =>
  getGame(call.params.token),
)
