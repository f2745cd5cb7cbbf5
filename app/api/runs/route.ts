import { route } from '@/lib/http/route'
import { listLines, saveLine } from '@/lib/lines/data'
import { lineWriteLimit as limit, lineInput } from '@/lib/lines/schema'

export const GET = route({ access: 'user' }, ({ viewer }) => listLines(viewer.id))

export const POST = route({ access: 'user', limit, body: lineInput }, ({ viewer, body, idempotencyKey }) =>
  saveLine(viewer.id, body, idempotencyKey),
)
