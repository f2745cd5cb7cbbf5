'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import { late } from '@/components/ui/behavior/late'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/status'
import { filterPosts, type PostFilter, parsePostFilter, postFilterQuery } from '@/lib/posts/list'
import type { PostSummary, Tag } from '@/lib/posts/schema'
import { PostResults } from './results'

const FoundPosts = late(() => import('./found-posts'), { loading: <Spinner label="Searching..." /> })

/** What the browser needs to filter a post; its card is rendered on the server. */
type Listed = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'tags'> & { card: ReactNode }

type Props = {
  posts: Listed[]
  tags: Tag[]
  /** Whether these are all posts; otherwise filters are applied by the server. */
  isWhole: boolean
  /** The page with older posts, if there is one. */
  olderPath: string | null
}

/** The posts, filtered by what the URL asks for: a tag, or else a text. */
export function PostList({ posts, tags, isWhole, olderPath }: Props) {
  const [query, setQuery] = useQueryString()
  const filter = parsePostFilter(query)
  const text = filter.tag ? '' : filter.text
  const show = (next: Partial<PostFilter>) => setQuery(postFilterQuery({ tag: '', text: '', ...next }))
  const field = useSearchField(text)
  const pick = (tag: string) => {
    if (field.current) field.current.value = ''
    show({ tag })
  }
  const isFiltered = filter.tag !== '' || text !== ''
  const isRemote = isFiltered && !isWhole
  const shown = filterPosts(posts, filter)
  return (
    <>
      <SearchForm field={field} onSearch={(wanted) => show({ text: wanted })} />
      <TagChips tags={tags} chosen={filter.tag} onPick={pick} />
      {isRemote ? (
        <FoundPosts key={query} filter={{ tag: filter.tag, text }} onClear={() => pick('')} />
      ) : (
        <PostResults posts={shown} count={isFiltered ? `${shown.length}` : null} onClear={() => pick('')} />
      )}
      {!isFiltered && olderPath && (
        <p className="mt-8">
          <Link href={olderPath} className={buttonStyle({ variant: 'outline' })}>
            Older posts
          </Link>
        </p>
      )}
    </>
  )
}

/** An uncontrolled search field that shows the text in the URL. */
function useSearchField(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef('')
  useEffect(() => {
    // Only on a change: keeps what was typed before the scripts had loaded.
    if (field.current && shown.current !== text) field.current.value = text
    shown.current = text
  }, [text])
  return field
}

type SearchProps = { field: RefObject<HTMLInputElement | null>; onSearch: (text: string) => void }

/** Searches on submit, unless the text is blank. */
function SearchForm({ field, onSearch }: SearchProps) {
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

/** All tags as toggles; on phones, one row to swipe. */
function TagChips({ tags, chosen, onPick }: TagProps) {
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
