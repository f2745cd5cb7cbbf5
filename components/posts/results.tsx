import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'

type Props = {
  /** Null while they are searched. */
  posts: { slug: string; card: ReactNode }[] | null
  /** How many there are, as it is said; null without a filter. */
  count: string | null
  onClear: () => void
}

/** The posts that match: how many, with a button to show all, and their cards. */
export function PostResults({ posts, count, onClear }: Props) {
  return (
    <>
      <div className="my-3 flex min-h-11 flex-wrap items-center gap-x-4 text-soft">
        <p role="status">{count !== null && `${count} ${count === '1' ? 'post' : 'posts'}`}</p>
        {count !== null && (
          <button type="button" className={buttonStyle({ variant: 'link' })} onClick={onClear}>
            Show all posts
          </button>
        )}
      </div>
      {posts?.length === 0 && (
        <div className="border-2 border-line border-dashed p-8 text-center">
          <h2 className="text-title">No posts found</h2>
          <p className="mt-2 text-soft">
            {count === null ? 'Check back soon for new content!' : 'Try adjusting your search or filters'}
          </p>
        </div>
      )}
      {posts && posts.length > 0 && (
        <ul aria-label="Posts" className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map(({ slug, card }) => (
            <li key={slug} className="not-first:below-fold-32">
              {card}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
