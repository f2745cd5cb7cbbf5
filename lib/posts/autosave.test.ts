import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Autosave, clearAutosave, clearAutosaves, findAutosave, saveAutosave } from './autosave'
import { emptyForm } from './post-form'

const written: Autosave = {
  values: { ...emptyForm, title: 'Unsaved' },
  version: 3,
  savedAt: '2026-11-21T10:00:00.000Z',
}

const storage = () => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  }
  // Like a real one, it lists its keys and nothing else.
  return new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) })
}

afterEach(() => void vi.unstubAllGlobals())

describe('autosave', () => {
  it('is stored per editor and post', () => {
    vi.stubGlobal('localStorage', storage())
    saveAutosave(1, 7, written)
    expect(findAutosave(1, 7)).toEqual(written)
    expect([findAutosave(2, 7), findAutosave(1, null), findAutosave(1, 8)]).toEqual([null, null, null])
    clearAutosave(1, 7)
    expect(findAutosave(1, 7)).toBeNull()
  })

  it('is removed for every editor by clearAutosaves', () => {
    vi.stubGlobal('localStorage', storage())
    localStorage.setItem('localSession', 'x')
    for (const id of [1, 2, null]) saveAutosave(1, id, written)
    clearAutosaves()
    expect(Object.keys(localStorage)).toEqual(['localSession'])
  })

  it('ignores storage that is blocked or holds garbage', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    saveAutosave(1, 7, written)
    expect(findAutosave(1, 7)).toBeNull()
    vi.stubGlobal('localStorage', { getItem: () => '{"half' })
    expect(findAutosave(1, 7)).toBeNull()
  })
})
