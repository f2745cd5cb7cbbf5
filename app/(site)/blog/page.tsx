import type { Metadata } from 'next'
import { listPosts, listTags } from '@/lib/posts/data'
import { withFeeds } from '@/lib/posts/metadata'
import { pageMetadata } from '@/lib/site'
import { BlogScreen } from './blog-screen'

export const metadata: Metadata = {
  ...pageMetadata('/blog'),
  alternates: withFeeds('/blog'),
}

// Scheduled posts come out by the clock.
export const revalidate = 60

export default async function BlogPage() {
  const [{ posts, next }, tags] = await Promise.all([listPosts(), listTags()])
  return <BlogScreen posts={posts} tags={tags} hasOlder={next !== null} isFirst />
}
