import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { unbroken } from '@/components/ui/unbroken'
import type { Post, PostSummary } from '@/lib/posts/schema'
import { RichText } from './body'
import { Byline, Cover, PostCards } from './card'

type Props = {
  post: Post
  related: PostSummary[]
  body: ReactNode
  tricks?: ReactNode
}

/** The page of a post: header, text, tags, tricks it mentions and related posts. */
export function PostArticle({ post, related, body, tricks }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <article className="mx-auto max-w-[60rem]">
        <Opening post={post} />
        <div className="mx-auto mt-10 max-w-[42.5rem]">
          {body}
          <Tags post={post} />
        </div>
      </article>
      <div className="mt-16 *:below-fold-56 lg:*:below-fold-32 space-y-16">
        {tricks}
        {related.length > 0 && (
          <section aria-labelledby="related-posts">
            <h2 id="related-posts" className="mb-5 text-title">
              Related posts
            </h2>
            <PostCards posts={related} />
          </section>
        )}
        <BackToBlog />
      </div>
    </div>
  )
}

const BackToBlog = () => (
  <p>
    <Link
      href="/blog"
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
    >
      <span aria-hidden="true" className="mr-2">
        &larr;
      </span>
      Back to Blog
    </Link>
  </p>
)

function Opening({ post }: { post: Post }) {
  return (
    <header>
      <BackToBlog />
      <h1 className="mt-4 text-headline">{unbroken(post.title)}</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">{post.excerpt}</p>
      <div className="mt-6">
        <Byline post={post} />
      </div>
      <figure className="mt-8">
        <Cover
          coverImage={post.coverImage}
          sizes="(min-width: 60rem) 60rem, 100vw"
          isFirst
          className="border-2 border-line shadow-sticker"
        />
        {post.imageAttribution && (
          <figcaption className="mt-3 text-sm text-soft [&_a]:underline">
            <RichText html={post.imageAttribution} />
          </figcaption>
        )}
      </figure>
    </header>
  )
}

function Tags({ post }: { post: Post }) {
  if (post.tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2">
      {post.tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            href={`/blog?tag=${encodeURIComponent(slug)}`}
            className="inline-flex min-h-11 items-center border-2 border-line px-3 font-semibold text-sm hover:bg-signal hover:text-signal-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
