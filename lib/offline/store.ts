import { type DehydratedState, hashKey } from '@tanstack/react-query'
import type { DBSchema, IDBPDatabase, StoreNames } from 'idb'
import type { StoredProgress } from '../my-tricks/changes'
import type { AccountChange } from './account-queries'
import { deleteDatabase, hasDatabase, openDatabase } from './browser-database'
import { openChannel } from './browser-storage'
import { guestId } from './local-storage'

// What this device stores of an account in IndexedDB: the writes that no server has confirmed, and its lists.

/** A write with what it means. */
export type ChangeCall = {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: unknown
  change: AccountChange
  /** The message to the user when the server refuses it and gives no reason. */
  failed: string
  /** The message to the user when it arrives after it had to wait, where no screen shows it. */
  arrived?: { title: string; description?: string }
  /** What is sent instead when the thing was changed or removed elsewhere meanwhile, so that nothing is lost. */
  instead?: Omit<ChangeCall, 'failed' | 'arrived'>
}

/** A write that no server has confirmed yet. */
export type PendingChange = ChangeCall & {
  /** The idempotency key. */
  key: string
  /** The one of `instead`. */
  insteadKey?: string
  userId: number
  /** Grows from one to the next. */
  at: number
  /** Whether it may have arrived already, though no response came back. */
  wasSent: boolean
  /** Undone: the row that it created, or may have created, is to be deleted. */
  isUndone: boolean
  /** The idempotency key under which it is undone, the same after a reload. */
  undoKey?: string
  /** The id of that row, where it is known. */
  madeId?: number
  /** Whether it had to wait, and was reported to the user as kept. */
  isKept?: boolean
}

export type StoredQuery = DehydratedState['queries'][number]

interface Stored extends DBSchema {
  outbox: { key: string; value: PendingChange }
  /** By the hash of the query's key, which names the account. */
  queries: { key: string; value: StoredQuery }
}

const name = 'darkslide'

let opening: Promise<IDBPDatabase<Stored> | null> | null = null
let opened: IDBPDatabase<Stored> | null = null
let isErased = false

function open(): Promise<IDBPDatabase<Stored> | null> {
  opening ??= openDatabase<Stored>(name, 2, {
    upgrade: (db, version) => {
      if (version === 0) db.createObjectStore('outbox', { keyPath: 'key' })
      // Version 1 stored lists in another form; the server has them.
      else (db as unknown as IDBPDatabase).deleteObjectStore('lists')
      db.createObjectStore('queries', { keyPath: 'queryHash' })
    },
    // Another tab upgrades the database or deletes it; after a deletion a response in flight must not bring it back.
    blocking: (_, newVersion) => {
      isErased ||= newVersion === null
      void close()
    },
    terminated: reset,
  }).then(
    (db) => {
      opened = db
      return db
    },
    // Some browsers store nothing in private windows: then there is only this tab's memory.
    () => null,
  )
  return opening
}

function reset(): void {
  opening = null
  opened = null
}

async function close(): Promise<void> {
  const db = await opening
  reset()
  db?.close()
}

type Writing<Name extends StoreNames<Stored>> = {
  put: (value: Stored[Name]['value']) => void
  remove: (key: string) => void
}

/**
 * Writes in one transaction. If the database is open, it is committed before this returns: a page that is being left
 * has no later moment. Never throws.
 */
async function write<Name extends StoreNames<Stored>>(
  storeName: Name,
  use: (writing: Writing<Name>) => void,
): Promise<void> {
  const run = (db: IDBPDatabase<Stored>): Promise<void> => {
    const transaction = db.transaction(storeName, 'readwrite')
    // A failed request fails the transaction, whose promise is the one that is awaited.
    const quietly = (request: Promise<unknown>) => void request.catch(() => undefined)
    use({
      put: (value) => quietly(transaction.store.put(value)),
      remove: (key) => quietly(transaction.store.delete(key as Stored[Name]['key'])),
    })
    transaction.commit()
    return transaction.done
  }
  if (isErased) return
  try {
    const db = opened ?? (await open())
    if (db) await run(db)
  } catch {
    // The disk is full or the database is gone; this tab's memory still has it.
  }
}

async function allIn<Name extends StoreNames<Stored>>(
  db: IDBPDatabase<Stored> | null,
  storeName: Name,
): Promise<Stored[Name]['value'][]> {
  return (await db?.getAll(storeName).catch(() => [])) ?? []
}

/** To open a database that is being deleted would make it anew. */
const readAll = async <Name extends StoreNames<Stored>>(storeName: Name) =>
  isErased ? [] : allIn(await open(), storeName)

const channel = openChannel('outbox')
const notifyTabs = () => channel?.postMessage('changed')

/** Calls back when another tab stored something, or sent a change. */
export function onOtherTab(notify: () => void): void {
  channel?.addEventListener('message', notify)
}

/** Stores a change until it is removed, over an earlier state of it. Never throws; other tabs hear of it. */
export const storeChange = (change: PendingChange): Promise<void> =>
  write('outbox', ({ put }) => put(change)).then(notifyTabs)

