import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors'
import type { LineAlternatives, LineEntry, PlannedLine, SavedLine } from '@/lib/lines/schema'
import { openStorage } from '@/tests/setup/web-storage'
import { broughtDraft, builderWith, draftOf, emptyDraft, keepDraft, readDraft } from './draft'
import { choiceLabel, choicesOf, lockAt, misfitsOf, planBody, unlock } from './use-builder'

const entries = (...ids: number[]): LineEntry[] =>
  ids.map((id, at) => ({
    order: at + 1,
    trick: { id, name: `Trick ${id}`, category: 'Flips', difficultyRating: 'Beginner' },
    reasoning: '',
    enters: 'regular',
    leaves: 'regular',
  }))

const planned = (emphasis: PlannedLine['emphasis'], ...ids: number[]): PlannedLine => ({
  emphasis,
  entries: entries(...ids),
  judged: { total: 50, parts: [] },
  odds: null,
  swap: null,
})

const more = (...lines: PlannedLine[]): LineAlternatives => ({ source: 'coach', lines })

describe('choicesOf', () => {
  it('has the answered line alone until more is known', () => {
    expect(choicesOf(entries(1, 2), null)).toEqual([{ entries: entries(1, 2), extras: null }])
  })

  it('joins the judge to the answered line and shows no order twice', () => {
    const choices = choicesOf(entries(1, 2), more(planned('flow', 2, 1), planned('balanced', 1, 2)))
    expect(choices.map((choice) => choice.entries.map(({ trick }) => trick.id))).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(choices[0]?.extras?.emphasis).toBe('balanced')
  })

  it('keeps an answered line that no one else found', () => {
    const choices = choicesOf(entries(3, 2), more(planned('flow', 2, 3)))
    expect(choices).toHaveLength(2)
    expect(choices.map(choiceLabel)).toEqual(['Line 1', 'Smoothest'])
  })
})

describe('lockAt', () => {
  it('locks at a place beyond the others', () => expect(lockAt([], 7, 2)).toEqual([null, null, 7]))

  it('moves a lock and frees the place it had', () => expect(lockAt([7, null], 7, 1)).toEqual([null, 7]))

  it('takes the place of another', () => expect(lockAt([7, 8], 8, 0)).toEqual([8, null]))
})

it('unlocks one trick only', () => expect(unlock([7, 8], 7)).toEqual([null, 8]))

describe('misfitsOf', () => {
  it('has the words for each trick that does not fit, and none for other errors', () => {
    const fields = {
      selectedTricks: ['Drop In cannot be linked'],
      'selectedTricks.7': ['Start from Drop In.'],
    }
    expect(misfitsOf(new AppError('invalid', 'Drop In cannot be linked.', { fields }))).toEqual({
      7: 'Start from Drop In.',
    })
    expect(misfitsOf(new AppError('invalid', 'Starting position is required'))).toEqual({})
    expect(misfitsOf(new Error('x'))).toEqual({})
  })
})

describe('a line being built', () => {
  let sessionStorage: Storage
  beforeEach(() => {
    sessionStorage = openStorage()
    vi.stubGlobal('window', { sessionStorage })
  })

  it('is kept as often as it is read, until there is nothing of it', () => {
    const draft = {
      ...emptyDraft,
      start: 'ramp',
      picks: entries(1).map(({ trick }) => trick),
      name: 'Mine',
    } as const
    keepDraft({ ...draft, picks: [...draft.picks] })
    expect(readDraft()).toEqual(draft)
    expect(readDraft()).toEqual(draft)
    keepDraft({ ...emptyDraft, name: 'A name alone is no line' })
    expect(readDraft()).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '{"picks":1}'])('is none where %j is kept', (text) => {
    sessionStorage.setItem('line-draft', text)
    expect(readDraft()).toBeNull()
  })

  const picks = entries(3, 1).map(({ trick }) => trick)
  const hashOf = (line: unknown) => `#line=${encodeURIComponent(JSON.stringify(line))}`

  it('is brought by the address of the builder', () => {
    const { pathname, hash } = new URL(builderWith({ start: 'ramp', picks }), 'http://localhost')
    expect(pathname).toBe('/trickbot/builder')
    expect(broughtDraft(hash)).toEqual({ ...emptyDraft, start: 'ramp', picks })
  })

  it.each([
    ['nothing', ''],
    ['another place', '#select-title'],
    ['what cannot be read', '#line=%E0%A4%A'],
    ['null', hashOf(null)],
    ['no start', hashOf({ picks })],
    ['an unknown start', hashOf({ start: 'moon', picks })],
    ['no tricks', hashOf({ start: 'ramp', picks: 1 })],
    ['more than fit', hashOf({ start: 'ramp', picks: entries(1, 2, 3, 4, 5, 6).map(({ trick }) => trick) })],
    ['no trick', hashOf({ start: 'ramp', picks: [null] })],
    ['an unknown level', hashOf({ start: 'ramp', picks: [{ ...picks[0], difficultyRating: 'Godlike' }] })],
    ['an unknown kind', hashOf({ start: 'ramp', picks: [{ ...picks[0], category: 'Dance' }] })],
  ])('is not brought by an address with %s', (_, hash) => {
    expect(broughtDraft(hash)).toBeNull()
  })

  it('is taken up from a saved line in its order, shown only where it can be skated', () => {
    const shown = entries(2, 1).map(({ trick, enters, leaves }) => ({ trick, enters, leaves }))
    const line = (ways: boolean): SavedLine => ({
      id: 5,
      name: 'Lunch line',
      startingPosition: 'ramp',
      createdAt: '2026-01-01T00:00:00.000Z',
      shareToken: null,
      tricks: shown.map(({ trick, ...way }) => ({
        ...trick,
        ...(ways && way),
        reasoning: 'Because.',
        description: '',
        steps: [],
        videoUrl: null,
        videoStart: null,
      })),
    })
    const { plan, ...draft } = draftOf(line(true))
    expect(draft).toEqual({
      start: 'ramp',
      picks: entries(2, 1).map(({ trick }) => trick),
      name: 'Lunch line',
      editing: { id: 5, name: 'Lunch line' },
    })
    expect(plan?.entries.map(({ order, trick, reasoning }) => [order, trick.id, reasoning])).toEqual([
      [1, 2, 'Because.'],
      [2, 1, 'Because.'],
    ])
    expect(draftOf(line(false)).plan).toBeNull()
  })
})

it('planBody holds the locks where there are some', () => {
  const wanted = { startingPosition: 'ramp', selectedTricks: [1, 2] } as const
  const request = { ...wanted, selectedTricks: [1, 2] }
  expect(planBody({ ...request, locked: [] })).toEqual(wanted)
  expect(planBody({ ...request, locked: [null, null] })).toEqual(wanted)
  expect(planBody({ ...request, locked: [null, 1] })).toEqual({ ...wanted, locked: [null, 1] })
})
