import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'

type StatusProps = {
  /** How many posts match; null without a filter. */
  count: string | null
  onClear: () => void
}

/** How many posts match, with a button to show all. */
export function FoundStatus({ count, onClear }: StatusProps) {
  return (
    <p role="status" className="my-3 flex min-h-11 flex-wrap items-center gap-x-4 text-soft">
      {count !== null && `${count} ${count === '1' ? 'post' : 'posts'}`}
      {count !== null && (
        <button type="button" className={buttonStyle({ variant: 'link' })} onClick={onClear}>
          Show all posts
        </button>
      )}
    </p>
  )
}

export function PostGrid({ posts }: { posts: { slug: string; card: ReactNode }[] }) {
  return (
    <ul aria-label="Posts" className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ slug, card }) => (
        <li key={slug}>{card}</li>
      ))}
    </ul>
  )
}

export function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="border-2 border-line bg-sheet p-8 text-center">
      <h2 className="text-title">No posts found</h2>
      <p className="mt-2 text-soft">
        {isFiltered ? 'Try adjusting your search or filters' : 'Check back soon for new content!'}
      </p>
    </div>
  )
}
