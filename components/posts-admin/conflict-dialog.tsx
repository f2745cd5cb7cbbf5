import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { countWords, textOf } from '@/lib/posts/content'
import { withShortDateTimes } from '@/lib/posts/presentation'
import type { Conflict, PostEditing } from './use-post-editor'

/** Someone else saved the post first: lets the editor choose a version, and compare both before overwriting. */
export function ConflictDialog({ editing, conflict }: { editing: PostEditing; conflict: Conflict }) {
  const [isSure, setIsSure] = useState(false)
  const { theirs, values, said } = conflict
  return (
    <Dialog
      title="Someone else saved this post"
      description={`${withShortDateTimes(said)}. What you wrote is not saved yet.`}
      onClose={editing.closeConflict}
    >
      {isSure && (
        <div className="mt-4 space-y-3">
          <Side
            name="Theirs, which would go"
            title={theirs.title}
            excerpt={theirs.excerpt}
            content={theirs.content}
          />
          <Side name="Yours" title={values.title} excerpt={values.excerpt} content={values.content} />
          <p className="text-soft text-sm">Their version stays in the history of the post.</p>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonStyle()}
          // What this editor wrote is offered again, beside theirs.
          onClick={() => editing.open(theirs)}
        >
          Load theirs
        </button>
        <button
          type="button"
          className={buttonStyle({ variant: 'destructive' })}
          onClick={() => (isSure ? void editing.overwrite(conflict) : setIsSure(true))}
        >
          {isSure ? 'Yes, save mine over it' : 'Save mine over it'}
        </button>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={editing.closeConflict}>
          Keep writing
        </button>
      </div>
    </Dialog>
  )
}

function Side({
  name,
  title,
  excerpt,
  content,
}: {
  name: string
  title: string
  excerpt: string
  content: string
}) {
  return (
    <section className="border-2 border-line p-3">
      <h3 className="text-label text-soft">{name}</h3>
      <p className="mt-1 break-words font-semibold">{title}</p>
      <p className="break-words text-sm">{excerpt}</p>
      <p className="mt-1 line-clamp-4 break-words text-soft text-sm">
        {countWords(content)} words: {textOf(content)}
      </p>
    </section>
  )
}
