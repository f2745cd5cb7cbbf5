import { route } from '@/lib/http/route'
import { createPost, listAllPosts } from '@/lib/posts/cms-data'
import { postBytes as bodyLimit, cmsWriteLimit as limit, postInput } from '@/lib/posts/schema'

export const GET = route({ access: 'admin' }, listAllPosts)

export const POST = route({ access: 'admin', limit, body: postInput, bodyLimit }, ({ viewer, body }) =>
  createPost(viewer.id, body),
)
