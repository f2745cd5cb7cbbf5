import { route } from '@/lib/http/route'
import { buildFromMine } from '@/lib/lines/plan-data'
import { buildRequest, planLimit as limit } from '@/lib/lines/schema'

export const POST = route({ access: 'user', limit, body: buildRequest }, ({ viewer, body }) =>
  buildFromMine(viewer.id, body),
)
