'use client'

import ConfirmDialog from '@/components/ui/overlays/dialog'

type Props = {
  name: string
  onRemove: () => void
  onClose: () => void
  /** Puts the focus where it belongs once the window is closed. */
  returnFocus?: () => void
}

export default function RemovalDialog({ name, onRemove, onClose, returnFocus }: Props) {
  return (
    <ConfirmDialog
      title="Remove Trick"
      question={`Are you sure you want to remove ${name} from your tricks? Your progress will be saved if you add it back later.`}
      confirmLabel="Remove"
      onConfirm={onRemove}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
