import { useState } from 'react'
import { usePending } from '@/components/accounts/use-account'

/**
 * Says that changes wait for a connection, so that no one makes them twice, and when they have arrived. It keeps its
 * place while there is nothing to say: it comes while tries are logged, and nothing may move under the thumb.
 */
export function WaitingNote({ className }: { className: string }) {
  const { pending, isStuck } = usePending()
  const [hasWaited, setHasWaited] = useState(false)
  // What is merely on its way needs no words; what was restored from this device has waited before.
  const isWaiting = isStuck || pending.some(({ isKept }) => isKept)
  if (isWaiting && !hasWaited) setHasWaited(true)
  const words = isStuck ? waitingWords(pending.length) : hasWaited ? syncedWords(pending.length) : ''
  return (
    <p
      role="status"
      className={`flex min-h-5 items-center gap-2 font-semibold text-xs sm:text-sm ${className}`}
    >
      {words && <span aria-hidden="true" className="size-2.5 shrink-0 bg-signal" />}
      {words}
    </p>
  )
}

const waitingWords = (count: number) =>
  count === 1
    ? '1 change goes through once you are back online.'
    : `${count} changes go through once you are back online.`

const syncedWords = (left: number) => (left === 0 ? 'All changes are synced.' : 'Sending your changes...')
