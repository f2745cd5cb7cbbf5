import type { Metadata } from 'next'
import { PostCards } from '@/components/posts/card'
import { MissingPost } from '@/components/posts/missing-post'
import { listPosts } from '@/lib/posts/data'
import { pageMetadata } from '@/lib/site'

const known = pageMetadata('/blog/missing/post')

// Stands at every address where no post is, and so names none.
export const metadata: Metadata = {
  ...known,
  alternates: undefined,
  openGraph: { ...known.openGraph, url: undefined },
}

// Scheduled posts come out by the clock.
export const revalidate = 60

export default async function MissingPostPage() {
  const { posts } = await listPosts()
  return (
    <MissingPost>
      {posts.length > 0 && (
        <section aria-labelledby="newest" className="mt-12">
          <h2 id="newest" className="mb-4 text-title">
            New on the blog
          </h2>
          <PostCards posts={posts.slice(0, 3)} />
        </section>
      )}
    </MissingPost>
  )
}
