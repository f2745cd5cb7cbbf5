import { dropKept, putKept, readKept, whenChangedElsewhere } from './outbox-store'
import { inOrder, markWaiting, type Waiting } from './waiting'

// What waits, as this tab knows it and as the device keeps it: both change together.

let waiting: readonly Waiting[] = []
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

function show(next: readonly Waiting[]): void {
  waiting = next
  markWaiting(waiting.length > 0)
  for (const notify of listeners) notify()
}

/** All writes that no server has confirmed yet, oldest first. */
export const waitingNow = () => waiting

/** Calls back whenever something else waits. */
export function followWaiting(notify: () => void): () => void {
  listeners.add(notify)
  void loadWaiting()
  return () => {
    listeners.delete(notify)
  }
}

/** Takes over what this device kept; what was added meanwhile stays. */
export function loadWaiting(): Promise<void> {
  loading ??= readKept().then((kept = []) => {
    const ours = waiting.filter(({ key }) => !kept.some((other) => other.key === key))
    show(inOrder([...kept, ...ours]))
  })
  return loading
}

/** Follows what other tabs write down and send, and calls back with what waited before. */
export function followElsewhere(notify: (before: readonly Waiting[]) => void): void {
  whenChangedElsewhere(async () => {
    const kept = await readKept()
    const before = waiting
    if (kept) show(inOrder(kept))
    notify(before)
  })
}

/** The place of a write that is made now. */
export const nextPlace = () => Math.max(Date.now(), (waiting.at(-1)?.at ?? 0) + 1)

/** Shown at once; ends when it is written down. */
export function add(entry: Waiting): Promise<void> {
  show(inOrder([...waiting, entry]))
  return putKept(entry)
}

export function change(key: string, marks: Partial<Waiting>): Promise<void> {
  show(waiting.map((one) => (one.key === key ? { ...one, ...marks } : one)))
  const changed = waiting.find((one) => one.key === key)
  return changed ? putKept(changed) : Promise.resolve()
}

export function drop(key: string): Promise<void> {
  show(waiting.filter((one) => one.key !== key))
  return dropKept(key)
}

/** Forgets what is kept in memory. */
export const empty = () => show([])
