import { type DBSchema, deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

// The door to databases in the browser, beside browser-storage.ts. Where they are refused, some browsers throw before
// there is a promise that could reject.

/** Opens a database, made or upgraded if need be. Rejects where the browser refuses. */
export const openDatabase = async <Stored extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Stored>,
): Promise<IDBPDatabase<Stored>> => openDB<Stored>(name, version, callbacks)

/** Deletes a database. Never throws: where the browser refuses, there is none. */
export async function deleteDatabase(name: string): Promise<void> {
  try {
    await deleteDB(name)
  } catch {}
}

/** Whether a database exists, without making it; true where the browser does not tell. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    if (typeof indexedDB === 'undefined') return false
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    return true
  }
}
