import { PostCard } from '@/components/posts/card'
import { PostList } from '@/components/posts/list'
import { PageIntro } from '@/components/site/page-intro'
import { JsonLd } from '@/components/ui/page'
import { blogData } from '@/lib/posts/metadata'
import type { PostSummary, Tag } from '@/lib/posts/schema'

type Props = {
  posts: PostSummary[]
  tags: Tag[]
  /** There are older posts than these. */
  hasOlder: boolean
  /** These are the newest. */
  isFirst: boolean
}

/** A part of the list with everything around it. */
export function BlogScreen({ posts, tags, hasOlder, isFirst }: Props) {
  const last = posts.at(-1)
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={blogData(posts)} />
      <PageIntro path="/blog">
        What the trick pages have no room for: where to begin, why it does not work yet, and what to do about
        it.
      </PageIntro>
      <PostList
        tags={tags}
        isWhole={isFirst && !hasOlder}
        olderPath={hasOlder && last ? `/blog/older/${encodeURIComponent(last.slug)}` : null}
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
