import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PendingChange, StoredQuery } from './store'

type Row = Record<string, unknown>

// What a browser would keep: rows of each store by the key that the store names.
let device: Map<string, Map<string, Row>> | null
let isFull: boolean

vi.mock('idb', () => ({
  openDB: async (
    _name: string,
    _version: number,
    { upgrade }: { upgrade: (db: object, from: number) => void },
  ) => {
    const keyPaths = new Map<string, string>()
    device ??= new Map()
    const rows = device
    const createObjectStore = (store: string, { keyPath }: { keyPath: string }) => {
      keyPaths.set(store, keyPath)
      if (!rows.has(store)) rows.set(store, new Map())
    }
    upgrade({ createObjectStore }, 0)
    const of = (store: string) => rows.get(store) ?? new Map<string, Row>()
    return {
      close: () => undefined,
      getAll: async (store: string) => [...of(store).values()].map((row) => structuredClone(row)),
      getKey: async (store: string, key: string) => (of(store).has(key) ? key : undefined),
      transaction: (store: string) => ({
        store: {
          put: async (row: Row) => {
            if (isFull) throw new Error('QuotaExceededError')
            of(store).set(String(row[keyPaths.get(store) ?? '']), structuredClone(row))
          },
          delete: async (key: string) => void of(store).delete(key),
        },
        commit: () => undefined,
        get done() {
          return isFull ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve()
        },
      }),
    }
  },
  deleteDB: async () => {
    device = null
  },
}))

const [ada, bo, guest] = [1, 2, 0]

const changeOf = (userId: number, key: string, at: number): PendingChange => ({
  method: 'POST',
  path: '/api/tricks/1/practice',
  change: { kind: 'add', trickId: 1 },
  failed: 'It failed.',
  key,
  userId,
  at,
  wasSent: false,
  isUndone: false,
})

const queryOf = (userId: number, list: string, data: unknown = [list]) =>
  ({
    queryKey: ['account', userId, list],
    queryHash: `${userId} ${list}`,
    state: { data },
  }) as unknown as StoredQuery

const namesOf = (queries: StoredQuery[]) => queries.map(({ queryHash }) => queryHash).sort()

let store: typeof import('./store')

beforeEach(async () => {
  device = null
  isFull = false
  vi.resetModules()
  // What browsers have beside the database.
  vi.stubGlobal('indexedDB', { databases: async () => (device ? [{ name: 'darkslide' }] : []) })
  store = await import('./store')
})

describe('what a device keeps of an account', () => {
  it('are pending changes, read by that account alone and in the order in which they were made', async () => {
    for (const change of [changeOf(ada, 'b', 2), changeOf(bo, 'c', 1), changeOf(ada, 'a', 1)])
      await store.storeChange(change)
    expect((await store.readChanges(ada)).map(({ key }) => key)).toEqual(['a', 'b'])
    expect((await store.readChanges(bo)).map(({ key }) => key)).toEqual(['c'])
    await store.removeChange('a')
    expect([await store.isStored('a'), await store.isStored('b')]).toEqual([false, true])
  })

  it('are lists, of which the next account reads none, and which go when it comes; changes and a guest’s stay', async () => {
    for (const query of [queryOf(ada, 'mine'), queryOf(bo, 'mine'), queryOf(guest, 'mine')])
      await store.storeQuery(query)
    await store.storeChange(changeOf(ada, 'a', 1))
    expect(namesOf(await store.readQueries(bo))).toEqual(['2 mine'])
    await store.removeOtherQueries(bo)
    const left = await Promise.all([ada, bo, guest].map(store.readQueries))
    expect(left.map(namesOf)).toEqual([[], ['2 mine'], ['0 mine']])
    expect(await store.readChanges(ada)).toHaveLength(1)
    await store.removeOtherQueries(null)
    expect(namesOf(await store.readQueries(bo))).toEqual([])
    await store.removeQueries(guest)
    expect(namesOf(await store.readQueries(guest))).toEqual([])
  })

  it('goes from a guest to the account that they make, but not over what that has', async () => {
    for (const query of [queryOf(guest, 'plan'), queryOf(guest, 'levels'), queryOf(ada, 'levels', ['own'])])
      await store.storeQuery(query)
    const given = await store.handOverQueries(guest, ada)
    expect(given.map(({ queryKey }) => queryKey)).toEqual([['account', ada, 'plan']])
    const own = await store.readQueries(ada)
    expect(own.map(({ queryKey, state }) => [queryKey[2], state.data]).sort()).toEqual([
      ['levels', ['own']],
      ['plan', ['plan']],
    ])
    expect(await store.readQueries(guest)).toEqual([])
  })

  it('is gone after it was erased, and nothing is kept before an account is opened again', async () => {
    await store.storeChange(changeOf(ada, 'a', 1))
    await store.eraseStore()
    await store.storeChange(changeOf(ada, 'late', 2))
    expect(device).toBeNull()
    expect(await store.hasDatabase()).toBe(false)
    store.allowStore()
    await store.storeChange(changeOf(bo, 'b', 1))
    expect(await store.readChanges(ada)).toEqual([])
    expect(await store.readChanges(bo)).toHaveLength(1)
  })

  it('is nothing where the disk is full, which stops no one', async () => {
    isFull = true
    await store.storeChange(changeOf(ada, 'a', 1))
    expect(await store.readChanges(ada)).toEqual([])
  })
})
