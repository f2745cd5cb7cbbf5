import { turnAlertOff, turnAlertOn } from '@/lib/games/alerts-data'
import { alertInput, alertOff, gameParams as params } from '@/lib/games/schema'
import { route } from '@/lib/http/route'

const limit = { name: 'game-alerts', times: 60, seconds: 600 }

export const PUT = route({ access: 'public', withViewer: true, limit, params, body: alertInput }, (call) =>
  turnAlertOn(call.params.token, call.body, call.viewer),
)

export const DELETE = route({ access: 'public', withViewer: true, limit, params, body: alertOff }, (call) =>
  turnAlertOff(call.params.token, call.body),
)
