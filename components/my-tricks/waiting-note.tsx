import { useWaiting } from './practice-outbox'

/** Says that tries wait for the connection, so that nobody logs them twice. */
export function WaitingNote({ userId }: { userId: number }) {
  const own = useWaiting().filter((entry) => entry.userId === userId && !entry.isUndone)
  // What is merely on its way needs no words; behind one that is stuck, all wait.
  const waiting = own.some(({ isStuck }) => isStuck) ? own : []
  return (
    <p
      role="status"
      className={
        waiting.length > 0 ? 'mb-6 border-2 border-line border-l-8 border-l-signal bg-sheet p-4' : ''
      }
    >
      {waiting.length > 0 &&
        `${waiting.length === 1 ? '1 entry waits' : `${waiting.length} entries wait`} for the connection. They are kept on this device and sent by themselves.`}
    </p>
  )
}
