import { describe, expect, it } from 'vitest'
import { trickSummary } from '@/tests/setup/tricks'
import type { TrickSummary } from '../tricks/schema'
import { type Candidate, landedIds, nextTricks, standingsOf } from './advice'

describe('trick graph', () => {
  const needs = (id: number, ...requires: number[]) => ({
    id,
    requires,
    isFoundational: requires.length === 0,
    category: 'Flatground' as const,
  })
  const [ollie, shuvit, kickflip, varial] = [needs(1), needs(2), needs(3, 1), needs(4, 2, 3)]
  const casper = { ...needs(5), isFoundational: false }
  const library = [ollie, shuvit, kickflip, varial, casper]

  describe('landedIds', () => {
    it.each([
      [[], []],
      [[[4, 'LEARNING']], []],
      [[[3, 'CONSISTENT']], [1, 3]],
      [[[4, 'MASTERED']], [1, 2, 3, 4]],
      [[[99, 'MASTERED']], [99]],
    ] as const)('of %o are %o', (levels, ids) => {
      expect([...landedIds(library, new Map(levels))].sort()).toEqual(ids)
    })

    it('end on circles', () => {
      expect([...landedIds([needs(1, 2), needs(2, 1)], new Map([[1, 'MASTERED']]))].sort()).toEqual([1, 2])
    })
  })

  describe('standingsOf', () => {
    it('tells no one who lands or works on tricks that pushing comes next', () => {
      const riding = { isRiding: true as const }
      const [pushing, tictac] = [
        { ...needs(6), ...riding },
        { ...needs(7, 6), ...riding },
      ]
      const carving = { ...needs(8), ...riding, category: 'Transitions' as const }
      const all = [...library, pushing, tictac, carving]
      const of = (levels: Parameters<typeof standingsOf>[1]) => {
        const standings = standingsOf(all, levels)
        return [pushing, tictac, carving].map(({ id }) => standings.get(id))
      }
      expect(of(new Map())).toEqual(['next', 'dark', 'next'])
      expect(of(new Map([[6, 'CONSISTENT']]))).toEqual(['lit', 'next', 'next'])
      expect(of(new Map([[3, 'CONSISTENT']]))).toEqual(['lit', 'lit', 'next'])
      const working = new Map([2, 3, 4].map((id) => [id, 'LEARNING'] as const))
      expect(of(working)).toEqual(['lit', 'lit', 'next'])
      expect(standingsOf(all, working).get(1)).toBe('lit')
    })

    it.each([
      [varial, [], 'dark'],
      [varial, [[3, 'MASTERED']], 'dark'],
      [
        varial,
        [
          [2, 'LEARNING'],
          [3, 'MASTERED'],
        ],
        'dark',
      ],
      [
        varial,
        [
          [2, 'CONSISTENT'],
          [3, 'MASTERED'],
        ],
        'next',
      ],
      [varial, [[4, 'LEARNING']], 'half'],
      [ollie, [], 'next'],
      [ollie, [[1, 'CONSISTENT']], 'lit'],
      [ollie, [[1, 'MASTERED']], 'lit'],
      [ollie, [[3, 'MASTERED']], 'lit'],
      [
        ollie,
        [
          [1, 'LEARNING'],
          [3, 'MASTERED'],
        ],
        'half',
      ],
      [casper, [], 'dark'],
      [casper, [[5, 'LEARNING']], 'half'],
    ] as const)('of %o with %o is %s', (trick, entries, standing) => {
      expect(standingsOf(library, new Map(entries)).get(trick.id)).toBe(standing)
    })
  })
})

describe('next tricks', () => {
  function trick(id: number, name: string, fields: Partial<TrickSummary & Candidate> = {}): Candidate {
    const { requires = [], ...rest } = fields
    const summary = trickSummary(id, { name, category: 'Flatground', ...rest })
    return { id, summary, requires, rank: id, isFoundational: summary.isFoundational }
  }

  const library = [
    trick(1, 'Ollie', { isFoundational: true, order: 1, difficulty: 1.5 }),
    trick(2, 'Pop Shuvit', { isFoundational: true, order: 2, difficulty: 2.5 }),
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

    it('offers the nearest first, rather of another category', () => {
      expect(ids(nextTricks(library, new Map([[1, 'CONSISTENT']])))).toEqual([2, 3, 7, 6])
    })

    it('offers nothing that one has begun, and nothing of which a part is missing', () => {
      const levels = new Map([
        [1, 'MASTERED'],
        [3, 'LEARNING'],
      ] as const)
      expect(ids(nextTricks(library, levels))).toEqual([2, 6, 7])
    })

    it('takes for granted what a landed trick is built on', () => {
      expect(ids(nextTricks(library, new Map([[4, 'CONSISTENT']])))).toEqual([6, 7])
    })

    it('takes what is easy by now for a step on the way', () => {
      const flips = [
        ...library.map((each) => ({ ...each, summary: { ...each.summary, difficulty: each.id } })),
        trick(8, 'Switch Pop Shuvit', { requires: [2, 5], difficulty: 5 }),
      ]
      const levels = new Map([[3, 'CONSISTENT']] as const)
      const varial = nextTricks(flips, levels, 9).find((next) => next.trick.id === 4)
      expect(varial?.reason).toBe(
        'You land Kickflip. Pop Shuvit is easy for you by now: learn it on the way to Varial Kickflip.',
      )
      expect(ids(nextTricks(flips, levels, 9))).not.toContain(8)
    })

    it('says why', () => {
      const levels = new Map([
        [1, 'MASTERED'],
        [2, 'MASTERED'],
        [3, 'CONSISTENT'],
      ] as const)
      const varial = nextTricks(library, levels, 9).find((next) => next.trick.id === 4)
      expect(varial).toMatchObject({
        reason: 'You land Pop Shuvit and Kickflip: Varial Kickflip puts them together.',
        builtOn: ['Pop Shuvit', 'Kickflip'],
      })
    })
  })
})
