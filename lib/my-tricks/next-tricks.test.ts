import { describe, expect, it } from 'vitest'
import type { TrickSummary } from '../tricks/schema'
import { type Candidate, nextTricks } from './next-tricks'

function trick(id: number, name: string, fields: Partial<TrickSummary & Candidate> = {}): Candidate {
  const { requires = [], difficulty = null, ...rest } = fields
  const summary: TrickSummary = {
    id,
    slug: `trick-${id}`,
    name,
    aliases: [],
    category: 'Flatground',
    trickType: 'BASE',
    difficultyRating: 'Beginner',
    description: '',
    isFoundational: false,
    order: null,
    variationDetails: null,
    combinationDetails: null,
    ...rest,
  }
  return { id, summary, requires, difficulty, isFoundational: summary.isFoundational }
}

const library = [
  trick(1, 'Ollie', { isFoundational: true, difficulty: 1.5 }),
  trick(2, 'Pop Shuvit', { isFoundational: true, difficulty: 2.5 }),
  trick(3, 'Kickflip', { requires: [1], difficulty: 4, category: 'Flips' }),
  trick(4, 'Varial Kickflip', { requires: [2, 3], difficulty: 4.8, category: 'Flips' }),
  trick(5, 'Casper', { difficulty: 5 }),
  trick(6, 'Heelflip', { requires: [1], difficulty: 4.2, category: 'Flips' }),
  trick(7, 'Backside 50-50', { requires: [1], difficultyRating: 'Intermediate', category: 'Grinds' }),
]
const ids = (found: ReturnType<typeof nextTricks>) => found.map((next) => next.trick.id)

describe('nextTricks', () => {
  it('begins with the foundations', () => {
    expect(ids(nextTricks(library, new Map()))).toEqual([1, 2])
  })

  it('offers what is built on what one lands, another category each, then easy ones', () => {
    expect(ids(nextTricks(library, new Map([[1, 'CONSISTENT']])))).toEqual([3, 7, 2])
  })

  it('offers nothing that one has begun, and nothing of which a part is missing', () => {
    const levels = new Map([
      [1, 'MASTERED'],
      [3, 'LEARNING'],
    ] as const)
    expect(ids(nextTricks(library, levels))).toEqual([6, 7, 2])
  })

  it('takes for granted what a landed trick is built on', () => {
    expect(ids(nextTricks(library, new Map([[4, 'CONSISTENT']])))).toEqual([6, 7])
  })

  it('says why', () => {
    const levels = new Map([
      [1, 'MASTERED'],
      [2, 'MASTERED'],
      [3, 'CONSISTENT'],
    ] as const)
    const varial = nextTricks(library, levels, 9).find((next) => next.trick.id === 4)
    expect(varial).toMatchObject({
      reason: 'You land Pop Shuvit and Kickflip: that is all Varial Kickflip is built on.',
      builtOn: ['Pop Shuvit', 'Kickflip'],
    })
  })
})
