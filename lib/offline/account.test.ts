import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MyTrick } from '../my-tricks/schema'
import type { StoredQuery } from './store'

let device: Map<string, StoredQuery>
let isErased: boolean
let removed: (number | null)[]
let otherTab: () => void
let storage: Map<string, string>
let close: () => void

vi.mock('./store', () => ({
  allowStore: () => {
    isErased = false
  },
  hasStore: async () => true,
  eraseStore: async () => {
    isErased = true
    device.clear()
  },
  removeOtherQueries: async (userId: number | null) => void removed.push(userId),
  readQueries: async (userId: number) =>
    [...device.values()].filter(({ queryKey }) => queryKey[1] === userId),
  storeQuery: async (query: StoredQuery) => void device.set(query.queryHash, structuredClone(query)),
  readChanges: async () => [],
  storeChange: async () => undefined,
  removeChange: async () => undefined,
  isStored: async () => true,
  onOtherTab: (notify: () => void) => {
    otherTab = notify
  },
}))

const trick = (id: number) => ({ id, name: `Trick ${id}`, slug: `trick-${id}`, category: 'Flips' }) as MyTrick

beforeEach(() => {
  vi.resetModules()
  device = new Map()
  isErased = false
  removed = []
  storage = new Map()
  onlineManager.setOnline(true)
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  })
  vi.stubGlobal('fetch', async () => Response.json([trick(9)]))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

async function load() {
  const account = await import('./account')
  const { myTricksQuery } = await import('./account-queries')
  const { getQueryClient } = await import('./client')
  const client = getQueryClient()
  close = account.closeAccount
  const open = (userId: number) =>
    account.openAccount(userId, { refused: vi.fn(), other: vi.fn(), arrived: vi.fn() })
  const known = (userId: number) =>
    client.getQueryData<MyTrick[]>(myTricksQuery(userId).queryKey)?.map(({ id }) => id)
  const receive = (userId: number, ids: number[], updatedAt?: number) =>
    client.setQueryData(myTricksQuery(userId).queryKey, ids.map(trick), { updatedAt })
  // What a page does that shows the list.
  const show = (userId: number) => new QueryObserver(client, myTricksQuery(userId))
  return { ...account, client, open, known, receive, show }
}

/** What an earlier page has kept on this device, as of some time. */
async function keptEarlier(userId: number, ids: number[], updatedAt: number) {
  const { client, open, show, receive } = await load()
  await open(userId)
  show(userId)
  receive(userId, ids, updatedAt)
  close()
  client.clear()
  vi.resetModules()
}

describe('the lists of an account', () => {
  it('are kept on the device, and their ids where save buttons look first', async () => {
    await keptEarlier(1, [5, 6], 1000)
    expect([...device.values()]).toMatchObject([{ queryKey: ['account', 1, 'my-tricks'] }])
    expect([...storage]).toEqual([['guest_my-tricks-storage', '[5,6]']])
  })

  it('are there again at the next visit, and asked for anew by what shows them', async () => {
    await keptEarlier(1, [5, 6], Date.now())
    const { open, known, show } = await load()
    await open(1)
    expect(known(1)).toEqual([5, 6])
    const stop = show(1).subscribe(() => undefined)
    await expect.poll(() => known(1)).toEqual([9])
    stop()
  })

  it('win over a page that was rendered before them, and give way to one that was rendered after', async () => {
    await keptEarlier(1, [5, 6], 1000)
    const older = await load()
    older.receive(1, [5], 500)
    await older.open(1)
    expect(older.known(1)).toEqual([5, 6])
    close()
    vi.resetModules()
    const newer = await load()
    newer.receive(1, [7], 2000)
    await newer.open(1)
    expect(newer.known(1)).toEqual([7])
  })

  it('are shown to no other account', async () => {
    await keptEarlier(1, [5], 1000)
    const { open, known } = await load()
    await open(2)
    expect([known(1), known(2), removed]).toEqual([undefined, undefined, [1, 2]])
  })

  it('go out of the tab when another one signs in, or no one is', async () => {
    const { open, known, receive, leaveAccount } = await load()
    await open(1)
    receive(1, [5])
    await leaveAccount(1)
    expect(known(1)).toEqual([5])
    await leaveAccount(null)
    expect([known(1), removed.at(-1)]).toEqual([undefined, null])
  })

  it('do not come back with a response that was on its way when a user signed out', async () => {
    const { open, client, show, receive, eraseDeviceData } = await load()
    await open(1)
    show(1)
    const response = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', () => response.promise)
    const { myTricksQuery } = await import('./account-queries')
    const asked = client.fetchQuery({ ...myTricksQuery(1), staleTime: 0 }).catch(() => undefined)
    await eraseDeviceData()
    response.resolve(Response.json([trick(5)]))
    await asked
    receive(1, [5])
    expect([isErased, device.size, storage.get('guest_my-tricks-storage')]).toEqual([true, 0, undefined])
  })

  it('do not come back with what opens the account of a user who has signed out, until they sign in again', async () => {
    const { open, show, receive, eraseDeviceData } = await load()
    const { keepKnownUser } = await import('./local-storage')
    await open(1)
    await eraseDeviceData()
    await open(1)
    show(1)
    receive(1, [5])
    expect([isErased, device.size]).toEqual([true, 0])
    keepKnownUser({ user: { id: 1 } })
    await open(1)
    receive(1, [5])
    expect([isErased, device.size]).toEqual([false, 1])
  })

  it('follow another tab', async () => {
    await keptEarlier(1, [5], 1000)
    const { open, known } = await load()
    await open(1)
    const [kept] = device.values()
    if (!kept) throw new Error('Nothing was kept')
    device.set(kept.queryHash, { ...kept, state: { ...kept.state, data: [trick(8)], dataUpdatedAt: 5000 } })
    otherTab()
    await expect.poll(() => known(1)).toEqual([8])
  })
})
