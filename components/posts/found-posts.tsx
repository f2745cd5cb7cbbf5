import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { PostFilter } from '@/lib/posts/filter'
import { PostCard } from './post-card'
import { FoundStatus, NoPosts, PostGrid } from './post-grid'
import { useFoundPosts } from './use-found-posts'

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
