'use client'

import { JoinLinks } from '@/components/accounts/join-links'
import { KeepHere } from '@/components/accounts/keep-here'
import { Dialog } from '@/components/ui/dialog'

/** Asks a guest to join before a line can be kept, or shared. */
export default function JoinDialog({ onClose, onKept }: { onClose: () => void; onKept?: () => void }) {
  return (
    <Dialog
      title="Create a free account"
      description="Saved lines need an account. It takes twenty seconds and costs nothing; your picks wait here."
      onClose={onClose}
    >
      <JoinLinks />
      {onKept && <KeepHere onKept={onKept} />}
    </Dialog>
  )
}
