import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depths, landedIds, stateOf } from './trick-graph'

const needs = (id: number, ...requires: number[]) => ({ id, requires, isFoundational: requires.length === 0 })
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
          for (const before of requires) expect(found.get(id) ?? -1).toBeGreaterThan(found.get(before) ?? 99)
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
