import { describe, expect, it } from 'vitest'
import type { TrickCard } from '../tricks/schema'
import { nothingBrought } from './brought'
import { type Logged, listOwn, madeBy, ownDiary, ownTricks, toBring } from './own-log'
import type { BroughtTrick } from './schema'
import type { MasteryLevel } from './taxonomy'

const at = Date.parse('2026-05-02T12:00:00.000Z')
const iso = (seconds: number) => new Date(at + seconds * 1000).toISOString()

/** A log of these changes, a second apart. */
const logOf = (...changes: Logged['change'][]): Logged[] =>
  changes.map((change, index) => ({ id: index + 1, at: at + index * 1000, change }))

const cards = new Map([1, 2].map((id) => [id, { id, name: `Trick ${id}` } as TrickCard]))
const listOf = (...changes: Logged['change'][]) => listOwn(ownTricks(logOf(...changes)), cards)

const tried = (trickId: number, lands: number, seconds = 0) =>
  ({ kind: 'practice', trickId, tries: 1, lands, practicedAt: iso(seconds) }) as const

describe("a guest's list", () => {
  it('is what was saved, the latest first, without what was removed', () => {
    const names = listOf(
      { kind: 'add', trickId: 1 },
      { kind: 'add', trickId: 2 },
      { kind: 'add', trickId: 3 },
    ).map(({ name }) => name)
    expect(names).toEqual(['Trick 2', 'Trick 1'])
    expect(listOf({ kind: 'add', trickId: 1 }, { kind: 'remove', trickId: 1 })).toEqual([])
  })

  it('has the days that were written down beside its tricks', () => {
    const day = '2026-05-02'
    const log = logOf(
      { kind: 'day', day, place: 'Kulturpark' },
      { kind: 'add', trickId: 1 },
      { kind: 'day', day: '2026-05-01', rest: 'RAIN' },
      { kind: 'day', day, note: 'Dry at last' },
    )
    expect(ownDiary(log)).toEqual([
      { day: '2026-05-01', rest: 'RAIN', place: '', note: '' },
      { day, rest: null, place: 'Kulturpark', note: 'Dry at last' },
    ])
    expect([...ownTricks(log).keys()]).toEqual([1])
  })

  it('keeps the progress of a trick that was removed and comes back', () => {
    const [trick] = listOf(
      { kind: 'add', trickId: 1 },
      tried(1, 1),
      { kind: 'remove', trickId: 1 },
      { kind: 'add', trickId: 1 },
    )
    expect(trick?.landing).toMatchObject({ tries: 1, lands: 1 })
  })

  it('knows the last practice, and forgets it with the tries that were undone', () => {
    const changes = [
      { kind: 'add', trickId: 1 },
      { kind: 'progress', trickId: 1, masteryLevel: 'MASTERED', lastPracticed: iso(5) },
      tried(1, 0, 9),
    ] as const
    expect(listOf(...changes)[0]?.progress).toMatchObject({ masteryLevel: 'MASTERED', lastPracticed: iso(9) })
    const [undone] = listOf(...changes, { kind: 'unlog', trickId: 1, entryId: madeBy(3) })
    expect([undone?.progress.lastPracticed, undone?.landing]).toEqual([iso(5), null])
  })

  it('has tries that are corrected: how many, and on which day', () => {
    const now = { tries: 10, lands: 3, practicedAt: iso(-86_400) }
    const [trick] = listOf(
      { kind: 'add', trickId: 1 },
      tried(1, 1),
      { kind: 'correct', trickId: 1, entryId: madeBy(2), ...now },
      { kind: 'correct', trickId: 1, entryId: madeBy(9), ...now },
    )
    expect(trick?.landing).toMatchObject({ tries: 10, lands: 3 })
    expect(trick?.progress.lastPracticed).toBe(now.practicedAt)
  })

  it('knows how a trick goes lately, whatever was logged last', () => {
    const early = Array.from({ length: 60 }, () => tried(1, 0, 1))
    const late = Array.from({ length: 50 }, () => tried(1, 1, 2))
    const [trick] = listOf({ kind: 'add', trickId: 1 }, ...late, ...early)
    expect(trick?.landing).toMatchObject({ tries: 110, lands: 50, lately: { tries: 50, lands: 50 } })
  })

  it('has notes that are reworded and deleted', () => {
    const changes = [
      { kind: 'note', trickId: 1, text: 'Left' },
      { kind: 'note', trickId: 1, text: 'Right' },
      { kind: 'reword', trickId: 1, noteId: madeBy(1), updatedAt: iso(0), text: 'Far left' },
      { kind: 'forget', trickId: 1, noteId: madeBy(2) },
    ] as const
    expect(listOf(...changes)[0]?.progress.notes).toEqual([
      { id: madeBy(1), text: 'Far left', createdAt: iso(0), updatedAt: iso(2) },
    ])
  })

  it('takes a brought list in twice as once, with the higher level', () => {
    const brought: BroughtTrick = {
      ...nothingBrought(),
      trickId: 1,
      savedAt: iso(0),
      notes: [{ text: 'Left', createdAt: iso(0) }],
      practice: [{ tries: 5, lands: 2, practicedAt: iso(0) }],
    }
    const bring = (masteryLevel: MasteryLevel) =>
      ({ kind: 'bring', tricks: [{ ...brought, masteryLevel }] }) as const
    const [trick] = listOf(bring('CONSISTENT'), bring('CONSISTENT'), bring('LEARNING'))
    expect(trick?.progress.masteryLevel).toBe('CONSISTENT')
    expect(trick?.progress.notes).toHaveLength(1)
    expect(trick?.landing).toMatchObject({ tries: 5, lands: 2 })
  })

  it('is brought into an account as it is, with tricks that are off the list', () => {
    const log = logOf(
      { kind: 'add', trickId: 1 },
      tried(1, 1, 3),
      { kind: 'note', trickId: 2, text: 'Later' },
      { kind: 'remove', trickId: 2 },
    )
    const first = ownTricks(log)
    const again = ownTricks(logOf({ kind: 'bring', tricks: toBring(first) }))
    expect(toBring(again)).toEqual(toBring(first))
    expect(toBring(first).map(({ isSaved }) => isSaved)).toEqual([true, false])
  })
})
