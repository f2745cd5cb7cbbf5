import { withKept } from './database'
import { quietly } from './quietly'
import type { Waiting } from './waiting'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('outbox')

let writes: Promise<unknown> = Promise.resolve()

function write(next: () => Promise<unknown>): Promise<void> {
  const written = writes.then(next).then(tellElsewhere)
  writes = written
  return written
}

// The database takes a moment, which a page that is being left no longer has: until then it is noted here.
const ahead = 'outbox-ahead '

const namesAhead = () =>
  quietly(() => Object.keys(localStorage).filter((name) => name.startsWith(ahead))) ?? []

const readAhead = (): Waiting[] =>
  namesAhead().flatMap((name) => quietly(() => [JSON.parse(localStorage.getItem(name) ?? '')]) ?? [])

/** Removes what was noted and never got into the database. */
export function forgetAhead(): void {
  for (const name of namesAhead()) quietly(() => localStorage.removeItem(name))
}

/** Everything that waits on this device, in no certain order; undefined where nothing can be kept. */
export async function readKept(): Promise<Waiting[] | undefined> {
  const before = writes
  await before
  const kept = await withKept((db) => db.getAll('outbox'))
  // What was written meanwhile must not be missed.
  if (before !== writes) return readKept()
  const noted = readAhead()
  if (noted.length === 0) return kept
  return [...(kept ?? []).filter(({ key }) => !noted.some((one) => one.key === key)), ...noted]
}

export function putKept(entry: Waiting): Promise<void> {
  const [name, text] = [ahead + entry.key, JSON.stringify(entry)]
  quietly(() => localStorage.setItem(name, text))
  return write(async () => {
    const key = await withKept((db) => db.put('outbox', entry))
    // What was noted since is on its way itself; where there is no database, the note is all there is.
    if (key !== undefined && quietly(() => localStorage.getItem(name)) === text)
      quietly(() => localStorage.removeItem(name))
  })
}

export function dropKept(key: string): Promise<void> {
  quietly(() => localStorage.removeItem(ahead + key))
  return write(() => withKept((db) => db.delete('outbox', key)))
}

/** Has the other tabs read anew. */
export function tellElsewhere(): void {
  channel?.postMessage('changed')
}

/** Calls back when another tab wrote down or sent something. */
export function whenChangedElsewhere(notify: () => void): void {
  channel?.addEventListener('message', notify)
}
