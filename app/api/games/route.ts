import { startGame } from '@/lib/games/data'
import { gameInput as body, gameStartLimit as limit } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

export const POST = route({ access: 'public', withViewer: true, limit, body }, (call) => startGame(call.body))
