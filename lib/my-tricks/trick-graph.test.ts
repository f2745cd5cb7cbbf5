import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depths, stateOf } from './trick-graph'

const [ollie, shuvit, kickflip, varial] = [
  { id: 1, requires: [] },
  { id: 2, requires: [] },
  { id: 3, requires: [1] },
  { id: 4, requires: [2, 3] },
]

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
  ] as const)('of %o with %o is %s', (trick, levels, state) => {
    expect(stateOf({ id: trick.id, requires: [...trick.requires] }, new Map(levels))).toBe(state)
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
    expect(depths([{ id: 3, requires: [99] }]).get(3)).toBe(0)
  })

  it('put every trick below what it needs, whatever the graph', () => {
    const graph = fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 4 }), { maxLength: 40 })
    fc.assert(
      fc.property(graph, (rows) => {
        const tricks = rows.map((befores, id) => ({ id, requires: befores.filter((before) => before < id) }))
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
        const tricks = rows.map((requires, id) => ({ id, requires }))
        expect(depths(tricks).size).toBe(tricks.length)
      }),
    )
  })
})
