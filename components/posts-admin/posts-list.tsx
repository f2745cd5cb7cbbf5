import { type ReactNode, useDeferredValue, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { errorMessage } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { shortDateTime } from '@/lib/posts/presentation'
import type { EditedPost, TextSource } from '@/lib/posts/schema'
import { counted } from '@/lib/skate/wording'
import { KeptList } from './kept-list'
import { useAllPosts, useRemovePost } from './use-posts'

type Props = {
  onNew: () => void
  onEdit: (id: number) => void
  /** The post being fetched for editing. */
  openingId: number | null
  onRemoved: (id: number) => void
  /** Shows the tags or the pictures instead. */
  onShelf: (shelf: OtherShelf) => void
}

type OtherShelf = 'tags' | 'pictures'

/** The id of the button that shows a shelf. */
export const shelfButton = (shelf: OtherShelf) => `cms-${shelf}`

const question = 'Are you sure you want to delete this blog post? This action cannot be undone.'

/** All posts, as editors see them. */
export function PostsList({ onNew, onEdit, openingId, onRemoved, onShelf }: Props) {
  const { data: posts, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAllPosts()
  const [deletingId, setDeletingId] = useState<number | null>(null)
  const { mutate: remove } = useRemovePost(onRemoved)
  // A press that leads back here paints a screen of them first.
  const rowsPainted = useDeferredValue(Number.POSITIVE_INFINITY, 8)
  if (error)
    return (
      <LoadError
        isBoxed
        title="Error Loading Posts"
        message={errorMessage(error, 'Failed to load blog posts')}
        onRetry={() => void refetch()}
      />
    )
  if (!posts) return <Spinner label="Loading blog posts..." />
  if (posts.length === 0) return <Empty onNew={onNew} />
  return (
    <>
      <ListHead onNew={onNew} onShelf={onShelf}>
        {countOf(posts.length, hasNextPage)}
      </ListHead>
      <KeptList className="space-y-4 outline-none">
        {posts.slice(0, rowsPainted).map((post) => (
          <PostItem
            key={post.id}
            post={post}
            isOpening={openingId === post.id}
            onEdit={() => onEdit(post.id)}
            onDelete={() => setDeletingId(post.id)}
          />
        ))}
      </KeptList>
      {hasNextPage && (
        <ActionButton
          isResting={isFetchingNextPage}
          className={`mt-5 ${buttonStyle({ variant: 'outline' })}`}
          onClick={() => fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'More posts'}
        </ActionButton>
      )}
      {deletingId !== null && (
        <ConfirmDialog
          title="Delete Blog Post"
          question={question}
          confirmLabel="Delete"
          onConfirm={() => remove(deletingId)}
          onClose={() => setDeletingId(null)}
        />
      )}
    </>
  )
}

function ListHead({ onNew, onShelf, children }: Pick<Props, 'onNew' | 'onShelf'> & { children: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft">{children}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          id={shelfButton('tags')}
          className={buttonStyle({ variant: 'outline' })}
          onClick={() => onShelf('tags')}
        >
          Tags
        </button>
        <button
          type="button"
          id={shelfButton('pictures')}
          className={buttonStyle({ variant: 'outline' })}
          onClick={() => onShelf('pictures')}
        >
          Pictures
        </button>
        <button type="button" className={buttonStyle()} onClick={onNew}>
          New Post
        </button>
      </div>
    </div>
  )
}

const countOf = (count: number, hasMore: boolean) =>
  hasMore ? `The ${count} posts changed last` : counted(count, 'post')

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

type ItemProps = { post: EditedPost; isOpening: boolean; onEdit: () => void; onDelete: () => void }

const badge = 'border-2 border-line px-2 py-0.5 font-semibold text-label uppercase'

/** One post of the list. */
function PostItem({ post, isOpening, onEdit, onDelete }: ItemProps) {
  const { title, slug, excerpt, tags, createdAt, updatedAt, publishedAt, published } = post
  return (
    <li className="border-2 border-line bg-sheet p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h3 className="break-words text-title">{title}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <Path slug={slug} isLinked={isVisible(post)} />
            <StateBadge post={post} />
          </p>
        </div>
        <div className="flex gap-2">
          <ActionButton
            aria-label={`Edit ${title}`}
            isResting={isOpening}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
            onClick={onEdit}
          >
            Edit
          </ActionButton>
          <button
            type="button"
            aria-label={`Delete ${title}`}
            className={buttonStyle({ variant: 'destructive', size: 'sm' })}
            onClick={onDelete}
          >
            Delete
          </button>
        </div>
      </div>
      <p className="mt-3 max-w-prose break-words">{excerpt}</p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id} className="border border-line px-2 text-sm">
              {tag.name}
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
        <Time name="Created" iso={createdAt} />
        <Time name="Updated" iso={updatedAt} />
        {published && publishedAt && <Time name="Published" iso={publishedAt} />}
        <Source source={post.textSource} />
      </dl>
    </li>
  )
}

const isVisible = ({ published, publishedAt }: EditedPost) =>
  published && publishedAt !== null && new Date(publishedAt) <= new Date()

function Path({ slug, isLinked }: { slug: string; isLinked: boolean }) {
  if (!isLinked) return <span className="break-all text-soft">/blog/{slug}</span>
  return (
    <Link href={`/blog/${slug}`} className="inline-block break-all py-0.5 underline underline-offset-4">
      /blog/{slug}
    </Link>
  )
}

function StateBadge({ post }: { post: EditedPost }) {
  if (!post.published) return <span className={`bg-flatground text-signal-ink ${badge}`}>Draft</span>
  return isVisible(post) ? null : <span className={`bg-rail text-signal-ink ${badge}`}>Scheduled</span>
}

const writers = { HAND: 'a person', COACH: 'our own writer', MODEL: 'an AI model' }

function Source({ source }: { source: TextSource | null }) {
  if (source === null) return null
  return (
    <div className="flex gap-1">
      <dt>Text by</dt>
      <dd>{writers[source]}</dd>
    </div>
  )
}

function Time({ name, iso }: { name: string; iso: string }) {
  return (
    <div className="flex gap-1">
      <dt>{name}</dt>
      <dd>
        <time dateTime={iso}>{shortDateTime(iso)}</time>
      </dd>
    </div>
  )
}
