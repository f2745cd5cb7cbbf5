import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyStated } from '@/tests/setup/stated'
import { trickSummary } from '@/tests/setup/tricks'
import type { TrickChange } from './changes'
import { type Logged, listOwn, ownTricks } from './own-log'
import { begun } from './progress'
import { isWaitingNote, withArrived, withChanges } from './reducer'
import type { MyTrick } from './schema'

const note = { id: 10, text: 'theirs', createdAt: '2026-01-01', updatedAt: '2026-01-01' }
const card = (id: number) => ({ ...trickSummary(id), steps: ['Push.'], videoUrl: null, videoStart: null })
const saved = (id: number): MyTrick => ({
  ...card(id),
  progress: { ...begun, lastPracticed: '2026-01-05', notes: [note] },
  landing: null,
})
const list = [saved(1), saved(2)]
const idsOf = (tricks: MyTrick[]) => tricks.map(({ id }) => id)

describe('a list with its changes', () => {
  it('shows what was added first, from the library, and loses what was removed', () => {
    const changes: TrickChange[] = [
      { kind: 'add', trickId: 3 },
      { kind: 'remove', trickId: 1 },
    ]
    expect(idsOf(withChanges(list, changes, [trickSummary(3)]))).toEqual([3, 2])
    expect(idsOf(withChanges(list, changes))).toEqual([2])
  })

  it('brings back what was removed with its progress', () => {
    const changes: TrickChange[] = [
      { kind: 'remove', trickId: 2 },
      { kind: 'add', trickId: 2 },
    ]
    expect(withChanges(list, changes)).toEqual(list)
  })

  it('moves the date of practice only forward', () => {
    const on = (practicedAt: string) =>
      withChanges(list, [{ kind: 'practice', trickId: 1, tries: 1, lands: 1, practicedAt }])[0]?.progress
    expect(on('2026-02-01')?.lastPracticed).toBe('2026-02-01')
    expect(on('2025-12-31')?.lastPracticed).toBe('2026-01-05')
  })

  it('writes, rewords and removes notes', () => {
    const changes: TrickChange[] = [
      { kind: 'note', trickId: 1, text: 'one' },
      { kind: 'note', trickId: 1, text: 'two' },
      { kind: 'reword', trickId: 1, noteId: 10, updatedAt: '', text: 'mine' },
      { kind: 'forget', trickId: 2, noteId: 10 },
    ]
    const [first, second] = withChanges(list, changes)
    expect(first?.progress.notes.map(({ id, text }) => [id, text])).toEqual([
      [10, 'mine'],
      [-1, 'one'],
      [-2, 'two'],
    ])
    expect(first?.progress.notes.map(isWaitingNote)).toEqual([false, true, true])
    expect(second?.progress.notes).toEqual([])
  })

  it('counts tries on their way, and out again what is being taken back', () => {
    const practice = (tries: number, lands: number): TrickChange => ({
      kind: 'practice',
      trickId: 1,
      tries,
      lands,
      practicedAt: '2026-03-01',
    })
    const landed = withChanges(list, [practice(3, 1), practice(1, 1)])[0]
    expect(landed?.landing).toMatchObject({ tries: 4, lands: 2 })
    expect(withChanges(landed ? [landed] : [], [practice(-1, -1)])[0]?.landing).toMatchObject({
      tries: 3,
      lands: 1,
    })
    const [undone] = withChanges(list, [practice(-1, 0)])
    expect([undone?.landing, undone?.progress.lastPracticed]).toEqual([null, '2026-01-05'])
  })

  it('takes over what the server returned', () => {
    const progress = { masteryLevel: 'MASTERED', lastPracticed: 'then', notes: [] }
    const mastery: TrickChange = { kind: 'progress', trickId: 1, masteryLevel: 'MASTERED', lastPracticed: '' }
    expect(withArrived(list, mastery, progress)[0]?.progress).toEqual(progress)
    const other = { ...note, id: 11, text: 'new' }
    const written = withArrived(list, { kind: 'note', trickId: 1, text: 'new' }, other)
    expect(written[0]?.progress.notes).toEqual([note, other])
    const words = { ...note, text: 'mine' }
    const reword: TrickChange = { kind: 'reword', trickId: 1, noteId: 10, updatedAt: '', text: 'mine' }
    expect(withArrived(list, reword, words)[0]?.progress.notes).toEqual([words])
    expect(idsOf(withArrived(list, { kind: 'remove', trickId: 1 }, undefined))).toEqual([2])
    const { progress: own, landing, ...card } = saved(3)
    expect(withArrived(list, { kind: 'add', trickId: 3 }, { ...own, landing, card })).toEqual([
      saved(3),
      ...list,
    ])
    const tried: TrickChange = { kind: 'practice', trickId: 1, tries: 1, lands: 1, practicedAt: '2026-02-01' }
    const rate = { tries: 1, lands: 1, rate: 1, low: 0.2, high: 1 }
    const logged = { entry: null, landing: rate, lastPracticed: '2026-02-01' }
    const [practiced] = withArrived(list, tried, logged)
    expect([practiced?.landing, practiced?.progress.lastPracticed]).toEqual([rate, '2026-02-01'])
  })

  const id = fc.integer({ min: 1, max: 4 })
  const moment = fc.constantFrom('2026-01-01', '2026-02-01')
  const progress = fc
    .tuple(id, anyStated(moment))
    .map(([trickId, stated]): TrickChange => ({ kind: 'progress', trickId, ...stated }))
  const repeatable: fc.Arbitrary<TrickChange> = fc.oneof(
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), trickId: id }),
    progress,
    fc.record({
      kind: fc.constant('reword' as const),
      trickId: id,
      noteId: fc.constant(10),
      updatedAt: fc.constant(''),
      text: fc.string(),
    }),
  )

  it('is the same when its last change has arrived already, and never changes what it was given', () => {
    const library = [1, 2, 3, 4].map((id) => trickSummary(id))
    fc.assert(
      fc.property(fc.array(repeatable, { maxLength: 8 }), (changes) => {
        const before = structuredClone(list)
        const after = withChanges(list, changes, library)
        const last = changes.at(-1)
        if (last) expect(withChanges(after, [last], library)).toEqual(after)
        expect(list).toEqual(before)
      }),
    )
  })

  const tried = {
    tries: fc.integer({ min: 1, max: 3 }),
    lands: fc.integer({ min: 0, max: 1 }),
    practicedAt: moment,
  }
  const change: fc.Arbitrary<TrickChange> = fc.oneof(
    repeatable,
    fc.record({ kind: fc.constant('practice' as const), trickId: id, ...tried }),
    fc.record({ kind: fc.constant('note' as const), trickId: id, text: fc.string() }),
    fc.record({ kind: fc.constant('forget' as const), trickId: id, noteId: fc.constant(10) }),
  )

  it('counts an entry that is corrected or deleted only as what it is then', () => {
    const brought = fc.record({ isDeleted: fc.boolean(), was: fc.record(tried), now: fc.record(tried) })
    fc.assert(
      fc.property(
        fc.array(fc.record(tried), { maxLength: 3 }),
        brought,
        (others, { isDeleted, was, now }) => {
          const practice = (entry: typeof was): TrickChange => ({ kind: 'practice', trickId: 1, ...entry })
          const landing = (tricks: MyTrick[]) => tricks.find(({ id }) => id === 1)?.landing
          const before = withChanges(list, [...others, was].map(practice))
          const made: TrickChange = isDeleted
            ? { kind: 'unlog', trickId: 1, entryId: 70, was }
            : { kind: 'correct', trickId: 1, entryId: 70, was, ...now }
          const left = isDeleted ? others : [...others, now]
          expect(landing(withChanges(before, [made]))).toEqual(landing(withChanges(list, left.map(practice))))
        },
      ),
    )
  })

  it('is what the log of the same changes comes to', () => {
    const cards = new Map([1, 2, 3, 4].map((each) => [each, card(each)]))
    const logOf = (changes: readonly TrickChange[]) =>
      changes.map((made, at): Logged => ({ id: at + 1, at: at * 1000, change: made }))
    const saving = [...cards.keys()].map((trickId): TrickChange => ({ kind: 'add', trickId }))
    const shown = (tricks: MyTrick[]) =>
      new Map(
        tricks.map(({ id: trickId, progress: { notes, ...stated }, landing }) => [
          trickId,
          { ...stated, landing, notes: notes.map(({ text }) => text) },
        ]),
      )
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.array(change, { maxLength: 8 }),
        (logged, waiting) => {
          const before = listOwn(ownTricks(logOf([...saving, ...logged])), cards)
          // What is off the list has a past that the list does not tell.
          const known = waiting.filter(({ trickId }) => before.some(({ id: each }) => each === trickId))
          const after = listOwn(ownTricks(logOf([...saving, ...logged, ...known])), cards)
          expect(shown(withChanges(before, known))).toEqual(shown(after))
        },
      ),
    )
  })
})
