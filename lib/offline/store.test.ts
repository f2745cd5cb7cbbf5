import { beforeEach, describe, expect, it, vi } from 'vitest'
import { disk, emptyDisk } from '@/tests/setup/in-memory-idb'
import type { SavedLine } from '../lines/schema'
import { withLineChange } from './account-queries'
import * as store from './store'

vi.mock('idb', async () => (await import('@/tests/setup/in-memory-idb')).idb)

const [ada, bo, guest] = [1, 2, 0]

const changeOf = (userId: number, key: string, at: number): store.PendingChange => ({
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

const queryOf = (userId: number, list: string, data: unknown = [list], meta = {}) =>
  ({
    meta,
    queryKey: ['account', userId, list],
    queryHash: `${userId} ${list}`,
    state: { data },
  }) as unknown as store.StoredQuery

const namesOf = (queries: store.StoredQuery[]) => queries.map(({ queryHash }) => queryHash).sort()

beforeEach(async () => {
  vi.stubGlobal('indexedDB', {
    databases: async () => [...disk.databases.keys()].map((name) => ({ name })),
  })
  emptyDisk()
  await store.eraseStore()
  store.allowStore()
})

describe('what a device keeps of an account', () => {
  it('is not brought back by what reads it too late', async () => {
    await store.storeQuery(queryOf(ada, 'my-tricks'))
    await store.eraseStore()
    expect([await store.readQueries(ada), await store.readChanges(ada)]).toEqual([[], []])
    expect(await store.isStored('a')).toBe(false)
    expect([...disk.databases.keys()]).toEqual([])
  })

  it('are pending changes, read by that account alone and in the order in which they were made', async () => {
    for (const change of [changeOf(ada, 'b', 2), changeOf(bo, 'c', 1), changeOf(ada, 'a', 1)])
      await store.storeChange(change)
    expect((await store.readChanges(ada)).map(({ key }) => key)).toEqual(['a', 'b'])
    expect((await store.readChanges(bo)).map(({ key }) => key)).toEqual(['c'])
    await store.removeChange('a')
    expect([await store.isStored('a'), await store.isStored('b')]).toEqual([false, true])
  })

  it('are changes of an earlier release too: a line that waits to be deleted is hidden, and the deletion sent', async () => {
    const call = { method: 'DELETE', path: '/api/runs/3' } as const
    const old = { ...changeOf(ada, 'a', 1), ...call, change: { kind: 'scrap', lineId: 3 } }
    await store.storeChange(old as unknown as store.PendingChange)
    const [pending] = await store.readChanges(ada)
    expect(pending).toMatchObject({ ...call, key: 'a', change: { kind: 'removeLine', lineId: 3 } })
    const lines = [{ id: 3 }, { id: 4 }] as SavedLine[]
    expect(pending && withLineChange(lines, pending.change)).toEqual([{ id: 4 }])
  })

  it('are changes of progress as an earlier release named them', async () => {
    const change = { kind: 'mastery', trickId: 3, masteryLevel: 'MASTERED', lastPracticed: '2026-01-02' }
    await store.storeChange({ ...changeOf(ada, 'a', 1), change } as unknown as store.PendingChange)
    expect((await store.readChanges(ada))[0]?.change).toEqual({ ...change, kind: 'progress' })
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

  it('is a session under way, which outlives a login that runs out, but not someone else’s', async () => {
    const session = queryOf(ada, 'session', ['tries'], { isHereOnly: true })
    for (const query of [queryOf(ada, 'mine'), session]) await store.storeQuery(query)
    for (const noOne of [null, guest]) {
      await store.removeOtherQueries(noOne)
      expect(namesOf(await store.readQueries(ada))).toEqual(['1 session'])
    }
    await store.removeOtherQueries(bo)
    expect(await store.readQueries(ada)).toEqual([])
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
    expect([...disk.databases.keys()]).toEqual([])
    expect(await store.hasStore()).toBe(false)
    store.allowStore()
    await store.storeChange(changeOf(bo, 'b', 1))
    expect(await store.readChanges(ada)).toEqual([])
    expect(await store.readChanges(bo)).toHaveLength(1)
  })

  it('leaves a guest what is theirs when it is erased', async () => {
    for (const change of [changeOf(ada, 'a', 1), changeOf(guest, 'b', 2)]) await store.storeChange(change)
    for (const query of [queryOf(ada, 'mine'), queryOf(guest, 'mine')]) await store.storeQuery(query)
    await store.eraseStore()
    store.allowStore()
    expect(await store.readChanges(ada)).toEqual([])
    expect(await store.readQueries(ada)).toEqual([])
    expect((await store.readChanges(guest)).map(({ key }) => key)).toEqual(['b'])
    expect(namesOf(await store.readQueries(guest))).toEqual(['0 mine'])
  })

  it('is nothing where the disk is full, which stops no one', async () => {
    disk.isFull = true
    await store.storeChange(changeOf(ada, 'a', 1))
    expect(await store.readChanges(ada)).toEqual([])
  })
})
