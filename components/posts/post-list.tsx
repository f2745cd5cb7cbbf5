'use client'

import Link from 'next/link'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useQueryString } from '@/components/ui/history'
import { Spinner } from '@/components/ui/status'
import { filterPosts, type PostFilter, parsePostFilter, postFilterQuery } from '@/lib/posts/list'
import type { PostSummary, Tag } from '@/lib/posts/schema'
import { SearchForm, TagChips } from './post-filters'
import { FoundStatus, NoPosts, PostGrid } from './post-grid'

const FoundPosts = lazy(() => import('./found-posts'))

/** What the browser must know of a post to find it; its card comes ready from the server. */
type Listed = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'tags'> & { card: ReactNode }

type Props = {
  posts: Listed[]
  tags: Tag[]
  /** These are all posts that there are; otherwise the server is asked for those that match. */
  isWhole: boolean
  /** Where the list goes on. */
  olderPath: string | null
}

/** Posts, narrowed by what the address asks for: a tag, or else words. */
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
  const isAsked = isFiltered && !isWhole
  return (
    <>
      <SearchForm field={field} onSearch={(wanted) => show({ text: wanted })} />
      <TagChips tags={tags} chosen={filter.tag} onPick={pick} />
      {isAsked ? (
        <Suspense fallback={<Spinner label="Searching..." />}>
          <FoundPosts key={query} filter={{ tag: filter.tag, text }} onClear={() => pick('')} />
        </Suspense>
      ) : (
        <Here posts={filterPosts(posts, filter)} isFiltered={isFiltered} onClear={() => pick('')} />
      )}
      {!isFiltered && olderPath && (
        <p className="mt-8">
          <Link href={olderPath} prefetch={false} className={buttonStyle({ variant: 'outline' })}>
            Older posts
          </Link>
        </p>
      )}
    </>
  )
}

type HereProps = { posts: Listed[]; isFiltered: boolean; onClear: () => void }

function Here({ posts, isFiltered, onClear }: HereProps) {
  return (
    <>
      <FoundStatus count={isFiltered ? `${posts.length}` : null} onClear={onClear} />
      {posts.length === 0 ? <NoPosts isFiltered={isFiltered} /> : <PostGrid posts={posts} />}
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
