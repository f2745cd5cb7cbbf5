'use client'

import { JoinActions } from '@/components/accounts/join-links'
import { KeepHere } from '@/components/accounts/keep-here'
import { Dialog } from '@/components/ui/overlays/dialog'

/** Asks a guest to join before a line can be kept, or shared. */
export default function JoinDialog({ onClose, onKept }: { onClose: () => void; onKept?: () => void }) {
  return (
    <Dialog
      title="Create a free account"
      description="Saved lines need an account. It takes twenty seconds and costs nothing; your picks wait here."
      onClose={onClose}
    >
      <JoinActions />
      {onKept && (
        <div className="mt-6 border-line/30 border-t">
          <KeepHere onKept={onKept} />
        </div>
      )}
    </Dialog>
  )
}
