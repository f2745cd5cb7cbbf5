import { describe, expect, it } from 'vitest'
import { callOf, savedIds, type TrickChange } from './changes'

describe('the call of a change', () => {
  it.each<[TrickChange, string, string, unknown]>([
    [{ kind: 'add', trickId: 1 }, 'POST', '/api/tricks/1/add-to-my-tricks', undefined],
    [{ kind: 'remove', trickId: 1 }, 'DELETE', '/api/tricks/1/remove-from-my-tricks', undefined],
    [{ kind: 'note', trickId: 1, text: 'a' }, 'POST', '/api/tricks/1/notes', { text: 'a' }],
    [{ kind: 'forget', trickId: 1, noteId: 7 }, 'DELETE', '/api/tricks/1/notes/7', undefined],
    [
      { kind: 'progress', trickId: 1, masteryLevel: 'MASTERED', lastPracticed: 'now' },
      'PATCH',
      '/api/tricks/1/progress',
      { masteryLevel: 'MASTERED', lastPracticed: 'now', ifLatest: true },
    ],
    [
      { kind: 'practice', trickId: 1, tries: 2, lands: 1, practicedAt: 'now' },
      'POST',
      '/api/tricks/1/practice',
      { tries: 2, lands: 1, practicedAt: 'now' },
    ],
  ])('%j', (change, method, path, json) => expect(callOf(change)).toEqual({ method, path, json, change }))

  it('has another one ready for words about a note that changed meanwhile', () => {
    const { method, json, instead } = callOf({
      kind: 'reword',
      trickId: 1,
      noteId: 7,
      updatedAt: 'then',
      text: 'a',
    })
    expect([method, json]).toEqual(['PATCH', { text: 'a', updatedAt: 'then' }])
    expect(instead).toEqual(callOf({ kind: 'note', trickId: 1, text: 'a' }))
  })
})

it('knows which ids are saved', () => {
  const changes: TrickChange[] = [
    { kind: 'add', trickId: 3 },
    { kind: 'note', trickId: 2, text: 'a' },
    { kind: 'remove', trickId: 1 },
  ]
  expect([...savedIds([1, 2], changes)]).toEqual([2, 3])
})
