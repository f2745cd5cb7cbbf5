import type { Tag } from '@/lib/posts/schema'

type TagProps = { tags: Tag[]; chosen: string; onPick: (slug: string) => void }

/** Every tag to press; the chosen one is pressed again to let go of it. One row to swipe on phones. */
export function TagChips({ tags, chosen, onPick }: TagProps) {
  if (tags.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Filter by tag</legend>
      <div className="flex gap-2 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap">
        {tags.map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={chosen === slug}
            onClick={() => onPick(chosen === slug ? '' : slug)}
            className="min-h-11 shrink-0 border-2 border-line px-3 font-semibold text-sm hover:bg-sheet aria-pressed:bg-signal aria-pressed:text-signal-ink"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
