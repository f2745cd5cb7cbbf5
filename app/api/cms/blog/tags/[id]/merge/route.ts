import { route } from '@/lib/http/route'
import { cmsWriteLimit as limit, tagParams as params, tagMerge } from '@/lib/posts/schema'
import { mergeTags } from '@/lib/posts/tags-data'

export const POST = route({ access: 'admin', limit, params, body: tagMerge }, (call) =>
  mergeTags(call.params.id, call.body.into),
)
