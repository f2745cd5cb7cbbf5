import { Link } from '@/components/ui/link'
import { stillData } from '@/lib/tricks/still'
import { stillPath } from '@/lib/tricks/still-path'

/** How large a still is. Those in rows are that large whatever stands beside them. */
const sizes = {
  row: { width: 64, height: 48 },
  card: { width: 320, height: 240 },
} as const

// Known when this is built: what draws does not come to browsers with it.
const drawOnServer = typeof window === 'undefined' ? stillData : null

type Props = {
  name: string
  size?: keyof typeof sizes
  /** Whether it is the largest thing that is seen first: it comes with its page, and not a round trip later. */
  isFirst?: boolean
  className?: string
}

/** The moment that tells a trick from others, beside its name; a goofy rider sees it in the mirror. */
export const TrickStill = ({ name, size = 'row', isFirst = false, className = '' }: Props) => (
  // biome-ignore lint/performance/noImgElement: a drawing of one kilobyte needs no other sizes
  <img
    src={(isFirst && drawOnServer?.(name)) || stillPath(name)}
    // The browser leaves what came with the page as it is.
    suppressHydrationWarning={isFirst}
    alt=""
    {...sizes[size]}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
    // Rows and cards are dragged, not the pictures in them.
    draggable={false}
    className={`still ${className}`.trim()}
  />
)

/** A trick as a card that leads to its page: its still over its name. */
export const StillLink = ({ slug, name }: { slug: string; name: string }) => (
  <Link
    href={`/tricks/${slug}`}
    className="block h-full border-2 border-line bg-sheet p-3 font-semibold hover:text-signal-text"
  >
    <TrickStill name={name} size="card" className="mb-2 aspect-4/3 h-auto w-full border-2 border-line" />
    {name}
  </Link>
)
