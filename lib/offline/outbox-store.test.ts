import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropKept, forgetAhead, putKept, readKept } from './outbox-store'
import type { Waiting } from './waiting'

const device = vi.hoisted(() => ({ rows: new Map<string, unknown>(), isOpen: true }))

// A database that a page which is being left never gets to: then nothing is ever written.
vi.mock('./database', () => ({
  withKept: async (use: (db: unknown) => Promise<unknown>) => {
    if (!device.isOpen) return undefined
    return use({
      getAll: async () => [...device.rows.values()],
      put: async (_: string, entry: Waiting) => {
        device.rows.set(entry.key, entry)
        return entry.key
      },
      delete: async (_: string, key: string) => void device.rows.delete(key),
    })
  },
}))

let notes: Record<string, string>

beforeEach(() => {
  device.rows.clear()
  device.isOpen = true
  notes = {}
  const storage = {
    getItem: (name: string) => notes[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(notes, { [name]: text }),
    removeItem: (name: string) => void Reflect.deleteProperty(notes, name),
  }
  // Like a real one, it lists its keys and nothing else.
  vi.stubGlobal('localStorage', new Proxy(notes, { get: (_, name) => Reflect.get(storage, name) }))
})
afterEach(() => vi.unstubAllGlobals())

const entry = (key: string, isUndone = false): Waiting => ({
  method: 'POST',
  path: '/x',
  change: { kind: 'note' },
  key,
  userId: 1,
  at: 1,
  wasSent: false,
  isUndone,
  isStuck: false,
})

it('notes at once what the database takes later, and no longer than that', async () => {
  const written = putKept(entry('a'))
  expect(Object.keys(notes)).toEqual(['outbox-ahead a'])
  await written
  expect([notes, await readKept()]).toEqual([{}, [entry('a')]])
})

it('reads what a page that was left had only noted, the latest of each', async () => {
  await putKept(entry('a'))
  device.isOpen = false
  await putKept(entry('a', true))
  await putKept(entry('b'))
  device.isOpen = true
  expect(await readKept()).toEqual([entry('a', true), entry('b')])
})

it('keeps what it can where there is no database', async () => {
  device.isOpen = false
  await putKept(entry('a'))
  expect(await readKept()).toEqual([entry('a')])
  await dropKept('a')
  expect(await readKept()).toBeUndefined()
})

it('forgets what was noted when somebody leaves', async () => {
  device.isOpen = false
  await putKept(entry('a'))
  Object.assign(notes, { other: '1' })
  forgetAhead()
  expect(notes).toEqual({ other: '1' })
})
