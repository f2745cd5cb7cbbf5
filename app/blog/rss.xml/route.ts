import { listNewestPosts } from '@/lib/posts/data'
import { postFeed } from '@/lib/posts/feed'

export const dynamic = 'force-static'
export const revalidate = 60

export async function GET() {
  const feed = postFeed(await listNewestPosts(20))
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
