import { takeSeat } from '@/lib/games/data'
import { seatInput as body, gameWriteLimit as limit, gameParams as params } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'public', withViewer: true, limit, params, body }, (call) =>
  takeSeat(call.params.token, call.body),
)
