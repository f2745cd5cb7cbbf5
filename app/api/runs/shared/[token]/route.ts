import { route } from '@/lib/http/route'
import { getSharedLine } from '@/lib/lines/data'
import { planLimit as limit, shareParams, shareQuery } from '@/lib/lines/schema'

export const GET = route(
  { access: 'public', withViewer: true, limit, params: shareParams, query: shareQuery },
  ({ viewer, params, query }) => getSharedLine(params.token, viewer?.id ?? null, query),
)