/** Removes a change that is confirmed, refused or undone, by its idempotency key. Never throws; other tabs hear of it. */
export const removeChange = (key: string): Promise<void> =>
  write('outbox', ({ remove }) => remove(key)).then(notifyTabs)

/** Whether a change is still pending on this device; true where nothing can be stored. */
export async function isStored(key: string): Promise<boolean> {
  if (isErased) return false
  const db = await open()
  if (!db) return true
  return db.getKey('outbox', key).then(
    (found) => found !== undefined,
    () => true,
  )
}

/** A change in the words of this release: until November 2026 a line that is deleted was stored as `scrap`. */
function inOurWords(
  change: AccountChange | StoredProgress | { kind: 'scrap'; lineId: number },
): AccountChange {
  switch (change.kind) {
    case 'scrap':
      return { kind: 'removeLine', lineId: change.lineId }
    case 'mastery':
      return { ...change, kind: 'progress' }
    default:
      return change
  }
}

/** The changes of an account that no server has confirmed, in the order in which they were made. */
export async function readChanges(userId: number): Promise<PendingChange[]> {
  const own = (await readAll('outbox')).filter((pending) => pending.userId === userId)
  const read = own.map((pending) => ({ ...pending, change: inOurWords(pending.change) }))
  return read.sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
}

/** Stores a list over the one stored under the same key. Never throws; other tabs hear of it. */
export const storeQuery = (query: StoredQuery): Promise<void> =>
  write('queries', ({ put }) => put(query)).then(notifyTabs)

/** A guest's belong to no account, and stay. */
const isGuests = ({ queryKey }: StoredQuery) => queryKey[1] === guestId

const isOwn = ({ queryKey }: StoredQuery, userId: number) => queryKey[1] === userId

/** The stored lists of an account. */
export const readQueries = async (userId: number): Promise<StoredQuery[]> =>
  (await readAll('queries')).filter((query) => isOwn(query, userId))

/** Gives what one owner keeps on this device alone to another, who may have their own of it; returns what was given. */
export async function handOverQueries(fromId: number, toId: number): Promise<StoredQuery[]> {
  const [given, own] = await Promise.all([readQueries(fromId), readQueries(toId)])
  const names = new Set(own.filter(({ state }) => state.data).map(({ queryKey }) => queryKey[2]))
  const handed = given.flatMap((query) => {
    const queryKey = query.queryKey.map((part, at) => (at === 1 ? toId : part))
    return names.has(queryKey[2]) ? [] : { ...query, queryKey, queryHash: hashKey(queryKey) }
  })
  await write('queries', ({ put, remove }) => {
    for (const query of handed) put(query)
    for (const { queryHash } of given) remove(queryHash)
  })
  return handed
}

/** Removes what is stored of one owner, except pending changes. */
export async function removeQueries(userId: number): Promise<void> {
  const own = await readQueries(userId)
  await write('queries', ({ remove }) => {
    for (const { queryHash } of own) remove(queryHash)
  })
}

/**
 * Removes the lists of every other account. Pending changes stay: they exist nowhere else. So does a session under
 * way, and whatever else only this device knows, until someone else signs in: a login may just have run out.
 */
export async function removeOtherQueries(userId: number | null): Promise<void> {
  if (!(await hasStore())) return
  const isSomeoneElse = userId !== null && userId !== guestId
  const others = (await readAll('queries')).filter(
    (query) =>
      !isGuests(query) &&
      (userId === null || !isOwn(query, userId)) &&
      (isSomeoneElse || !query.meta?.isHereOnly),
  )
  if (others.length === 0) return
  await write('queries', ({ remove }) => {
    for (const { queryHash } of others) remove(queryHash)
  })
}

/** Whether anything was ever stored here; true where the browser does not tell. */
export const hasStore = (): Promise<boolean> => hasDatabase(name)

/** Deletes the database, and puts back what is a guest's; nothing is stored again before an account is opened. */
export async function eraseStore(): Promise<void> {
  isErased = true
  const db = (await hasStore()) ? await open() : null
  const changes = (await allIn(db, 'outbox')).filter(({ userId }) => userId === guestId)
  const queries = (await allIn(db, 'queries')).filter(isGuests)
  await close()
  await deleteDatabase(name)
  if (changes.length > 0 || queries.length > 0) await putBack(changes, queries)
  notifyTabs()
}

/** A try of a guest that the page was left with, too early for their list, waits here and exists nowhere else. */
async function putBack(changes: PendingChange[], queries: StoredQuery[]): Promise<void> {
  const transaction = (await open())?.transaction(['outbox', 'queries'], 'readwrite')
  if (!transaction) return
  for (const change of changes) void transaction.objectStore('outbox').put(change)
  for (const query of queries) void transaction.objectStore('queries').put(query)
  await transaction.done.catch(() => undefined)
  await close()
}

/** Lets this device store things again: an account is being opened. */
export function allowStore(): void {
  isErased = false
}
