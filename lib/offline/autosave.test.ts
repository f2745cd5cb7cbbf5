import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage, refusingWindow } from '@/tests/setup/web-storage'
import { emptyForm } from '../posts/post-form'
import {
  type Autosave,
  clearAutosave,
  clearAutosaves,
  hasAutosaves,
  listAutosaves,
  newAutosaveKey,
  saveAutosave,
} from './autosave'

const written = (title: string, minute = 0): Autosave => ({
  values: { ...emptyForm, title },
  version: 3,
  savedAt: `2026-11-21T10:0${minute}:00.000Z`,
})

let localStorage: Storage

beforeEach(() => {
  localStorage = openStorage()
  vi.stubGlobal('window', { localStorage })
})
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
    vi.stubGlobal('window', refusingWindow())
    expect(saveAutosave('post-editor_1_7_x', written('Any'))).toBe(false)
    expect(listAutosaves(1)).toEqual([])
  })
})
