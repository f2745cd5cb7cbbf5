import { useState } from 'react'
import { useWaiting } from './use-waiting'

const box = 'mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4'

/** Says that changes wait for the connection, so that nobody makes them twice, and when they have arrived. */
export function WaitingNote({ userId }: { userId: number }) {
  const waiting = useWaiting(userId)
  const [hasWaited, setHasWaited] = useState(false)
  // What is merely on its way needs no words; behind one that is stuck, all wait.
  const isStuck = waiting.some((one) => one.isStuck)
  if (isStuck && !hasWaited) setHasWaited(true)
  const words = isStuck ? waitingWords(waiting.length) : hasWaited ? syncedWords(waiting.length) : ''
  return (
    <p role="status" className={words && box}>
      {words}
    </p>
  )
}

const waitingWords = (count: number) =>
  count === 1
    ? '1 change is waiting for the connection. It is kept on this device and sent by itself.'
    : `${count} changes are waiting for the connection. They are kept on this device and sent by themselves.`

const syncedWords = (left: number) => (left === 0 ? 'All changes are synced.' : 'Sending your changes...')
