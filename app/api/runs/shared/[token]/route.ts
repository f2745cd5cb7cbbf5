import { route } from '@/lib/http/route'
import { planLimit as limit, shareParams, shareQuery } from '@/lib/lines/schema'
import { getSharedLine } from '@/lib/lines/share-data'

export const GET = route(
  { access: 'public', withViewer: true, limit, params: shareParams, query: shareQuery },
  ({ viewer, params, query }) => getSharedLine(params.token, viewer?.id ?? null, query),
)
