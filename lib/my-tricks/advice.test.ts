import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrickSummary } from '../tricks/schema'
import {
  type Candidate,
  depths,
  dueTricks,
  type Kept,
  landedIds,
  nextTricks,
  progressMap,
  stateOf,
} from './advice'

describe('trick graph', () => {
  const needs = (id: number, ...requires: number[]) => ({
    id,
    requires,
    isFoundational: requires.length === 0,
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

  describe('stateOf', () => {
    it.each([
      [varial, [], 'locked'],
      [varial, [[3, 'MASTERED']], 'locked'],
      [
        varial,
        [
          [2, 'LEARNING'],
          [3, 'MASTERED'],
        ],
        'locked',
      ],
      [
        varial,
        [
          [2, 'CONSISTENT'],
          [3, 'MASTERED'],
        ],
        'ready',
      ],
      [varial, [[4, 'LEARNING']], 'learning'],
      [ollie, [], 'ready'],
      [ollie, [[1, 'CONSISTENT']], 'consistent'],
      [ollie, [[1, 'MASTERED']], 'mastered'],
      [ollie, [[3, 'MASTERED']], 'implied'],
      [
        ollie,
        [
          [1, 'LEARNING'],
          [3, 'MASTERED'],
        ],
        'learning',
      ],
      [casper, [], 'unplaced'],
      [casper, [[5, 'LEARNING']], 'learning'],
    ] as const)('of %o with %o is %s', (trick, entries, state) => {
      const levels = new Map(entries)
      expect(stateOf(trick, levels, landedIds(library, levels))).toBe(state)
    })
  })

  describe('depths', () => {
    it('count the longest way', () => {
      expect([...depths([varial, kickflip, ollie, shuvit])].sort()).toEqual([
        [1, 0],
        [2, 0],
        [3, 1],
        [4, 2],
      ])
    })

    it('ignore what is not in the library', () => {
      expect(depths([needs(3, 99)]).get(3)).toBe(0)
    })

    it('put every trick below what it needs, whatever the graph', () => {
      const graph = fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 4 }), { maxLength: 40 })
      fc.assert(
        fc.property(graph, (rows) => {
          const tricks = rows.map((befores, id) => needs(id, ...befores.filter((before) => before < id)))
          const found = depths(tricks)
          for (const { id, requires } of tricks) {
            for (const before of requires)
              expect(found.get(id) ?? -1).toBeGreaterThan(found.get(before) ?? 99)
          }
        }),
      )
    })

    it('end on circles', () => {
      const graph = fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), { maxLength: 30 })
      fc.assert(
        fc.property(graph, (rows) => {
          const tricks = rows.map((requires, id) => needs(id, ...requires))
          expect(depths(tricks).size).toBe(tricks.length)
        }),
      )
    })
  })
})

describe('progress map', () => {
  const source = (id: number, name: string, requires: number[] = []) => ({
    id,
    requires,
    isFoundational: requires.length === 0,
    summary: { slug: name.toLowerCase(), name, category: 'Flatground' as const },
  })

  describe('progressMap', () => {
    it('holds every trick once, what comes before first, and counts the states', () => {
      const library = [
        source(3, 'Kickflip', [1]),
        source(1, 'Ollie'),
        source(2, 'Manual'),
        source(4, 'Hardflip', [3, 77]),
      ]
      const map = progressMap(library, new Map([[1, 'MASTERED']]))
      expect(map.tricks.map(({ name, state, depth }) => [name, state, depth])).toEqual([
        ['Manual', 'ready', 0],
        ['Ollie', 'mastered', 0],
        ['Kickflip', 'ready', 1],
        ['Hardflip', 'locked', 2],
      ])
      expect(map.counts).toEqual({
        mastered: 1,
        consistent: 0,
        learning: 0,
        implied: 0,
        ready: 2,
        locked: 1,
        unplaced: 0,
      })
    })

    it('draws no arrow from nowhere', () => {
      expect(progressMap([source(4, 'Hardflip', [3])], new Map()).tricks[0]?.requires).toEqual([])
    })
  })
})

describe('next tricks', () => {
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
})

describe('freshness', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  const kept = (id: number, masteryLevel: Kept['masteryLevel'], daysAgo: number): Kept => ({
    trick: { id, slug: `trick-${id}`, name: `Trick ${id}` },
    masteryLevel,
    lastTouched: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
  })

  describe('dueTricks', () => {
    it.each([
      ['LEARNING', 400, false],
      ['CONSISTENT', 13, false],
      ['CONSISTENT', 14, true],
      ['MASTERED', 29, false],
      ['MASTERED', 30, true],
    ] as const)('%s and not touched for %i days: due %s', (level, daysAgo, isDue) => {
      expect(dueTricks([kept(1, level, daysAgo)], now)).toHaveLength(isDue ? 1 : 0)
    })

    it('begins with what is the longest overdue for its level', () => {
      const due = dueTricks(
        [kept(1, 'MASTERED', 40), kept(2, 'CONSISTENT', 40), kept(3, 'MASTERED', 31)],
        now,
      )
      expect(due.map(({ trick }) => trick.id)).toEqual([2, 1, 3])
      expect(due[0]).toMatchObject({ daysSince: 40, daysOverdue: 26, masteryLevel: 'CONSISTENT' })
    })

    it('bears a clock that runs behind', () => {
      expect(dueTricks([kept(1, 'MASTERED', -5)], now)).toEqual([])
    })
  })
})
