import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { Spinner } from '@/components/ui/spinner'
import { errorMessage } from '@/components/ui/toast-problem'
import { PostItem } from './post-item'
import { useAllPosts, useRemovePost } from './use-posts'

type Props = {
  onNew: () => void
  onEdit: (id: number) => void
  /** Of the post that is being fetched for editing. */
  openingId: number | null
  onRemoved: (id: number) => void
}

const question = 'Are you sure you want to delete this blog post? This action cannot be undone.'

/** All posts with what an editor wants to know of them. */
export function PostsList({ onNew, onEdit, openingId, onRemoved }: Props) {
  const { data: posts, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAllPosts()
  const [doomed, setDoomed] = useState<number | null>(null)
  const { mutate: remove } = useRemovePost(onRemoved)
  if (error)
    return <Failure message={errorMessage(error, 'Failed to load blog posts')} onRetry={() => refetch()} />
  if (!posts) return <Spinner label="Loading blog posts..." />
  if (posts.length === 0) return <Empty onNew={onNew} />
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{countOf(posts.length, hasNextPage)}</p>
        <button type="button" className={buttonStyle()} onClick={onNew}>
          New Post
        </button>
      </div>
      <ul className="space-y-4">
        {posts.map((post) => (
          <PostItem
            key={post.id}
            post={post}
            isOpening={openingId === post.id}
            onEdit={() => onEdit(post.id)}
            onDelete={() => setDoomed(post.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          disabled={isFetchingNextPage}
          className={`mt-5 ${buttonStyle({ variant: 'outline' })}`}
          onClick={() => fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'More posts'}
        </button>
      )}
      {doomed !== null && (
        <ConfirmDialog
          title="Delete Blog Post"
          question={question}
          confirmLabel="Delete"
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  )
}

function countOf(count: number, hasMore: boolean): string {
  if (hasMore) return `The ${count} posts changed last`
  return count === 1 ? '1 post' : `${count} posts`
}

function Empty({ onNew }: { onNew: () => void }) {
  return (
    <div className="border-2 border-line border-dashed p-8 text-center">
      <p className="mb-4">No blog posts found.</p>
      <button type="button" className={buttonStyle()} onClick={onNew}>
        Create Your First Post
      </button>
    </div>
  )
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="border-2 border-line bg-sheet p-8 text-center">
      <p className="font-semibold">Error Loading Posts</p>
      <p className="mt-1 mb-4 text-soft">{message}</p>
      <button type="button" className={buttonStyle()} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
