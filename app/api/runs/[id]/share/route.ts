import { route } from '@/lib/http/route'
import { shareLine, unshareLine } from '@/lib/lines/data'
import { lineWriteLimit as limit, lineParams as params } from '@/lib/lines/schema'

export const POST = route({ access: 'user', limit, params }, (call) =>
  shareLine(call.viewer.id, call.params.id),
)

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  unshareLine(call.viewer.id, call.params.id),
)
