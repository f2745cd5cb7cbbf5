import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../errors'
import { call, followUnauthorized, NetworkError } from './client'

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/
let sent: Request[]

function respondWith(body: unknown, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    sent.push(new Request(new URL(path, 'http://localhost'), options))
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body, init)
  })
}

const stored = (value: string | null) =>
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => (key === 'localSession' ? value : null) },
  })

beforeEach(() => {
  sent = []
  stored(null)
})
afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('gives the value of a response, or nothing for 204', async () => {
    respondWith({ a: 1 })
    expect(await call('/x')).toEqual({ a: 1 })
    respondWith(undefined)
    expect(await call('/x', { method: 'DELETE' })).toBeUndefined()
  })

  it('gives nothing for an empty response, whatever its status', async () => {
    vi.stubGlobal('fetch', async () => new Response(''))
    expect(await call('/x', { method: 'POST' })).toBeUndefined()
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    await expect(call('/x')).rejects.toBeInstanceOf(NetworkError)
  })

  // Each of them once took a screen down.
  it.each([
    [[{ name: 1 }]],
    [[null]],
    [['name']],
    [{ name: 'Ledge', category: 'Edge', difficulty: 'Beginner' }],
    [[{ name: 'Ledge', category: 'Edge', difficulty: 'Beginner' }, {}]],
  ])('takes %j for a broken answer where a screen is made of it', async (answer) => {
    respondWith(answer)
    await expect(call('/api/skatepark/features?x=1')).rejects.toBeInstanceOf(NetworkError)
    await expect(call('/api/tricks/my-tricks')).rejects.toBeInstanceOf(NetworkError)
    expect(await call('/x')).toEqual(answer)
  })

  it('waits for 90 seconds at most, and for as long as a picture takes', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(signal.reason) : Response.json({}),
    )
    await expect(call('/x')).rejects.toBeInstanceOf(NetworkError)
    await expect(call('/x', { signal: new AbortController().signal })).rejects.toBeInstanceOf(NetworkError)
    await expect(call('/x', { method: 'POST', body: new Blob(['a']) })).resolves.toEqual({})
    expect(limits.mock.calls).toEqual([[90_000], [90_000]])
    limits.mockRestore()
  })

  it('says that a write is JSON, also one without a body', async () => {
    respondWith({})
    await call('/x', { method: 'POST', json: { a: 1 } })
    await call('/x', { method: 'POST' })
    await call('/x', { method: 'POST', body: new Blob(['a'], { type: 'image/png' }) })
    await call('/x')
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'application/json',
      'image/png',
      null,
    ])
    expect(await sent[1]?.text()).toBe('')
  })

  it('shows the session kept by the browser', async () => {
    stored('m5x2k9q1a.secret')
    respondWith({})
    await call('/x')
    expect(sent[0]?.headers.get('x-session-id')).toBe('m5x2k9q1a.secret')
  })

  it('does without when storage is denied', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('denied')
      },
    })
    respondWith({})
    await call('/x')
    expect(sent[0]?.headers.has('x-session-id')).toBe(false)
  })

  it('gives every write an id of its own, unless it has one', async () => {
    respondWith({})
    await call('/x')
    await call('/x', { method: 'POST', json: {} })
    await call('/x', { method: 'POST', json: {} })
    await call('/x', { method: 'POST', idempotencyKey: '00000000-0000-4000-8000-000000000000' })
    const [read, one, other, given] = sent.map((request) => request.headers.get('idempotency-key'))
    expect(read).toBeNull()
    expect(one).toMatch(uuid)
    expect(other).toMatch(uuid)
    expect(other).not.toBe(one)
    expect(given).toBe('00000000-0000-4000-8000-000000000000')
  })

  it('throws what the server meant', async () => {
    respondWith(
      { message: 'Session expired', code: 'unauthorized', sessionExpired: true },
      { status: 401, headers: { 'retry-after': '7' } },
    )
    const error = await call('/x').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'unauthorized',
      message: 'Session expired',
      extras: { sessionExpired: true, retryAfterSeconds: 7, status: 401 },
    })
  })

  it.each([
    ['status and its words from 500 on', 502, 'Bad Gateway', '<html>down</html>', '502: Bad Gateway'],
    ['status and what was sent below', 418, "I'm a teapot", 'short and stout', '418: short and stout'],
    ['the message alone where there is one', 500, 'Internal', '{"message":"Away"}', 'Away'],
  ])('throws, for a response that went wrong, %s', async (_, status, statusText, text, message) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status, statusText }))
    await expect(call('/x')).rejects.toMatchObject({ message })
  })

  it('tells when no one is signed in, except to who was signing in or out', async () => {
    const told: unknown[] = []
    followUnauthorized(({ error, isWrite }) => told.push([error.extras.sessionExpired, isWrite]))
    const refused = { message: 'Session expired', code: 'unauthorized', sessionExpired: true }
    respondWith(refused, { status: 401 })
    for (const path of ['/api/auth/login', '/api/runs/1'])
      await call(path, { method: 'DELETE' }).catch(() => undefined)
    await call('/api/runs').catch(() => undefined)
    respondWith({ message: 'Not yours', code: 'forbidden' }, { status: 403 })
    await call('/api/runs').catch(() => undefined)
    expect(told).toEqual([
      [true, true],
      [true, false],
    ])
  })

  it('distinguishes a network that is down from a server that refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(call('/x')).rejects.toBeInstanceOf(NetworkError)
  })

  it('takes a response that was cut off for none, and a refusal that was cut off for one', async () => {
    const cut = () => new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    vi.stubGlobal('fetch', async () => new Response(cut()))
    await expect(call('/x')).rejects.toBeInstanceOf(NetworkError)
    vi.stubGlobal('fetch', async () => new Response(cut(), { status: 503 }))
    await expect(call('/x')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
