type Row = Record<string, unknown>
type Key = string | number
type Store = { keyPath: string; isNumbered: boolean; rows: Map<Key, Row>; last: number }

/** What browsers keep, by the names of databases and stores. */
export const disk = { databases: new Map<string, Map<string, Store>>(), isFull: false }

/** Has the browser of the tests keep nothing, with room again. */
export function emptyDisk(): void {
  disk.databases.clear()
  disk.isFull = false
}

const refuseIfFull = () => {
  if (disk.isFull) throw new Error('QuotaExceededError')
}

function accessTo(stores: Map<string, Store>, name: string) {
  const store = stores.get(name)
  if (!store) throw new Error(`There is no store ${name}.`)
  const { rows, keyPath } = store
  const put = async (row: Row): Promise<Key> => {
    refuseIfFull()
    if (store.isNumbered && row[keyPath] === undefined) {
      store.last += 1
      return put({ ...row, [keyPath]: store.last })
    }
    const key = row[keyPath] as Key
    rows.set(key, structuredClone(row))
    return key
  }
  const find = (field: string, value: unknown) => [...rows.values()].find((row) => row[field] === value)
  return {
    put,
    add: put,
    delete: async (key: Key) => void rows.delete(key),
    count: async () => rows.size,
    get: async (key: Key) => structuredClone(rows.get(key)),
    getAll: async () => structuredClone([...rows.values()]),
    getKey: async (key: Key) => (rows.has(key) ? key : undefined),
    index: (field: string) => ({
      get: async (value: unknown) => structuredClone(find(field, value)),
      getKey: async (value: unknown) => find(field, value)?.[keyPath],
    }),
  }
}

type Upgrade = (db: object, from: number) => void
type StoreOptions = { keyPath: string; autoIncrement?: boolean }

/** As much of the package idb as is used here, in memory. Every index is named after the field that it is of. */
export const idb = {
  async openDB(name: string, _version: number, { upgrade }: { upgrade: Upgrade }) {
    const stores = disk.databases.get(name) ?? new Map<string, Store>()
    const createObjectStore = (store: string, { keyPath, autoIncrement = false }: StoreOptions) => {
      stores.set(store, { keyPath, isNumbered: autoIncrement, rows: new Map(), last: 0 })
      return { createIndex: () => undefined }
    }
    if (!disk.databases.has(name)) upgrade({ createObjectStore }, 0)
    disk.databases.set(name, stores)
    const at = (store: string) => accessTo(stores, store)
    return {
      close: () => undefined,
      add: (store: string, row: Row) => at(store).add(row),
      put: (store: string, row: Row) => at(store).put(row),
      delete: (store: string, key: Key) => at(store).delete(key),
      count: (store: string) => at(store).count(),
      get: (store: string, key: Key) => at(store).get(key),
      getAll: (store: string) => at(store).getAll(),
      getKey: (store: string, key: Key) => at(store).getKey(key),
      getFromIndex: (store: string, field: string, value: unknown) => at(store).index(field).get(value),
      transaction: (names: string | string[]) => ({
        store: at([names].flat()[0] ?? ''),
        objectStore: at,
        commit: () => undefined,
        get done() {
          return Promise.resolve().then(refuseIfFull)
        },
      }),
    }
  },
  deleteDB: async (name: string) => void disk.databases.delete(name),
}

/** For the tests in which this stands in for the package by an alias. */
export const { openDB, deleteDB } = idb
