import { nextPageLink, publicJson } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { listPosts, listWholePosts } from '@/lib/posts/data'
import { postsQuery } from '@/lib/posts/schema'

export const GET = route({ access: 'public', query: postsQuery }, async ({ request, query }) => {
  const { summary, ...which } = query
  const { posts, next } = await (summary ? listPosts(which) : listWholePosts(which))
  // Scheduled posts come out by the clock.
  return publicJson(posts, { seconds: 10, hasQuery: true, ...nextPageLink(request, next) })
})
