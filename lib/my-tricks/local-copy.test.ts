import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLocalCopies, keepDraft, keepLocalCopy, readDraft, readLocalCopy } from './local-copy'

/** A storage whose entries are its own properties, as browsers have it. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }
  const storage = Object.create(methods) as Storage
  return storage
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the local copy', () => {
  it('keeps each session and the guests apart, under the agreed keys', () => {
    keepLocalCopy('abc', [1, 2])
    keepLocalCopy(null, [3])
    expect(Object.keys(localStorage)).toEqual(['user_abc_my-tricks-storage', 'guest_my-tricks-storage'])
    expect([readLocalCopy('abc'), readLocalCopy(null), readLocalCopy('other')]).toEqual([[1, 2], [3], []])
  })

  it.each(['', '{', '{}', 'null', '[1,"2",null,1.5]'])('survives %j in the storage', (text) => {
    localStorage.setItem('guest_my-tricks-storage', text)
    expect(readLocalCopy(null)).toEqual(text.startsWith('[') ? [1] : [])
  })

  it('goes when one signs out', () => {
    keepLocalCopy('abc', [1])
    keepDraft(1, 2, 'bend more')
    forgetLocalCopies()
    expect([readLocalCopy('abc'), readDraft(1, 2)]).toEqual([[], ''])
  })

  it('keeps a draft until it is empty', () => {
    keepDraft(1, 2, 'bend')
    expect([readDraft(1, 2), readDraft(2, 2)]).toEqual(['bend', ''])
    keepDraft(1, 2, '')
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('does without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    keepLocalCopy('abc', [1])
    expect([readLocalCopy('abc'), readDraft(1, 2)]).toEqual([[], ''])
  })
})
