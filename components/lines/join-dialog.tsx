'use client'

import { JoinActions } from '@/components/accounts/join-links'
import { MayKeepHere } from '@/components/accounts/may-keep-here'
import { Dialog } from '@/components/ui/overlays/dialog'

type Props = {
  /** What is not lost meanwhile. */
  waiting?: string
  onClose: () => void
  /** Does what was wanted once a list is kept on this device; without it, an account is needed. */
  onKept?: () => void
}

/** Asks a guest to join before a line can be kept, or shared. */
export default function JoinDialog({ waiting = 'your picks wait here', onClose, onKept }: Props) {
  return (
    <Dialog
      title="Create a free account"
      description={`Saved lines need an account. It takes twenty seconds and costs nothing; ${waiting}.`}
      onClose={onClose}
    >
      <JoinActions />
      {onKept && <MayKeepHere className="mt-6 border-line/30 border-t" onKept={onKept} />}
    </Dialog>
  )
}
