import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WaitingPractice } from '@/lib/my-tricks/local-copy'

type Sent = { method: string; path: string; key: string | null; body: { tries: number } | null }
type Answer = { status: number; json: unknown } | 'lost'

const landed: Answer = { status: 200, json: { entry: { id: 77, practicedAt: 'now' }, landing: null } }

let stored: Map<string, string>
let sent: Sent[]
let answers: Answer[]
let wake: () => void

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  stored = new Map()
  sent = []
  answers = []
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
    location: { pathname: '/my-tricks', search: '' },
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    sent.push({ method: init.method ?? 'GET', path, key, body })
    const answer = answers.shift() ?? landed
    if (answer === 'lost') throw new TypeError('fetch failed')
    return Response.json(answer.json, { status: answer.status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = (): WaitingPractice[] => JSON.parse(stored.get('practice-outbox') ?? '[]')
const settled = () => vi.advanceTimersByTimeAsync(1)

async function open(userId = 1) {
  const outbox = await import('./practice-outbox')
  const confirmed: number[] = []
  const close = outbox.openOutbox(userId, (_, { entry }) => confirmed.push(entry.id))
  return { ...outbox, confirmed, close }
}

describe('the outbox', () => {
  it('keeps practice before it sends it, and forgets it when it is confirmed', async () => {
    const { log, confirmed } = await open()
    log(1, 5, 1, 1)
    expect(kept()).toMatchObject([{ userId: 1, trickId: 5, tries: 1, lands: 1 }])
    await settled()
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/tricks/5/practice', body: { tries: 1 } }])
    expect([kept(), confirmed]).toEqual([[], [77]])
  })

  it('sends again under the same key when the answer was lost', async () => {
    answers = ['lost']
    const { log, confirmed } = await open()
    log(1, 5, 1, 0)
    await settled()
    expect(kept()).toMatchObject([{ isStuck: true, wasSent: true }])
    wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect([kept(), confirmed]).toEqual([[], [77]])
  })

  it('tries again by itself, in order, as long as the server is away', async () => {
    answers = ['lost', { status: 503, json: { message: 'away' } }, { status: 429, json: { message: 'slow' } }]
    const { log } = await open()
    log(1, 5, 1, 0)
    log(1, 6, 2, 2)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(sent.map(({ path }) => path.split('/')[3])).toEqual(['5', '5', '5', '5', '6'])
    expect(kept()).toEqual([])
  })

  it('sends after a reload what was kept, but nothing of another account', async () => {
    answers = ['lost']
    const first = await open()
    first.log(1, 5, 1, 0)
    await settled()
    first.close()
    vi.resetModules()
    const stranger = await open(2)
    await settled()
    stranger.close()
    expect(sent).toHaveLength(1)
    vi.resetModules()
    await open(1)
    await settled()
    expect([sent.length, kept()]).toEqual([2, []])
  })

  it('drops what the server refuses for good, so that it blocks nothing', async () => {
    answers = [{ status: 404, json: { message: 'Trick not found', code: 'not_found' } }]
    const { log, confirmed } = await open()
    log(1, 5, 1, 0)
    log(1, 6, 1, 1)
    await settled()
    expect([kept(), confirmed]).toEqual([[], [77]])
  })

  it('takes back what was never sent without a word to the server', async () => {
    answers = ['lost']
    const { log, takeBack } = await open()
    log(1, 5, 1, 0)
    await settled()
    log(1, 5, 1, 1)
    const second = kept()[1]
    if (second) takeBack(second)
    expect(kept().map(({ lands }) => lands)).toEqual([0])
  })

  it('deletes what may have arrived, once it knows what to delete', async () => {
    answers = ['lost']
    const { log, takeBack, confirmed } = await open()
    log(1, 5, 1, 0)
    await settled()
    const [entry] = kept()
    if (entry) takeBack(entry)
    wake()
    await settled()
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE'])
    expect(sent[2]?.path).toBe('/api/tricks/5/practice/77')
    expect([kept(), confirmed]).toEqual([[], []])
  })

  it('deletes what left while an older state of it was on the screen', async () => {
    const { log, takeBack } = await open()
    log(1, 5, 1, 0)
    const [entry] = kept()
    if (entry) takeBack({ ...entry, wasSent: false })
    await settled()
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
    expect(kept()).toEqual([])
  })

  it('only deletes again when a reload came between the deletion and its answer', async () => {
    answers = ['lost', landed, 'lost']
    const { log, takeBack, close } = await open()
    log(1, 5, 1, 0)
    await settled()
    const [entry] = kept()
    if (entry) takeBack(entry)
    wake()
    await settled()
    close()
    vi.resetModules()
    await open()
    await settled()
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'DELETE'])
    expect(kept()).toEqual([])
  })

  it('works where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined)
    answers = ['lost']
    const { log, confirmed } = await open()
    log(1, 5, 1, 0)
    await settled()
    wake()
    await settled()
    expect(confirmed).toEqual([77])
  })
})
