import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '@/tests/setup/web-storage'
import {
  dropLocalSession,
  forgetOtherSavedIds,
  keepAskedLevels,
  keepDraft,
  keepGuestList,
  keepKnownUser,
  keepLocalSession,
  keepRewording,
  keepSavedIds,
  readAskedLevels,
  readDraft,
  readKnownUser,
  readRewordings,
  readSavedIds,
  removeMyTricks,
} from './local-storage'

let storage: Storage

beforeEach(() => {
  storage = openStorage()
  vi.stubGlobal('window', { localStorage: storage })
})
afterEach(() => vi.unstubAllGlobals())

describe('the ids of the saved tricks', () => {
  it('are kept apart for each session and for guests, under the agreed keys', () => {
    keepSavedIds([3])
    keepLocalSession('abc')
    keepSavedIds([1, 2])
    expect(Object.keys(storage)).toEqual([
      'guest_my-tricks-storage',
      'localSession',
      'user_abc_my-tricks-storage',
    ])
    expect(readSavedIds()).toEqual([1, 2])
  })

  it.each(['', '{', '{}', 'null', '[1,"2",null,1.5]'])('survive %j in the storage', (text) => {
    storage.setItem('guest_my-tricks-storage', text)
    expect(readSavedIds()).toEqual(text.startsWith('[') ? [1] : [])
  })

  it('are removed on signing out, and drafts and asked levels with them', () => {
    keepSavedIds([1])
    keepDraft(1, 2, 'bend more')
    keepAskedLevels('Beginner.Expert')
    expect(readAskedLevels()).toBe('Beginner.Expert')
    removeMyTricks()
    expect([readSavedIds(), readDraft(1, 2), readAskedLevels()]).toEqual([[], '', null])
  })

  it('go with their session when it has ended, and drafts stay for the next one', () => {
    keepLocalSession('abc')
    keepSavedIds([1])
    keepDraft(4, 2, 'bend more')
    dropLocalSession()
    expect(Object.keys(storage)).toEqual(['draft_4_2_my-tricks-storage'])
  })

  it('of whoever was signed in before are forgotten, and those of a guest stay with their list', () => {
    const signedInBefore = ['user_old', 'user_new', 'guest'].map((key) => `${key}_my-tricks-storage`)
    const left = () => Object.keys(storage).filter((key) => signedInBefore.includes(key))
    const keepAll = () => signedInBefore.forEach((key) => void storage.setItem(key, '[1]'))
    keepAll()
    forgetOtherSavedIds()
    expect(left()).toEqual([])
    keepAll()
    keepLocalSession('new')
    forgetOtherSavedIds()
    expect(left()).toEqual(['user_new_my-tricks-storage'])
    keepAll()
    storage.setItem('guest-list', '1')
    forgetOtherSavedIds()
    expect(left().sort()).toEqual(['guest_my-tricks-storage', 'user_new_my-tricks-storage'])
  })

  it('are none without a storage', () => {
    vi.stubGlobal('window', {})
    keepSavedIds([1])
    expect([readSavedIds(), readDraft(1, 2)]).toEqual([[], ''])
  })
})

it('keeps a draft until it is empty', () => {
  keepDraft(1, 2, 'bend')
  expect([readDraft(1, 2), readDraft(2, 2), readRewordings(1, 2).size]).toEqual(['bend', '', 0])
  keepDraft(1, 2, '')
  expect(Object.keys(storage)).toEqual([])
})

it('keeps what a note is reworded to with what it said before', () => {
  const rewording = { text: 'Bend more', before: 'Bend' }
  keepRewording(1, 2, 3, rewording)
  keepRewording(1, 2, 40, rewording)
  keepRewording(1, 20, 3, rewording)
  expect([...readRewordings(1, 2)]).toEqual([
    [3, rewording],
    [40, rewording],
  ])
  expect([readRewordings(2, 2).size, readRewordings(1, 3).size, readDraft(1, 2)]).toEqual([0, 0, ''])
  for (const key of Object.keys(storage)) storage[key] = '{"text":"Bend more"}'
  expect(readRewordings(1, 2).size).toBe(0)
  for (const [trickId, noteId] of [
    [2, 3],
    [2, 40],
    [20, 3],
  ] as const)
    keepRewording(1, trickId, noteId, null)
  expect(Object.keys(storage)).toEqual([])
})

describe('the user who was last signed in', () => {
  it('is known until another one, or no one, is signed in', () => {
    keepKnownUser({ user: { id: 4 } })
    expect(readKnownUser()).toEqual({ user: { id: 4 } })
    keepKnownUser(null)
    expect([readKnownUser(), Object.keys(storage)]).toEqual([null, []])
  })

  it.each(['', '{', 'null', '4', '{}', '{"user":null}', '{"user":{"id":"4"}}'])(
    'is unknown after %j',
    (text) => {
      storage.setItem('signed-in-as', text)
      expect(readKnownUser()).toBeNull()
    },
  )

  it('is unknown without a storage', () => {
    vi.stubGlobal('window', {})
    keepKnownUser({ user: { id: 4 } })
    expect(readKnownUser()).toBeNull()
  })
})

describe("the cookie of a guest's list", () => {
  /** The cookies that a page sets, each with what is left of it: its attributes, or null where it ends at once. */
  function cookiesSetAt(protocol: string, isKept: boolean): Record<string, string | null> {
    const set: Record<string, string | null> = {}
    const document = Object.defineProperty({}, 'cookie', {
      set(text: string) {
        const [pair = '', ...attributes] = text.split('; ')
        set[pair.replace(/=.*/, '')] = attributes.includes('max-age=0') ? null : attributes.join('; ')
      },
    })
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', { localStorage: storage, location: { protocol } })
    keepGuestList(isKept)
    return set
  }

  it('goes by https alone where the site does, and the one of earlier releases ends', () => {
    expect(cookiesSetAt('https:', true)).toEqual({
      '__Secure-guest-list': 'path=/my-tricks; samesite=lax; secure; max-age=34560000',
      'guest-list': null,
    })
  })

  it('is plain on plain http, which browsers let set no other', () => {
    expect(cookiesSetAt('http:', true)).toEqual({
      '__Secure-guest-list': null,
      'guest-list': 'path=/my-tricks; samesite=lax; max-age=34560000',
    })
  })

  it('is not set where the list cannot be kept', () => {
    storage = Object.assign(openStorage(), { setItem: () => expect.unreachable() })
    expect(cookiesSetAt('https:', true)).toEqual({})
  })

  it.each(['https:', 'http:'])('ends with the list, by %s', (protocol) => {
    expect(cookiesSetAt(protocol, false)).toEqual({ '__Secure-guest-list': null, 'guest-list': null })
  })
})
