import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthStatus } from '@/lib/accounts/schema'

const nobody: AuthStatus = {
  authenticated: false,
  user: null,
  authMethod: null,
  message: 'Not Authenticated',
  sessionExpired: false,
}
const somebody: AuthStatus = {
  authenticated: true,
  user: {
    id: 4,
    username: 'leticia',
    email: 'l@example.com',
    role: 'USER',
    riderStance: null,
    hasPassword: true,
  },
  authMethod: 'password',
  message: 'Authenticated',
  sessionExpired: false,
}

let stored: Map<string, string>
let answers: (AuthStatus | 'lost')[]
let calls: number

beforeEach(() => {
  vi.resetModules()
  stored = new Map()
  answers = []
  calls = 0
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('fetch', async () => {
    calls += 1
    const answer = answers.shift() ?? nobody
    if (answer === 'lost') throw new TypeError('fetch failed')
    return Response.json(answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./auth-status')

describe('the sign-in state', () => {
  it('is asked once for all who ask at the same time', async () => {
    const { refreshAuthStatus, knownAuthStatus } = await load()
    answers = [somebody]
    expect(knownAuthStatus()).toBeNull()
    const both = await Promise.all([refreshAuthStatus(), refreshAuthStatus()])
    expect([calls, both]).toEqual([1, [somebody, somebody]])
    expect(knownAuthStatus()).toEqual(somebody)
  })

  it('forgets the local session when the server says that it is over', async () => {
    const { refreshAuthStatus } = await load()
    stored.set('localSession', 'abc')
    answers = [{ ...nobody, message: 'Session expired', sessionExpired: true }]
    await refreshAuthStatus()
    expect(stored.has('localSession')).toBe(false)
  })

  it('stays what it was while the server cannot be reached', async () => {
    const { refreshAuthStatus, isUnreachable } = await load()
    answers = [somebody, 'lost']
    await refreshAuthStatus()
    const status = await refreshAuthStatus()
    expect(status).toEqual(somebody)
    expect(isUnreachable(status)).toBe(false)
  })

  it.each([
    ['abc', 'Server connection lost. Your session may have expired.'],
    [null, 'Failed to connect to the authentication service'],
  ])('is unknown, not over, when it never was told (local session %j)', async (session, message) => {
    const { refreshAuthStatus, isUnreachable } = await load()
    if (session) stored.set('localSession', session)
    answers = ['lost']
    const status = await refreshAuthStatus()
    expect(status).toMatchObject({ authenticated: false, sessionExpired: false, message })
    expect(isUnreachable(status)).toBe(true)
    expect(stored.get('localSession') ?? null).toBe(session)
  })

  it('tells listeners, and other tabs only when somebody else is there', async () => {
    const { refreshAuthStatus, followAuthStatus } = await load()
    const heard = vi.fn()
    const leave = followAuthStatus(heard)
    answers = [somebody, somebody, nobody]
    await refreshAuthStatus()
    await refreshAuthStatus()
    expect(stored.has('localSessionChanged')).toBe(false)
    await refreshAuthStatus()
    expect(stored.has('localSessionChanged')).toBe(true)
    leave()
    await refreshAuthStatus()
    expect(heard).toHaveBeenCalledTimes(3)
  })
})
