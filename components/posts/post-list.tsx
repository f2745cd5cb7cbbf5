'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryString } from '@/components/ui/use-query-string'
import { filterPosts, type PostFilter, parsePostFilter, postFilterQuery } from '@/lib/posts/filter'
import type { PostSummary, Tag } from '@/lib/posts/schema'
import { TagChips } from './tag-chips'

/** What the browser must know of a post to find it; its card comes ready from the server. */
type Listed = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'tags'> & { card: ReactNode }

type Props = { posts: Listed[]; tags: Tag[] }

/** All posts, narrowed by what the address asks for: a tag, or else words. */
export function PostList({ posts, tags }: Props) {
  const [query, setQuery] = useQueryString()
  const filter = parsePostFilter(query)
  const show = (next: Partial<PostFilter>) => setQuery(postFilterQuery({ tag: '', text: '', ...next }))
  const text = filter.tag ? '' : filter.text
  const field = useSearchField(text)
  const pick = (tag: string) => {
    if (field.current) field.current.value = ''
    show({ tag })
  }
  const shown = filterPosts(posts, filter)
  const isFiltered = filter.tag !== '' || text !== ''
  return (
    <>
      <SearchForm field={field} onSearch={(wanted) => show({ text: wanted })} />
      <TagChips tags={tags} chosen={filter.tag} onPick={pick} />
      <p role="status" className="my-3 flex min-h-11 flex-wrap items-center gap-x-4 text-soft">
        {isFiltered && `${shown.length} ${shown.length === 1 ? 'post' : 'posts'}`}
        {isFiltered && (
          <button type="button" className={buttonStyle({ variant: 'link' })} onClick={() => pick('')}>
            Show all posts
          </button>
        )}
      </p>
      {shown.length === 0 ? <Empty isFiltered={isFiltered} /> : <Grid posts={shown} />}
    </>
  )
}

/** The search field holds what the address says; what is being typed is nobody else's business. */
function useSearchField(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef('')
  useEffect(() => {
    // Only a change: what was typed before the scripts had loaded stays.
    if (field.current && shown.current !== text) field.current.value = text
    shown.current = text
  }, [text])
  return field
}

type SearchProps = { field: RefObject<HTMLInputElement | null>; onSearch: (text: string) => void }

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

function Grid({ posts }: { posts: Listed[] }) {
  return (
    <ul aria-label="Posts" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ slug, card }) => (
        <li key={slug}>{card}</li>
      ))}
    </ul>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="border-2 border-line bg-sheet p-8 text-center">
      <h2 className="text-title">No posts found</h2>
      <p className="mt-2 text-soft">
        {isFiltered ? 'Try adjusting your search or filters' : 'Check back soon for new content!'}
      </p>
    </div>
  )
}
