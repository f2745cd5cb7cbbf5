import { route } from '@/lib/http/route'
import { listParks, savePark } from '@/lib/parks/own-data'
import { parkInput as body, parkWriteLimit as limit } from '@/lib/parks/schema'

export const GET = route({ access: 'user' }, ({ viewer }) => listParks(viewer.id))

export const POST = route({ access: 'user', limit, body }, (call) => savePark(call.viewer.id, call.body))
