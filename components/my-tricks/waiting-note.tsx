import { useWaiting } from './practice-outbox'

/** Says that tries wait for the connection, so that nobody logs them twice. */
export function WaitingNote({ userId }: { userId: number }) {
  const waiting = useWaiting().filter((entry) => entry.userId === userId && entry.isStuck)
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
