import { startGame } from '@/lib/games/data'
import { gameInput as body } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

const limit = { name: 'game-starts', times: 60, seconds: 600 }

export const POST = route({ access: 'public', withViewer: true, limit, body }, (call) => startGame(call.body))
