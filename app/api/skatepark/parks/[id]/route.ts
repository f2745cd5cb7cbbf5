import { route } from '@/lib/http/route'
import { removePark } from '@/lib/parks/own-data'
import { parkWriteLimit as limit, parkParams as params } from '@/lib/parks/schema'

export const DELETE = route({ access: 'user', limit, params }, (call) =>
  removePark(call.viewer.id, call.params.id),
)
