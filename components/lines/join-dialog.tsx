'use client'

import { JoinLinks } from '@/components/accounts/join-links'
import { Dialog } from '@/components/ui/dialog'

/** Asks a guest to join before a line can be kept. */
export default function JoinDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  return (
    <Dialog
      title="Create a free account"
      description="Saved lines belong to an account. It takes twenty seconds and costs nothing; what you selected waits here."
      onClose={onClose}
    >
      <JoinLinks onLeave={onLeave} />
    </Dialog>
  )
}
