import { describe, expect, it } from 'vitest'
import type { LineAlternatives, LineEntry, PlannedLine } from '@/lib/lines/schema'
import { choiceLabel, choicesOf, lockAt, unlock } from './use-builder'

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

  it('keeps an answered line that nobody else found', () => {
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
