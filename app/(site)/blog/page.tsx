import type { Metadata } from 'next'
import { PostCard } from '@/components/posts/post-card'
import { PostList } from '@/components/posts/post-list'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHeading } from '@/components/ui/page-heading'
import { listPosts, listTags } from '@/lib/posts/data'
import { withFeeds } from '@/lib/posts/feed-links'
import { blogData } from '@/lib/posts/structured-data'
import { pageMetadata } from '@/lib/site'
import { breadcrumbData } from '@/lib/tricks/structured-data'

const title = 'Blog'

export const metadata: Metadata = {
  ...pageMetadata({
    title,
    description:
      'Skateboarding explained in plain words: first days, ollies, flips, stances, set-up, lines and parks, how to fall, how to practice, and what to learn next.',
    path: '/blog',
    preview: '/preview/page/blog.png',
  }),
  alternates: withFeeds('/blog'),
}

// Scheduled posts come out by the clock.
export const revalidate = 60

export default async function BlogPage() {
  const [posts, tags] = await Promise.all([listPosts(), listTags()])
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={blogData(posts)} />
      <JsonLd data={breadcrumbData([{ name: title, path: '/blog' }])} />
      <PageHeading title={title}>
        What the trick pages have no room for: where to begin, why it does not work yet, and what to do about
        it.
      </PageHeading>
      <PostList
        tags={tags}
        posts={posts.map((post, index) => ({
          slug: post.slug,
          title: post.title,
          excerpt: post.excerpt,
          tags: post.tags,
          card: <PostCard post={post} isFirst={index === 0} />,
        }))}
      />
      <p className="mt-12 text-sm">
        New posts by{' '}
        <a href="/blog/rss.xml" className="underline underline-offset-4">
          RSS
        </a>{' '}
        or{' '}
        <a href="/blog/atom.xml" className="underline underline-offset-4">
          Atom
        </a>
      </p>
    </div>
  )
}
