import type { FormEvent, RefObject } from 'react'
import { buttonStyle } from '@/components/ui/button'
import type { Tag } from '@/lib/posts/schema'

type SearchProps = { field: RefObject<HTMLInputElement | null>; onSearch: (text: string) => void }

/** Searches on a press; blanks are nothing to search for. */
export function SearchForm({ field, onSearch }: SearchProps) {
  const search = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text) onSearch(text)
  }
  return (
    <search>
      <form action="/blog" onSubmit={search} className="mb-4 flex max-w-prose">
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={100}
          aria-label="Search posts"
          placeholder="Search posts"
          className="min-h-12 w-full min-w-0 border-2 border-line border-r-0 bg-sheet px-3 text-base"
        />
        <button type="submit" className={buttonStyle()}>
          Search
        </button>
      </form>
    </search>
  )
}

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
