import type { Metadata } from 'next'
import { PostCard } from '@/components/posts/card'
import { MissingPost } from '@/components/posts/missing-post'
import { listPosts } from '@/lib/posts/data'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = pageMetadata('/blog/missing/post')

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
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {posts.slice(0, 3).map((post) => (
              <li key={post.slug}>
                <PostCard post={post} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </MissingPost>
  )
}
