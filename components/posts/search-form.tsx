import type { FormEvent, RefObject } from 'react'
import { buttonStyle } from '@/components/ui/button'

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
