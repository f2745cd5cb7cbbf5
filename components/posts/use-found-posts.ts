import { useEffect, useEffectEvent, useState } from 'react'
import { toastError } from '@/components/ui/toast-problem'
import { call } from '@/lib/http/client'
import type { PostFilter } from '@/lib/posts/filter'
import { cursorAfter, postsPerPage } from '@/lib/posts/list-part'
import type { PostSummary } from '@/lib/posts/schema'

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
