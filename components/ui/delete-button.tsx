import { useState } from 'react'
import { lateDialog } from './behavior/late'

const ConfirmDialog = lateDialog(() => import('./overlays/dialog'))

type Props = {
  /** What goes, by its name. */
  name: string
  title: string
  question: string
  onDelete: () => void
}

/** The end of a list's row that deletes it, after asking. Rows are found again by `data-delete`: see useKeptFocus. */
export function DeleteButton({ name, title, question, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        data-delete
        aria-label={`Delete ${name}`}
        onClick={() => setIsAsking(true)}
        className="grid min-h-12 w-14 shrink-0 place-items-center self-stretch border-line border-l-2 text-danger hover:bg-paper print:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-2 stroke-current">
          <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
        </svg>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          question={question}
          confirmLabel="Delete"
          onConfirm={onDelete}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
