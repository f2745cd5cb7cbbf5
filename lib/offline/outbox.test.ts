import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, lossyServer } from '@/tests/setup/lossy-server'
import type { Delivery, Waiting } from './waiting'

const done: Answer = { status: 200, json: { entry: { id: 77 } } }

let device: Map<string, Waiting>
let canKeep: boolean
let stored: Map<string, string>
let server: ReturnType<typeof lossyServer>
let wake: () => void
let elsewhere: () => void

vi.mock('./outbox-store', () => ({
  readKept: async () => (canKeep ? [...device.values()].reverse() : undefined),
  putKept: async (entry: Waiting) => void (canKeep && device.set(entry.key, entry)),
  dropKept: async (key: string) => void device.delete(key),
  tellElsewhere: () => undefined,
  whenChangedElsewhere: (notify: () => void) => {
    elsewhere = notify
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  device = new Map()
  stored = new Map()
  canKeep = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', {
    addEventListener: (name: string, call: () => void) => {
      if (name === 'online') wake = call
    },
    removeEventListener: () => undefined,
  })
  server = lossyServer(done)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.advanceTimersByTimeAsync(1)
const tries = (count: number): Delivery => ({
  method: 'POST',
  path: '/api/tricks/5/practice',
  json: { tries: count },
  change: { kind: 'practice' },
})
const conflict: Answer = { status: 409, json: { message: 'Changed', code: 'conflict' } }
const rewording: Delivery = {
  method: 'PATCH',
  path: '/api/tricks/5/notes/1',
  json: { text: 'mine' },
  change: { kind: 'reword' },
  instead: { method: 'POST', path: '/api/tricks/5/notes', json: { text: 'mine' }, change: { kind: 'note' } },
}

async function open(userId = 1) {
  const outbox = await import('./outbox')
  const { waitingNow } = await import('./waiting-list')
  const heard: string[] = []
  const close = outbox.openOutbox(userId, {
    onDelivered: ({ change }) => heard.push(`delivered ${change.kind}`),
    onUndone: ({ change }) => heard.push(`undone ${change.kind}`),
    onRefused: ({ change }) => heard.push(`refused ${change.kind}`),
    onSynced: (isElsewhere) => heard.push(isElsewhere ? 'synced elsewhere' : 'synced'),
  })
  return { ...outbox, waitingNow, heard, close }
}

describe('the outbox', () => {
  it('writes down before it sends, and forgets what is confirmed', async () => {
    const { put, heard } = await open()
    await put(1, tries(1))
    expect([...device.values()]).toMatchObject([{ userId: 1, json: { tries: 1 } }])
    expect(stored.get('changes-waiting')).toBe('1')
    await settled()
    expect(server.sent).toMatchObject([
      { method: 'POST', path: '/api/tricks/5/practice', body: { tries: 1 } },
    ])
    expect([device.size, [...stored.keys()], heard]).toEqual([
      0,
      ['delivered-at'],
      ['delivered practice', 'synced'],
    ])
  })

  it('sends again under the same key when the answer was lost', async () => {
    server.answers = ['lost']
    const { put, heard } = await open()
    await put(1, tries(1))
    await settled()
    expect([...device.values()]).toMatchObject([{ isStuck: true, wasSent: true }])
    expect(heard).toEqual([])
    wake()
    await settled()
    expect(server.sent).toHaveLength(2)
    expect(server.sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key)
    expect(heard).toEqual(['delivered practice', 'synced'])
  })

  it('tries again by itself, in order, as long as the server is away', async () => {
    server.answers = [
      'lost',
      { status: 503, json: { message: 'away' } },
      { status: 429, json: { message: 'slow' } },
    ]
    const { put } = await open()
    await put(1, tries(1))
    await put(1, tries(2))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(server.sent.map(({ body }) => body)).toEqual([1, 1, 1, 1, 2].map((count) => ({ tries: count })))
    expect(device.size).toBe(0)
  })

  it('sends after a reload what was kept, but nothing of another account', async () => {
    server.answers = ['lost']
    const first = await open()
    await first.put(1, tries(1))
    await settled()
    first.close()
    vi.resetModules()
    const stranger = await open(2)
    await settled()
    stranger.close()
    expect(server.sent).toHaveLength(1)
    vi.resetModules()
    await open(1)
    await settled()
    expect([server.sent.length, device.size]).toEqual([2, 0])
  })

  it('drops what the server refuses for good, so that it blocks nothing, and says so', async () => {
    server.answers = [{ status: 404, json: { message: 'Trick not found', code: 'not_found' } }]
    const { put, heard } = await open()
    await put(1, tries(1))
    await put(1, tries(2))
    await settled()
    expect([device.size, heard]).toEqual([0, ['refused practice', 'delivered practice', 'synced']])
  })

  it.each([conflict, { status: 404, json: { message: 'Gone', code: 'not_found' } }])(
    'keeps words beside what was changed or removed elsewhere',
    async (answer) => {
      server.answers = [answer]
      const { put, heard } = await open()
      await put(1, rewording)
      await settled()
      expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', '/api/tricks/5/notes/1', { text: 'mine' }],
        ['POST', '/api/tricks/5/notes', { text: 'mine' }],
      ])
      expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key)
      expect([device.size, heard]).toEqual([0, ['delivered note', 'synced']])
    },
  )

  it('takes back what was never sent without a word to the server', async () => {
    server.answers = ['lost']
    const { put, takeBack, waitingNow } = await open()
    await put(1, tries(1))
    await settled()
    await put(1, tries(2))
    const second = waitingNow()[1]
    if (second) await takeBack(second)
    expect(waitingNow().map(({ json }) => json)).toEqual([{ tries: 1 }])
  })

  it('deletes what may have arrived, once it knows what to delete', async () => {
    server.answers = ['lost']
    const { put, takeBack, waitingNow, heard } = await open()
    await put(1, tries(1))
    await settled()
    const [entry] = waitingNow()
    if (entry) await takeBack(entry)
    wake()
    await settled()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
    expect(server.sent[2]?.path).toBe('/api/tricks/5/practice/77')
    expect([device.size, heard]).toEqual([0, ['undone practice', 'synced']])
  })

  it('only deletes again when a reload came between the deletion and its answer', async () => {
    server.answers = ['lost', done, 'lost']
    const { put, takeBack, waitingNow, close } = await open()
    await put(1, tries(1))
    await settled()
    const [entry] = waitingNow()
    if (entry) await takeBack(entry)
    wake()
    await settled()
    expect([...device.values()]).toMatchObject([{ madeId: 77, isUndone: true }])
    close()
    vi.resetModules()
    const { heard } = await open()
    await settled()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'DELETE'])
    expect([device.size, heard]).toEqual([0, ['undone practice', 'synced']])
  })

  it('takes back what was sent after it was shown', async () => {
    server.answers = ['lost']
    const { put, takeBack, waitingNow } = await open()
    const putDown = put(1, tries(1))
    const [shown] = waitingNow()
    await putDown
    await settled()
    expect(shown?.wasSent).toBe(false)
    if (shown) await takeBack(shown)
    wake()
    await settled()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
  })

  it('writes the other words down once, whenever it is interrupted', async () => {
    server.answers = [conflict, 'lost']
    const first = await open()
    await first.put(1, rewording)
    const [before] = device.values()
    await settled()
    first.close()
    // As if the page had gone before the refused write was dropped.
    if (before) device.set(before.key, before)
    server.answers = [conflict]
    vi.resetModules()
    await open()
    await settled()
    const notes = server.sent.filter(({ method }) => method === 'POST')
    expect(notes.length).toBeGreaterThan(1)
    expect(new Set(notes.map(({ key }) => key)).size).toBe(1)
    expect(device.size).toBe(0)
  })

  it('keeps what was answered by somebody who is not the server', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to our network</h1>'))
    const { put, heard } = await open()
    await put(1, tries(1))
    await settled()
    expect([device.size, heard]).toEqual([1, []])
  })

  it('names the account, and waits while another one is signed in', async () => {
    server.answers = [{ status: 403, json: { message: 'Not yours', code: 'forbidden' } }]
    const { put, heard } = await open()
    await put(1, tries(1))
    await settled()
    expect(server.sent[0]?.account).toBe('1')
    expect([device.size, heard]).toEqual([1, []])
  })

  it('tells whoever asks what became of a write', async () => {
    server.answers = ['lost', done, { status: 422, json: { message: 'No', code: 'invalid' } }]
    const { put, outcomeOf } = await open()
    await put(1, tries(1), { key: 'a' })
    await expect(outcomeOf('a')).resolves.toEqual({ isWaiting: true })
    wake()
    await settled()
    await put(1, tries(2), { key: 'b' })
    await expect(outcomeOf('b')).rejects.toMatchObject({ code: 'invalid' })
    await put(1, tries(3), { key: 'c' })
    await expect(outcomeOf('c')).resolves.toEqual({ isWaiting: false, answer: done.json })
  })

  it('follows another tab', async () => {
    server.answers = ['lost']
    const { put, heard, waitingNow } = await open()
    await put(1, tries(1))
    await settled()
    device.clear()
    elsewhere()
    await settled()
    expect([waitingNow(), heard]).toEqual([[], ['synced elsewhere']])
  })

  it('works where nothing can be kept', async () => {
    canKeep = false
    vi.stubGlobal('localStorage', undefined)
    server.answers = ['lost']
    const { put, heard } = await open()
    await put(1, tries(1))
    await settled()
    wake()
    await settled()
    expect(heard).toEqual(['delivered practice', 'synced'])
  })

  it('delivers everything once and in order, whatever gets lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (losses, count) => {
          vi.resetModules()
          device.clear()
          server.sent = []
          server.answers = losses.map((isLost): Answer => (isLost ? 'lost' : done))
          const { put, close } = await open()
          for (let at = 1; at <= count; at += 1) await put(1, tries(at))
          await vi.advanceTimersByTimeAsync(200_000)
          close()
          const arrived = [...new Map(server.sent.map(({ key, body }) => [key, body])).values()]
          expect(arrived).toEqual(Array.from({ length: count }, (_, at) => ({ tries: at + 1 })))
          expect(device.size).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  })
})
