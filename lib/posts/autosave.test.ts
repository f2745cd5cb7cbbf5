import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Autosave,
  clearAutosave,
  clearAutosaves,
  hasAutosaves,
  listAutosaves,
  newAutosaveKey,
  saveAutosave,
} from './autosave'
import { emptyForm } from './post-form'

const written = (title: string, minute = 0): Autosave => ({
  values: { ...emptyForm, title },
  version: 3,
  savedAt: `2026-11-21T10:0${minute}:00.000Z`,
})

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

beforeEach(() => void vi.stubGlobal('localStorage', storage()))
afterEach(() => void vi.unstubAllGlobals())

describe('autosave', () => {
  it('is stored per editor and post, the latest first', () => {
    saveAutosave(newAutosaveKey(1, 7), written('One'))
    saveAutosave(newAutosaveKey(1, null), written('Two', 1))
    saveAutosave(newAutosaveKey(2, 7), written('Not mine', 2))
    expect(listAutosaves(1)).toMatchObject([
      { postId: null, values: { title: 'Two' }, version: 3 },
      { postId: 7, values: { title: 'One' } },
    ])
  })

  it('of one new post is not overwritten by the next one', () => {
    const [first, second] = [newAutosaveKey(1, null), newAutosaveKey(1, null)]
    saveAutosave(first, written('First'))
    saveAutosave(second, written('Second', 1))
    saveAutosave(second, written('Second, longer', 2))
    expect(listAutosaves(1).map(({ values }) => values.title)).toEqual(['Second, longer', 'First'])
    clearAutosave(second)
    expect(listAutosaves(1).map(({ values }) => values.title)).toEqual(['First'])
  })

  it('is removed for every editor by clearAutosaves', () => {
    localStorage.setItem('localSession', 'x')
    expect(hasAutosaves()).toBe(false)
    for (const id of [1, 2, null]) saveAutosave(newAutosaveKey(1, id), written('Any'))
    expect(hasAutosaves()).toBe(true)
    clearAutosaves()
    expect(Object.keys(localStorage)).toEqual(['localSession'])
  })

  it('says so where storage is blocked, and ignores garbage', () => {
    localStorage.setItem('post-editor_1_7_x', '{"half')
    localStorage.setItem('post-editor_1_new', '{}')
    expect(listAutosaves(1)).toEqual([])
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(saveAutosave('post-editor_1_7_x', written('Any'))).toBe(false)
    expect(listAutosaves(1)).toEqual([])
  })
})
