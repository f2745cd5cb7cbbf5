import { route } from '@/lib/http/route'
import { cmsWriteLimit as limit, tagParams as params, tagInput } from '@/lib/posts/schema'
import { removeTag, renameTag } from '@/lib/posts/tags-data'

export const PATCH = route({ access: 'admin', limit, params, body: tagInput }, (call) =>
  renameTag(call.params.id, call.body.name),
)

export const DELETE = route({ access: 'admin', limit, params }, (call) => removeTag(call.params.id))
