import type { ReactNode } from 'react'
import { buttonStyle } from '../button'

type Props = {
  /** Leaves everything as it is. */
  onCancel?: () => void
  cancelLabel?: string
  /** What the dialog is for, the usual one last. */
  children: ReactNode
}

/** The last row of every dialog: the way out first, the action last, for the eye and for the keyboard. */
export const DialogActions = ({ onCancel, cancelLabel = 'Cancel', children }: Props) => (
  <div className="mt-6 flex flex-wrap justify-end gap-3">
    {onCancel && (
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onCancel}>
        {cancelLabel}
      </button>
    )}
    {children}
  </div>
)
