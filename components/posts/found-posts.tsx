import { useEffect, useEffectEvent, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/status'
import { toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { cursorAfter, type PostFilter, postsPerPage } from '@/lib/posts/list'
import type { PostSummary } from '@/lib/posts/schema'
import { PostCard } from './post-card'
import { FoundStatus, NoPosts, PostGrid } from './post-grid'

type Found = { posts: PostSummary[] | null; isPending: boolean; isMore: boolean }

function pathOf({ tag, text }: PostFilter, last: PostSummary | undefined): string {
  const before = last && cursorAfter('publishedAt', last)
  const params = new URLSearchParams({
    ...(tag && { tag }),
    ...(text && { q: text }),
    ...(before && { before }),
  })
  return `/api/blog/posts?${params}`
}

/** Asks the server for what matches, a part at a time. */
export function useFoundPosts(filter: PostFilter) {
  const [found, setFound] = useState<Found>({ posts: null, isPending: true, isMore: true })
  const read = (signal?: AbortSignal) =>
    call<PostSummary[]>(pathOf(filter, found.posts?.at(-1)), { signal }).then(
      (part) =>
        setFound(({ posts }) => ({
          posts: [...(posts ?? []), ...part],
          isPending: false,
          isMore: part.length === postsPerPage,
        })),
      (error: unknown) => {
        if (signal?.aborted) return
        toastError(error, 'Failed to fetch blog posts', 'Search Failed')
        setFound((before) => ({ ...before, isPending: false }))
      },
    )
  const begin = useEffectEvent(read)
  useEffect(() => {
    const leaving = new AbortController()
    void begin(leaving.signal)
    return () => leaving.abort()
  }, [])
  const readMore = () => {
    setFound((before) => ({ ...before, isPending: true }))
    void read()
  }
  return { ...found, readMore }
}

type Props = { filter: PostFilter; onClear: () => void }

/** The posts that the server finds, more of them on a press. */
export default function FoundPosts({ filter, onClear }: Props) {
  const { posts, isPending, isMore, readMore } = useFoundPosts(filter)
  const shown = posts?.map((post) => ({ slug: post.slug, card: <PostCard post={post} /> }))
  const count = posts ? `${posts.length}${isMore ? '+' : ''}` : '...'
  return (
    <>
      <FoundStatus count={count} onClear={onClear} />
      {shown && (shown.length > 0 ? <PostGrid posts={shown} /> : !isPending && <NoPosts isFiltered />)}
      {isPending && <Spinner label="Searching..." />}
      {!isPending && isMore && (
        <p className="mt-8">
          <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={readMore}>
            {posts ? 'More posts' : 'Try Again'}
          </button>
        </p>
      )}
    </>
  )
}
