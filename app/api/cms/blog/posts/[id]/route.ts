import { route } from '@/lib/http/route'
import { getEditedPost, removePost, updatePost } from '@/lib/posts/cms-data'
import {
  postBytes as bodyLimit,
  cmsWriteLimit as limit,
  postParams as params,
  postUpdate,
} from '@/lib/posts/schema'

export const GET = route({ access: 'admin', params }, (call) => getEditedPost(call.params.id))

export const PUT = route({ access: 'admin', limit, params, body: postUpdate, bodyLimit }, (call) =>
  updatePost(call.viewer.id, call.params.id, call.body),
)

export const DELETE = route({ access: 'admin', limit, params }, (call) => removePost(call.params.id))
