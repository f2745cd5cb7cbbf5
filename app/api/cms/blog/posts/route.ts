import { nextPageLink } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { createPost } from '@/lib/posts/cms-data'
import { listAllPosts } from '@/lib/posts/data'
import { allPostsQuery, postBytes as bodyLimit, cmsWriteLimit as limit, postInput } from '@/lib/posts/schema'

export const GET = route({ access: 'admin', query: allPostsQuery }, async ({ request, query }) => {
  const { posts, next } = await listAllPosts(query.before)
  return Response.json(posts, { headers: nextPageLink(request, next) })
})

export const POST = route({ access: 'admin', limit, body: postInput, bodyLimit }, ({ viewer, body }) =>
  createPost(viewer.id, body),
)
