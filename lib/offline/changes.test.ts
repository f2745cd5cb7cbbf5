import { onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lossyServer, type Reply } from '@/tests/setup/lossy-server'
import { callOf } from '../my-tricks/changes'
import type { ChangeCall, PendingChange } from './store'

const done: Reply = {
  status: 200,
  json: { entry: { id: 77, practicedAt: '2026-01-01T00:00:00Z' }, landing: null, lastPracticed: null },
}
const refusal = (status: number, code: string): Reply => ({ status, json: { message: 'No', code } })

let device: Map<string, PendingChange>
let canStore: boolean
let server: ReturnType<typeof lossyServer>
let otherTab: () => void
let opened: (() => void)[]

vi.mock('./store', () => ({
  allowStore: () => undefined,
  hasStore: async () => canStore,
  removeOtherQueries: async () => undefined,
  readQueries: async () => [],
  storeQuery: async () => undefined,
  readChanges: async (userId: number) =>
    [...device.values()].filter((change) => change.userId === userId).sort((a, b) => a.at - b.at),
  // As a database has it: a copy.
  storeChange: async (change: PendingChange) =>
    void (canStore && device.set(change.key, structuredClone(change))),
  removeChange: async (key: string) => void device.delete(key),
  isStored: async (key: string) => !canStore || device.has(key),
  onOtherTab: (notify: () => void) => {
    otherTab = notify
  },
}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  device = new Map()
  canStore = true
  opened = []
  onlineManager.setOnline(true)
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  server = lossyServer(done)
})
afterEach(() => {
  for (const close of opened) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => vi.advanceTimersByTimeAsync(5)
const comeBack = async () => {
  onlineManager.setOnline(true)
  await settled()
}

const practicedAt = '2026-01-01T00:00:00Z'
const failed = 'Failed to update progress.'
const tries = (count: number): ChangeCall => ({
  ...callOf({ kind: 'practice', trickId: 5, tries: count, lands: 0, practicedAt }),
  failed,
})
const triesIn = (body: unknown) => (body as { tries: number }).tries
const rewording: ChangeCall = {
  ...callOf({ kind: 'reword', trickId: 5, noteId: 1, updatedAt: 'then', text: 'mine' }),
  failed,
}

/** A tab of this user, as a fresh load of a page opens it. */
async function openTab(userId = 1) {
  vi.resetModules()
  const { changeAccount, closeAccount, openAccount } = await import('./account')
  const { isStuck, pendingChanges, undoChange } = await import('./changes')
  const { getQueryClient } = await import('./client')
  const client = getQueryClient()
  opened.push(closeAccount)
  const refused: string[] = []
  const said: string[] = []
  await openAccount(userId, {
    refused: (error) => refused.push(error.message),
    other: (words) => said.push(words),
    arrived: ({ title }) => said.push(title),
  })
  const make = (write: ChangeCall) => {
    const outcome = changeAccount(userId, write)
    outcome.catch(() => undefined)
    return outcome
  }
  const states = () =>
    client
      .getMutationCache()
      .findAll({ status: 'pending' })
      .map(({ state }) => state)
  return {
    make,
    refused,
    said,
    pending: () => pendingChanges(client),
    isStuck: () => isStuck(states()),
    undoChange: (key: string) => undoChange(client, key),
    close: closeAccount,
  }
}

describe('a change', () => {
  it('that deletes a note is done when the note is gone already', async () => {
    server.responses = [refusal(404, 'not_found')]
    const { make, refused, pending } = await openTab()
    const outcome = make({ ...callOf({ kind: 'forget', trickId: 5, noteId: 1 }), failed })
    await settled()
    expect([await outcome, refused, pending(), device.size]).toEqual([{ waitsFor: null }, [], [], 0])
  })

  it('is stored before it is sent, and removed when it is confirmed', async () => {
    const { make, pending } = await openTab()
    const outcome = make(tries(1))
    expect([...device.values()]).toMatchObject([{ userId: 1, json: { tries: 1 } }])
    expect(pending()).toHaveLength(1)
    await settled()
    expect(server.sent).toMatchObject([
      { method: 'POST', path: '/api/tricks/5/practice', body: { tries: 1 }, account: '1' },
    ])
    expect([device.size, pending(), await outcome]).toEqual([0, [], { waitsFor: null }])
  })

  it('is sent again under the same key when the response was lost', async () => {
    server.responses = ['lost']
    const { make, isStuck, pending } = await openTab()
    const outcome = make(tries(1))
    await settled()
    expect(await outcome).toEqual({ waitsFor: 'connection' })
    expect([isStuck(), [...device.values()]]).toMatchObject([true, [{ wasSent: true }]])
    await comeBack()
    expect(server.sent).toHaveLength(2)
    expect(server.sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key)
    expect([device.size, pending()]).toEqual([0, []])
  })

  it('is tried again by itself, in its turn, for as long as the server is away', async () => {
    server.responses = ['lost', refusal(503, 'unavailable'), refusal(429, 'rate_limited')]
    const { make } = await openTab()
    void make(tries(1))
    void make(tries(2))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(server.sent.map(({ body }) => triesIn(body))).toEqual([1, 1, 1, 1, 2])
    expect(device.size).toBe(0)
  })

  it('waits for the one before it', async () => {
    let respondFirst: (response: Response) => void = () => undefined
    const keys: string[] = []
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key') ?? '')
      return new Promise<Response>((resolve) => {
        respondFirst = resolve
      })
    })
    const { make, isStuck } = await openTab()
    void make(tries(1))
    void make(tries(2))
    await settled()
    expect([keys.length, isStuck()]).toEqual([1, false])
    respondFirst(Response.json(done.json))
    await settled()
    expect(keys).toHaveLength(2)
  })

  it('is sent after a reload, but not by another account', async () => {
    server.responses = ['lost']
    const first = await openTab()
    void first.make(tries(1))
    await settled()
    first.close()
    onlineManager.setOnline(true)
    const stranger = await openTab(2)
    await settled()
    expect([stranger.pending(), server.sent.length]).toEqual([[], 1])
    const again = await openTab(1)
    await settled()
    expect([server.sent.length, device.size, again.pending()]).toEqual([2, 0, []])
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key)
  })

  it('that is refused for good is dropped, blocks nothing, and the user sees why', async () => {
    server.responses = [refusal(404, 'not_found')]
    const { make, refused } = await openTab()
    const outcome = make(tries(1))
    void make(tries(2))
    await settled()
    await expect(outcome).rejects.toMatchObject({ code: 'not_found' })
    expect([device.size, refused, server.sent.length]).toEqual([0, ['No'], 2])
  })

  it.each([refusal(503, 'unavailable'), refusal(401, 'unauthorized')])(
    'other than tries is not kept for a user who stands by and can press again: %j',
    async (response) => {
      server.responses = [response]
      const { make, refused } = await openTab()
      const outcome = make({ ...callOf({ kind: 'add', trickId: 5 }), failed })
      await settled()
      await expect(outcome).rejects.toThrow('No')
      expect([device.size, refused]).toEqual([0, ['No']])
    },
  )

  it('is kept when the session has ended, and arrives once its user has signed in again', async () => {
    const ended = { message: 'Session expired', code: 'unauthorized', sessionExpired: true }
    server.responses = [{ status: 401, json: ended }]
    const { make, close } = await openTab()
    expect(await make({ ...callOf({ kind: 'add', trickId: 5 }), failed })).toEqual({ waitsFor: 'sign-in' })
    close()
    expect(device.size).toBe(1)
    await openTab()
    await comeBack()
    expect([device.size, server.sent.length]).toEqual([0, 2])
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('that had to wait says so when it has arrived, where no screen shows it', async () => {
    const arrived = { title: 'Line Saved Successfully' }
    const line: ChangeCall = { method: 'POST', path: '/api/runs', change: { kind: 'line' }, failed, arrived }
    server.responses = [done, 'lost']
    const { make, said } = await openTab()
    await make(line)
    expect(said).toEqual([])
    expect(await make(line)).toEqual({ waitsFor: 'connection' })
    await comeBack()
    expect(said).toEqual([arrived.title])
  })

  it('that deletes a line is done when the line is gone already', async () => {
    server.responses = [refusal(404, 'not_found')]
    const { make, refused } = await openTab()
    const change = { kind: 'removeLine', lineId: 3 } as const
    const outcome = make({ method: 'DELETE', path: '/api/runs/3', change, failed })
    await settled()
    expect([await outcome, refused, device.size]).toEqual([{ waitsFor: null }, [], 0])
  })

  it('waits while another account is signed in, which the server says', async () => {
    server.responses = [refusal(403, 'forbidden')]
    const { make, refused } = await openTab()
    void make(tries(1))
    await settled()
    expect([device.size, refused]).toEqual([1, []])
  })

  it('is kept when something other than the server responds', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Welcome to our network</h1>'))
    const { make, isStuck } = await openTab()
    void make(tries(1))
    await settled()
    expect([device.size, isStuck()]).toEqual([1, true])
  })

  it('works where nothing can be stored', async () => {
    canStore = false
    server.responses = ['lost']
    const { make, pending } = await openTab()
    void make(tries(1))
    await settled()
    await comeBack()
    expect([server.sent.length, pending()]).toEqual([2, []])
  })

  it('arrives once and in order, whatever gets lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.integer({ min: 1, max: 6 }),
        async (losses, count) => {
          device.clear()
          server.sent = []
          server.responses = losses.map((isLost): Reply => (isLost ? 'lost' : done))
          const { make, close } = await openTab()
          for (let at = 1; at <= count; at += 1) void make(tries(at))
          await vi.advanceTimersByTimeAsync(200_000)
          close()
          const arrived = [...new Map(server.sent.map(({ key, body }) => [key, triesIn(body)])).values()]
          expect(arrived).toEqual(Array.from({ length: count }, (_, at) => at + 1))
          expect(device.size).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('words for a note that was changed or removed elsewhere', () => {
  it.each([refusal(409, 'conflict'), refusal(404, 'not_found')])(
    'are kept beside it when they had to wait: %j',
    async (response) => {
      server.responses = ['lost', response]
      const { make, refused, said } = await openTab()
      void make(rewording)
      await settled()
      await comeBack()
      expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', '/api/tricks/5/notes/1', { text: 'mine', updatedAt: 'then' }],
        ['PATCH', '/api/tricks/5/notes/1', { text: 'mine', updatedAt: 'then' }],
        ['POST', '/api/tricks/5/notes', { text: 'mine' }],
      ])
      expect(server.sent[2]?.key).not.toBe(server.sent[1]?.key)
      expect([device.size, refused]).toEqual([0, []])
      expect(said).toEqual(['This note was changed there too. Both are kept.'])
    },
  )

  it('are written down once, whenever that is interrupted', async () => {
    server.responses = ['lost', refusal(409, 'conflict'), 'lost']
    const first = await openTab()
    void first.make(rewording)
    await settled()
    await comeBack()
    first.close()
    onlineManager.setOnline(true)
    server.responses = [refusal(409, 'conflict')]
    await openTab()
    await settled()
    const notes = server.sent.filter(({ method }) => method === 'POST')
    expect([notes.length, new Set(notes.map(({ key }) => key)).size, device.size]).toEqual([2, 1, 0])
  })

  it('stay with a user who stands by', async () => {
    server.responses = [refusal(409, 'conflict')]
    const { make, refused } = await openTab()
    await expect(make(rewording)).rejects.toMatchObject({ code: 'conflict' })
    expect([server.sent.length, refused]).toEqual([1, ['No']])
  })
})

describe('a level that another device set too', () => {
  const mastery: ChangeCall = {
    ...callOf({ kind: 'progress', trickId: 5, masteryLevel: 'CONSISTENT', lastPracticed: practicedAt }),
    failed,
  }
  const reply = (masteryLevel: string): Reply => ({
    status: 200,
    json: { masteryLevel, lastPracticed: practicedAt, notes: [] },
  })

  it('says so when the other one was later', async () => {
    server.responses = ['lost', reply('MASTERED')]
    const { make, said, refused } = await openTab()
    void make(mastery)
    await settled()
    await comeBack()
    expect(server.sent.at(-1)?.body).toEqual({
      masteryLevel: 'CONSISTENT',
      lastPracticed: practicedAt,
      ifLatest: true,
    })
    expect([said, refused, device.size]).toEqual([
      ['The trick is mastered: that was set later there.'],
      [],
      0,
    ])
  })

  it('says nothing when this one was', async () => {
    server.responses = [reply('CONSISTENT'), reply('MASTERED')]
    const { make, said } = await openTab()
    await make(mastery)
    await make({ ...callOf({ kind: 'progress', trickId: 5, lastPracticed: practicedAt }), failed })
    expect(said).toEqual([])
  })
})

describe('tries of a device whose clock is days off', () => {
  it('count by the clock of the server, which is said once', async () => {
    const entry = { id: 77, tries: 1, lands: 0, practicedAt: '2026-01-06T12:00:00Z' }
    server.responses = [1, 2].map(() => ({ status: 200, json: { entry, landing: null } }))
    const { make, refused, said } = await openTab()
    await make(tries(1))
    await make(tries(1))
    expect([said, refused, device.size]).toEqual([['Your Clock Is Off'], [], 0])
    expect(server.sent[0]?.clock).toBe(new Date().toISOString())
  })
})

describe('tries of a trick that another device removed', () => {
  it('are kept, and it is said where they are', async () => {
    const entry = { id: 77, practicedAt: '2026-01-01T00:00:00Z' }
    server.responses = ['lost', { status: 200, json: { entry, landing: null, removedTrick: 'Kickflip' } }]
    const { make, said, refused } = await openTab()
    void make(tries(1))
    await settled()
    await comeBack()
    expect([said, refused, device.size]).toEqual([
      ['Kickflip was removed from My Tricks there. Your tries are kept: add it again and they are back.'],
      [],
      0,
    ])
  })

  it('are nothing to speak of where none did', async () => {
    const { make, said } = await openTab()
    await make(tries(1))
    expect(said).toEqual([])
  })
})

describe('the tries that wait', () => {
  it('are those of the trick that could not be sent, the latest first, without what was taken back', async () => {
    const { waitingTries } = await import('./waiting')
    server.responses = ['lost']
    const { make, undoChange, pending } = await openTab()
    void make(tries(1))
    expect(waitingTries(pending(), 5)).toEqual([])
    await settled()
    void make(tries(2))
    void make(tries(3))
    void make({ ...callOf({ kind: 'practice', trickId: 6, tries: 4, lands: 0, practicedAt }), failed })
    await settled()
    await undoChange(pending()[1]?.key ?? '')
    expect(waitingTries(pending(), 5)).toEqual([
      { id: -2, tries: 3, lands: 0, practicedAt },
      { id: -1, tries: 1, lands: 0, practicedAt },
    ])
    await comeBack()
    expect(waitingTries(pending(), 5)).toEqual([])
  })
})

describe('taking back tries', () => {
  it('needs no server where they were never sent', async () => {
    server.responses = ['lost']
    const { make, undoChange, pending } = await openTab()
    void make(tries(1))
    await settled()
    void make(tries(2))
    await undoChange(pending()[1]?.key ?? '')
    expect(pending().map(({ json }) => triesIn(json))).toEqual([1])
    expect(device.size).toBe(1)
  })

  it('keeps them from being sent while another tab holds the way to the server', async () => {
    let letThrough: () => void = () => undefined
    const isFree = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const locks = { request: (_: string, __: unknown, use: () => Promise<unknown>) => isFree.then(use) }
    vi.stubGlobal('navigator', { locks })
    const { make, undoChange, pending } = await openTab()
    void make(tries(1))
    await settled()
    await undoChange(pending()[0]?.key ?? '')
    letThrough()
    await settled()
    expect([server.sent, device.size, pending()]).toEqual([[], 0, []])
  })

  it('deletes what may have arrived, once it is known what that is', async () => {
    server.responses = ['lost']
    const { make, undoChange, pending } = await openTab()
    void make(tries(1))
    await settled()
    await undoChange(pending()[0]?.key ?? '')
    expect(pending()).toEqual([])
    await comeBack()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
    expect(server.sent[2]?.path).toBe('/api/tricks/5/practice/77')
    expect(new Set(server.sent.slice(0, 2).map(({ key }) => key)).size).toBe(1)
    expect(device.size).toBe(0)
  })

  it('deletes what has arrived without sending it again, and counts it out meanwhile', async () => {
    const { make, undoChange, pending } = await openTab()
    void make(tries(3))
    const key = pending()[0]?.key ?? ''
    await settled()
    server.responses = ['lost']
    await undoChange(key)
    const { entriesNow, trickChanges } = await import('./waiting')
    expect(trickChanges(pending())).toMatchObject([{ kind: 'practice', tries: -3 }])
    expect(entriesNow([{ id: 77, tries: 3, lands: 0, practicedAt }], pending())).toEqual([])
    await settled()
    await comeBack()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'DELETE'])
    // The server then knows it again, and does not say that there is nothing to delete.
    expect(server.sent[2]?.key).toBe(server.sent[1]?.key)
    expect([device.size, pending()]).toEqual([0, []])
  })

  it('stays on the device while the tries are on their way, so that a reload does not forget it', async () => {
    let arrive: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
    const first = await openTab()
    void first.make(tries(1))
    await settled()
    const wrote = arrive
    await first.undoChange(first.pending()[0]?.key ?? '')
    await settled()
    wrote(Response.json(done.json))
    await settled()
    expect([...device.values()]).toMatchObject([{ isUndone: true }])
    first.close()
    server = lossyServer(done)
    await openTab()
    await settled()
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
    expect(device.size).toBe(0)
  })

  it('is over when they turn out to be deleted already', async () => {
    server.responses = ['lost', done, 'lost']
    const { make, undoChange, pending, close } = await openTab()
    void make(tries(1))
    await settled()
    await undoChange(pending()[0]?.key ?? '')
    await comeBack()
    expect([...device.values()]).toMatchObject([{ isUndone: true }])
    close()
    onlineManager.setOnline(true)
    server.responses = [refusal(404, 'not_found')]
    const { refused } = await openTab()
    await settled()
    expect([device.size, refused]).toEqual([0, []])
  })
})

describe('two tabs', () => {
  it('show what waits in the other, and remove what that has sent', async () => {
    server.responses = ['lost']
    const { make, pending } = await openTab()
    void make(tries(1))
    await settled()
    device.clear()
    otherTab()
    await settled()
    expect(pending()).toEqual([])
  })

  it('send what both of them keep once', async () => {
    let isTaken = Promise.resolve<unknown>(undefined)
    const locks = {
      request: (_: string, __: unknown, use: () => Promise<unknown>) => {
        const used = isTaken.then(use)
        isTaken = used.catch(() => undefined)
        return used
      },
    }
    vi.stubGlobal('navigator', { locks })
    server.responses = ['lost']
    const one = await openTab()
    void one.make(tries(1))
    await settled()
    const other = await openTab()
    await settled()
    expect(other.pending()).toHaveLength(1)
    server.sent = []
    await comeBack()
    expect([server.sent.length, one.pending(), other.pending(), device.size]).toEqual([1, [], [], 0])
  })
})
