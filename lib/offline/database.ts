import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Waiting } from './waiting'

const name = 'darkslide'

interface Kept extends DBSchema {
  outbox: { key: string; value: Waiting }
  /** What an account's own lists last were, by account. */
  lists: { key: number; value: unknown }
}

let opened: Promise<IDBPDatabase<Kept>> | null = null

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('outbox', { keyPath: 'key' })
      db.createObjectStore('lists')
    },
    // Another tab erases everything, which waits for nobody who merely reads.
    blocking: () => void close(),
    terminated: () => {
      opened = null
    },
  })
  return opened
}

async function close(): Promise<void> {
  const was = opened
  opened = null
  await was?.then(
    (db) => db.close(),
    () => undefined,
  )
}

/** Uses what this device keeps; undefined where nothing can be kept. */
export async function withKept<T>(use: (db: IDBPDatabase<Kept>) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await open())
  } catch {
    opened = null
    return undefined
  }
}

/** Whether this device keeps anything; yes where the browser does not say. To open it would already make it. */
export async function isAnythingKept(): Promise<boolean> {
  const all = await Promise.resolve()
    .then(() => indexedDB.databases())
    .catch(() => null)
  return all === null || all.some((one) => one.name === name)
}

let isErased = false

/** Whether everything was removed since this page was opened. */
export const wasErased = () => isErased

/** Removes everything that is kept, for whomever. */
export async function eraseKept(): Promise<void> {
  isErased = true
  await close()
  // Browsers that keep nothing have nothing to remove, and say so by an error.
  await Promise.resolve()
    .then(() => deleteDB(name))
    .catch(() => undefined)
}
