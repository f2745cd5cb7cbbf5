'use client'

import { Dialog } from '@/components/ui/overlays/dialog'
import { JoinActions } from './join-links'
import { MayKeepHere } from './may-keep-here'

type Props = {
  /** What is kept with an account, as its own sentence begins: "Saved lines". */
  kept: string
  /** What is not lost meanwhile. */
  waiting: string
  onClose: () => void
  /** Does what was wanted once a list is kept on this device; without it, an account is needed. */
  onKept?: () => void
}

/** Asks a guest to join before something can be kept, or shared. */
export default function JoinDialog({ kept, waiting, onClose, onKept }: Props) {
  return (
    <Dialog
      title="Create a free account"
      description={`${kept} need an account. It takes twenty seconds and costs nothing; ${waiting}.`}
      onClose={onClose}
    >
      <JoinActions />
      {onKept && <MayKeepHere className="mt-6 border-line/30 border-t" onKept={onKept} />}
    </Dialog>
  )
}
