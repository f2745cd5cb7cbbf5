import { listNewestPosts } from '@/lib/posts/data'
import { postFeed } from '@/lib/posts/feed'

export const dynamic = 'force-static'
export const revalidate = 60

export async function GET() {
  const feed = postFeed(await listNewestPosts(20))
  return new Response(feed.atom1(), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
