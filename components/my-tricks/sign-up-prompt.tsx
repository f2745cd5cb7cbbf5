'use client'

import { JoinActions } from '@/components/accounts/join-links'
import { MayKeepHere } from '@/components/accounts/may-keep-here'
import { Dialog } from '@/components/ui/overlays/dialog'
import { keepAskedTrick, type SavableTrick } from './asked-trick'

const benefits = [
  'Track mastery progress',
  'Build custom trick runs',
  'Personalized trick suggestions',
  'Add notes to tricks',
]

type Props = {
  trick: SavableTrick
  /** Saves it in this browser, without an account. */
  onKeepHere: () => void
  onClose: () => void
}

/** Asks a guest to join. The trick is kept, and saved as soon as they have. */
export default function SignUpPrompt({ trick, onKeepHere, onClose }: Props) {
  return (
    <Dialog
      title="Create a free account"
      description={`An account keeps ${trick.name} in My Tricks on every device you have. It takes twenty seconds, costs nothing, and comes with:`}
      onClose={onClose}
    >
      <ul className="mt-4 space-y-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3 font-semibold">
            <span aria-hidden="true" className="text-signal-text">
              &#10003;
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <JoinActions onLeave={() => keepAskedTrick(trick)} />
      <MayKeepHere
        className="mt-6 border-line/30 border-t"
        onKept={() => {
          onClose()
          onKeepHere()
        }}
      />
    </Dialog>
  )
}
