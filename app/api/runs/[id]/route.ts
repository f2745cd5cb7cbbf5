import { route } from '@/lib/http/route'
import { changeLine, removeLine } from '@/lib/lines/data'
import { lineWriteLimit as limit, lineChange, lineParams as params } from '@/lib/lines/schema'

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  removeLine(call.viewer.id, call.params.id),
)

export const PATCH = route({ access: 'user', limit, params, body: lineChange }, (call) =>
  changeLine(call.viewer.id, call.params.id, call.body),
)
