'use client'

import { buttonStyle } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  title: string
  question: string
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is taken away. */
// The default export is for those who load it when it is needed.
export default function ConfirmDialog({
  title,
  question,
  confirmLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={question} onClose={onClose}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={buttonStyle({ variant: 'destructive' })}
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}
