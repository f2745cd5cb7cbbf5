import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepKnownUser, readKnownUser } from './known-user'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('who is known', () => {
  it('is kept until somebody else, or nobody, is signed in', () => {
    keepKnownUser({ user: { id: 4 } })
    expect(readKnownUser()).toEqual({ user: { id: 4 } })
    keepKnownUser(null)
    expect([readKnownUser(), stored.size]).toEqual([null, 0])
  })

  it.each(['', '{', 'null', '4', '{}', '{"user":null}', '{"user":{"id":"4"}}'])(
    'is nobody for %j',
    (text) => {
      stored.set('signed-in-as', text)
      expect(readKnownUser()).toBeNull()
    },
  )

  it('is nobody where nothing can be kept', () => {
    vi.stubGlobal('window', {})
    keepKnownUser({ user: { id: 4 } })
    expect(readKnownUser()).toBeNull()
  })
})
