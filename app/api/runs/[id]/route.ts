import { route } from '@/lib/http/route'
import { removeLine } from '@/lib/lines/data'
import { lineWriteLimit as limit, lineParams as params } from '@/lib/lines/schema'

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  removeLine(call.viewer.id, call.params.id),
)
