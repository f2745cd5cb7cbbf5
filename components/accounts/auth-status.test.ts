import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthStatus } from '@/lib/accounts/schema'

const guest: AuthStatus = {
  authenticated: false,
  user: null,
  authMethod: null,
  message: 'Not Authenticated',
  sessionExpired: false,
}
const user: AuthStatus = {
  authenticated: true,
  user: {
    id: 4,
    username: 'leticia',
    email: 'l@example.com',
    role: 'USER',
    riderStance: null,
    isEmailVerified: true,
    hasPassword: true,
  },
  authMethod: 'password',
  message: 'Authenticated',
  sessionExpired: false,
}

let stored: Map<string, string>
let responses: (AuthStatus | 'lost' | 'failing')[]
let calls: number

beforeEach(() => {
  vi.resetModules()
  stored = new Map()
  responses = []
  calls = 0
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('fetch', async () => {
    calls += 1
    const response = responses.shift() ?? guest
    if (response === 'lost') throw new TypeError('fetch failed')
    if (response === 'failing') return new Response('no', { status: 503 })
    return Response.json(response)
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./auth-status')

describe('the sign-in state', () => {
  it('is asked once for all who ask at the same time', async () => {
    const { refreshAuthStatus, knownAuthStatus } = await load()
    responses = [user]
    expect(knownAuthStatus()).toBeNull()
    const both = await Promise.all([refreshAuthStatus(), refreshAuthStatus()])
    expect([calls, both]).toEqual([1, [user, user]])
    expect(knownAuthStatus()).toEqual(user)
  })

  it('removes the local session when the server says that it has ended', async () => {
    const { refreshAuthStatus } = await load()
    stored.set('localSession', 'abc')
    responses = [{ ...guest, message: 'Session expired', sessionExpired: true }]
    await refreshAuthStatus()
    expect(stored.has('localSession')).toBe(false)
  })

  it('stays what it was while the server cannot be reached', async () => {
    const { refreshAuthStatus, isUnreachable } = await load()
    responses = [user, 'lost']
    await refreshAuthStatus()
    const status = await refreshAuthStatus()
    expect(status).toEqual(user)
    expect(isUnreachable(status)).toBe(false)
  })

  it.each<[string | null, 'lost' | 'failing', string]>([
    ['abc', 'lost', 'Server connection lost. Your session may have expired.'],
    ['abc', 'failing', 'Session expired (server unavailable)'],
    [null, 'lost', 'Failed to connect to the authentication service'],
  ])(
    'is unknown while the server never reported it (local session %j, %s)',
    async (session, outcome, message) => {
      const { refreshAuthStatus, isUnreachable } = await load()
      if (session) stored.set('localSession', session)
      responses = [outcome]
      const status = await refreshAuthStatus()
      expect(status).toMatchObject({ authenticated: false, sessionExpired: false, message })
      expect(isUnreachable(status)).toBe(true)
      expect(stored.get('localSession') ?? null).toBe(session)
    },
  )

  it('notifies listeners, and other tabs only when another user is there', async () => {
    const { refreshAuthStatus, followAuthStatus } = await load()
    const listener = vi.fn()
    const leave = followAuthStatus(listener)
    responses = [user, user, guest]
    await refreshAuthStatus()
    await refreshAuthStatus()
    expect(stored.has('localSessionChanged')).toBe(false)
    await refreshAuthStatus()
    expect(stored.has('localSessionChanged')).toBe(true)
    leave()
    await refreshAuthStatus()
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('a refused call', () => {
  const ended = { ...guest, message: 'Session expired', sessionExpired: true }

  it.each<[string, string, AuthStatus, string | null]>([
    [
      'a write after the session has ended',
      'POST',
      ended,
      '/login?session_expired=true&next=%2Ftricks%2Follie',
    ],
    [
      'a write of which the answer alone says so',
      'POST',
      guest,
      '/login?session_expired=true&next=%2Ftricks%2Follie',
    ],
    ['a write by who is signed in again', 'POST', user, null],
    ['a read', 'GET', ended, null],
  ])('leads to sign in and back, or not: %s', async (_, method, status, led) => {
    const places: string[] = []
    const location = { pathname: '/tricks/ollie', search: '', assign: (path: string) => places.push(path) }
    vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined }, location })
    const refused = Response.json(
      { message: 'Session expired', code: 'unauthorized', sessionExpired: true },
      { status: 401 },
    )
    const fetched = vi.fn(async (path: string) =>
      path === '/api/auth/user' ? Response.json(status) : refused,
    )
    vi.stubGlobal('fetch', fetched)
    const { followAuthStatus } = await load()
    const { call } = await import('@/lib/http/client')
    const asked = new Promise<void>((resolve) => followAuthStatus(resolve))
    await call('/api/runs/1', { method }).catch(() => undefined)
    await asked
    await Promise.resolve()
    await vi.waitFor(() => expect(places).toEqual(led === null ? [] : [led]))
  })
})
