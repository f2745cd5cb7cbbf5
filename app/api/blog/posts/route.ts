import { nextPageLink, publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listPosts } from '@/lib/posts/data'
import { postListQuery } from '@/lib/posts/schema'

export const GET = route({ access: 'public', query: postListQuery }, async ({ request, query }) => {
  const { posts, next } = await listPosts(query)
  // Scheduled posts come out by the clock.
  return publicJson(posts, { seconds: 10, hasQuery: true, ...nextPageLink(request, next) })
})
