import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import ConfirmDialog from '@/components/ui/confirm-dialog'
import { Spinner } from '@/components/ui/spinner'
import type { EditedPost } from '@/lib/posts/schema'
import { shortMoment } from './moments'
import type { PostEditing } from './use-desk'
import { useRestore, useRevisions } from './use-posts'

/** What a post said before, each state one click away. */
export function RevisionHistory({ post, desk }: { post: EditedPost; desk: PostEditing }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="border-line border-t-2 pt-5">
      <h3 className="text-title">History</h3>
      <p className="my-3 text-soft">
        This is version {post.version}, saved at {shortMoment(post.updatedAt)}.
      </p>
      {isOpen ? (
        <Revisions post={post} desk={desk} />
      ) : (
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={() => setIsOpen(true)}>
          Show earlier versions
        </button>
      )}
    </section>
  )
}

function Revisions({ post, desk }: { post: EditedPost; desk: PostEditing }) {
  const { data: revisions, isError } = useRevisions(post.id)
  const [wanted, setWanted] = useState<number | null>(null)
  const { mutate: restore, isPending } = useRestore(post.id, (restored) => {
    desk.autosave.end(restored.id)
    desk.open(restored)
  })
  if (isError) return <p role="alert">The history could not be loaded.</p>
  if (!revisions) return <Spinner label="Loading the history..." />
  const earlier = revisions.filter(({ version }) => version !== post.version)
  if (earlier.length === 0) return <p>There is no earlier version.</p>
  return (
    <>
      <ul className="space-y-2">
        {earlier.map(({ version, title, words, editor, createdAt }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-3 border-2 border-line p-3"
          >
            <p className="min-w-0 break-words">
              <span className="font-semibold">
                Version {version}: {title}
              </span>
              <span className="block text-soft text-sm">
                {words} words, {editor ?? 'from the start'}, {shortMoment(createdAt)}
              </span>
            </p>
            <button
              type="button"
              aria-label={`Restore version ${version}`}
              disabled={isPending}
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
              onClick={() => setWanted(version)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
      {wanted !== null && (
        <ConfirmDialog
          title={`Restore version ${wanted}`}
          question="The post will say again what it said then, at once. What you have not saved here goes; the present version stays in the history."
          confirmLabel="Restore"
          onConfirm={() => restore(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}
