import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { countWords, textFromDifference } from '@/lib/posts/content'
import { withShortDateTimes } from '@/lib/posts/presentation'
import type { EditedPost } from '@/lib/posts/schema'
import { counted } from '@/lib/skate/wording'
import type { Conflict, PostEditing } from './use-post-editor'

type Props = { editing: PostEditing; conflict: Conflict; onOpen: (saved: EditedPost) => void }

/** The post was saved elsewhere first: lets the editor choose a version, and compare both before overwriting. */
export function ConflictDialog({ editing, conflict, onOpen }: Props) {
  const [isSure, setIsSure] = useState(false)
  const { title, saved, values, said } = conflict
  return (
    <Dialog
      title={title}
      description={`${withShortDateTimes(said)}. What you wrote is not saved yet.`}
      onClose={editing.closeConflict}
    >
      {isSure && (
        <div className="mt-4 space-y-3">
          <Side name="Saved, which would go" post={saved} other={values} />
          <Side name="Written here" post={values} other={saved} />
          <p className="text-soft text-sm">What was saved stays in the history of the post.</p>
        </div>
      )}
      <DialogActions cancelLabel="Keep writing" onCancel={editing.closeConflict}>
        <button
          type="button"
          className={buttonStyle({ variant: 'destructive' })}
          onClick={() => (isSure ? void editing.overwrite(conflict) : setIsSure(true))}
        >
          {isSure ? 'Yes, save this over it' : 'Save this over it'}
        </button>
        <button
          type="button"
          className={buttonStyle()}
          // What was written here is offered again, beside it.
          onClick={() => onOpen(saved)}
        >
          Load what was saved
        </button>
      </DialogActions>
    </Dialog>
  )
}

type Compared = { title: string; excerpt: string; content: string }

/** One of the two versions, its text from where they part. */
function Side({ name, post, other }: { name: string; post: Compared; other: Compared }) {
  const text = textFromDifference(post.content, other.content)
  return (
    <section className="border-2 border-line p-3">
      <h3 className="text-label text-soft">{name}</h3>
      <p className="mt-1 break-words font-semibold">{post.title}</p>
      {post.excerpt !== other.excerpt && <p className="break-words text-sm">{post.excerpt}</p>}
      <p className="mt-1 line-clamp-4 break-words text-soft text-sm">
        {counted(countWords(post.content), 'word')}
        {text === null ? ', the same in both' : `: ${text}`}
      </p>
    </section>
  )
}
