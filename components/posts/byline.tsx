import { author, longDate } from '@/lib/posts/byline'
import type { PostSummary } from '@/lib/posts/schema'

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ post }: { post: Pick<PostSummary, 'publishedAt' | 'readingMinutes'> }) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-10 shrink-0 rounded-full border-2 border-line bg-[url(/icon-192.png)] bg-cover"
      />
      <div>
        <p className="font-semibold">{author}</p>
        <p className="text-soft">
          {post.publishedAt && <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>}
          {` · ${post.readingMinutes} min read`}
        </p>
      </div>
    </div>
  )
}
