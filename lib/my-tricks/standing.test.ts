import { describe, expect, it } from 'vitest'
import { landedIds, standingsOf } from './standing'

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
    const of = (levels: Parameters<typeof standingsOf>[1], order: number[] = []) =>
      standingsOf(library, levels, order)

    it('tells no one who lands or works on tricks that pushing is dark', () => {
      const riding = { isRiding: true as const }
      const [pushing, tictac] = [
        { ...needs(6), ...riding },
        { ...needs(7, 6), ...riding },
      ]
      const carving = { ...needs(8), ...riding, category: 'Transitions' as const }
      const all = [...library, pushing, tictac, carving]
      const ofRiding = (levels: Parameters<typeof standingsOf>[1]) => {
        const standings = standingsOf(all, levels, [6, 8, 7])
        return [pushing, tictac, carving].map(({ id }) => standings.get(id))
      }
      expect(ofRiding(new Map())).toEqual(['next', 'next', 'next'])
      expect(ofRiding(new Map([[6, 'CONSISTENT']]))).toEqual(['lit', 'next', 'next'])
      expect(ofRiding(new Map([[3, 'CONSISTENT']]))).toEqual(['likely', 'likely', 'next'])
      const working = new Map([2, 3, 4].map((id) => [id, 'LEARNING'] as const))
      expect(ofRiding(working)).toEqual(['likely', 'likely', 'next'])
      expect(standingsOf(all, working, []).get(1)).toBe('likely')
    })

    it.each([
      [varial, [], 'dark'],
      [varial, [[4, 'LEARNING']], 'half'],
      [ollie, [[1, 'CONSISTENT']], 'lit'],
      [ollie, [[1, 'MASTERED']], 'lit'],
      [ollie, [[3, 'MASTERED']], 'likely'],
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
      expect(of(new Map(entries)).get(trick.id)).toBe(standing)
    })

    it('lights up as next what comes next, and neither what is listed nor what is behind', () => {
      const standings = of(
        new Map([
          [3, 'CONSISTENT'],
          [2, 'LEARNING'],
        ]),
        [2, 1, 4],
      )
      expect([1, 2, 3, 4, 5].map((id) => standings.get(id))).toEqual([
        'likely',
        'half',
        'lit',
        'next',
        'dark',
      ])
    })

    it('lights up no more than stand out', () => {
      const many = Array.from({ length: 30 }, (_, at) => needs(at + 1))
      const standings = standingsOf(
        many,
        new Map(),
        many.map(({ id }) => id),
      )
      expect([...standings].flatMap(([id, standing]) => (standing === 'next' ? id : []))).toEqual(
        Array.from({ length: 12 }, (_, at) => at + 1),
      )
    })
  })
})
