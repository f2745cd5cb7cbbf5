import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { call } from '@/lib/http/client'
import { getQueryClient } from '@/lib/offline/client'
import { cursorAfter, type PostFilter, postsPerPage } from '@/lib/posts/list'
import type { PostSummary } from '@/lib/posts/schema'
import { PostCard } from './card'
import { PostResults } from './results'

const path = '/api/blog/posts'

function useFoundPosts({ tag, text }: PostFilter) {
  const query = useInfiniteQuery(
    {
      queryKey: [path, tag, text],
      queryFn: ({ pageParam: before, signal }) => {
        const params = {
          summary: '1',
          ...(tag && { tag }),
          ...(text && { q: text }),
          ...(before && { before }),
        }
        return call<PostSummary[]>(`${path}?${new URLSearchParams(params)}`, { signal })
      },
      initialPageParam: '',
      getNextPageParam: (page) => {
        const last = page.at(-1)
        return last && page.length === postsPerPage ? cursorAfter('publishedAt', last) : null
      },
      select: ({ pages }) => pages.flat(),
      staleTime: 60_000,
    },
    getQueryClient(),
  )
  const { error } = query
  useEffect(() => {
    if (error) toastError(error, 'Failed to fetch blog posts', 'Search Failed')
  }, [error])
  return query
}

type Props = { filter: PostFilter; onClear: () => void }

/** The posts that the server finds, one page after the other. */
export default function FoundPosts({ filter, onClear }: Props) {
  const { data: posts, isFetching, hasNextPage, fetchNextPage, refetch } = useFoundPosts(filter)
  const shown = posts?.map((post) => ({ slug: post.slug, card: <PostCard post={post} /> })) ?? null
  const isSearching = isFetching && shown?.length === 0
  const count = posts ? `${posts.length}${hasNextPage ? '+' : ''}` : '...'
  return (
    <>
      <PostResults posts={isSearching ? null : shown} count={count} onClear={onClear} />
      {isFetching && <Spinner label="Searching..." />}
      {!isFetching && (hasNextPage || !posts) && (
        <p className="mt-8">
          <button
            type="button"
            className={buttonStyle({ variant: 'outline' })}
            onClick={() => void (posts ? fetchNextPage() : refetch())}
          >
            {posts ? 'More posts' : 'Try Again'}
          </button>
        </p>
      )}
    </>
  )
}
