import { nextPageLink } from '@/lib/http/response'
import { route } from '@/lib/http/route'
import { sendStored, storeAnswer } from '@/lib/http/stored-answer'
import { listPosts } from '@/lib/posts/data'
import { postListQuery } from '@/lib/posts/schema'

export const GET = route({ access: 'public', query: postListQuery }, async ({ request, query }) => {
  const { posts, next } = await listPosts(query)
  return sendStored(storeAnswer(posts), request, nextPageLink(request, next))
})
