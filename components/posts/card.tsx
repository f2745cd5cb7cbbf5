import { Link } from '@/components/ui/link'
import { unbroken } from '@/components/ui/unbroken'
import { coverOf, longDay } from '@/lib/posts/presentation'
import type { PostSummary } from '@/lib/posts/schema'
import { widthsOf } from '@/lib/uploads/small'

type Props = { post: PostSummary; isFirst?: boolean /** Of the heading. */; level?: 2 | 3 }

const sizes = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'

/** A post in a list; the whole card is a link. */
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
        <Heading className="wrap-anywhere hyphens-auto text-2xl leading-[1.1] group-hover:text-signal-text">
          <Link href={`/blog/${post.slug}`} className="after:absolute after:inset-0">
            {unbroken(post.title)}
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

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({
  post,
}: {
  post: Pick<PostSummary, 'author' | 'publishedAt' | 'publishedOn' | 'readingMinutes'>
}) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-10 shrink-0 rounded-full border-2 border-line bg-[url(/icon-192.png)] bg-cover"
      />
      <div>
        <p className="font-semibold">{post.author}</p>
        <p className="text-soft">
          {post.publishedAt && post.publishedOn && (
            <time dateTime={post.publishedAt}>{longDay(post.publishedOn)}</time>
          )}
          {` · ${post.readingMinutes} min read`}
        </p>
      </div>
    </div>
  )
}

type CoverProps = {
  coverImage: string | null
  /** As in an img. */
  sizes: string
  /** The first image of a page loads with priority. */
  isFirst?: boolean
  /** Next to the title a cover is decoration. */
  isSilent?: boolean
  className?: string
}

const fileOf = (name: string, format: string) =>
  [800, 1600].map((width) => `/art/covers/${name}-${width}.${format} ${width}w`).join(', ')

// Twice as many dots as the page has are enough for a drawing: the densest phones would fetch three times the bytes.
const onDensePhones = '(max-width: 40rem) and (min-resolution: 2.5dppx) 55vw'

// Of an uploaded cover only its address is known: it may be this wide.
const widest = 2400

/** The cover of a post, 16 by 9: one of our drawings, in two formats and widths, an upload, in two widths, or any other image. */
export function Cover({
  coverImage,
  sizes: roomy,
  isFirst = false,
  isSilent = false,
  className = '',
}: CoverProps) {
  const sizes = `${onDensePhones}, ${roomy}`
  const { address, name, alt } = coverOf(coverImage)
  const srcSet = widthsOf(address, widest)
  return (
    <picture>
      {name && <source type="image/avif" srcSet={fileOf(name, 'avif')} sizes={sizes} />}
      {name && <source type="image/webp" srcSet={fileOf(name, 'webp')} sizes={sizes} />}
      <img
        srcSet={srcSet}
        sizes={srcSet && sizes}
        src={address}
        alt={isSilent ? '' : alt}
        width={1600}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`aspect-video w-full object-cover ${className}`}
      />
    </picture>
  )
}

/** Cards of a few posts, side by side where there is room, in a section of the page. */
export const PostCards = ({ posts }: { posts: readonly PostSummary[] }) => (
  <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
    {posts.map((post) => (
      <li key={post.slug}>
        <PostCard post={post} level={3} />
      </li>
    ))}
  </ul>
)
