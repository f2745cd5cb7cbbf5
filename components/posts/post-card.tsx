import Link from 'next/link'
import type { PostSummary } from '@/lib/posts/schema'
import { Byline } from './byline'
import { Cover } from './cover'

type Props = { post: PostSummary; isFirst?: boolean /** Of its heading. */; level?: 2 | 3 }

const sizes = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'

/** A post in a list; all of it leads to the post. */
export function PostCard({ post, isFirst, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col border-2 border-line bg-sheet shadow-sticker">
      <Cover
        coverImage={post.coverImage}
        sizes={sizes}
        isFirst={isFirst}
        isSilent
        className="border-line border-b-2"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Heading className="text-2xl leading-[1.1] group-hover:text-signal-text">
          <Link href={`/blog/${post.slug}`} prefetch={false} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </Heading>
        <p className="text-soft">{post.excerpt}</p>
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag.slug} className="border border-line px-2 py-0.5 text-xs">
              {tag.name}
            </li>
          ))}
        </ul>
        <div className="mt-auto border-line/30 border-t pt-3">
          <Byline post={post} />
        </div>
      </div>
    </article>
  )
}
