import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trickCategories } from '../tricks/taxonomy'
import { mapLayout, wayTo } from './map-layout'
import type { MapTrick } from './schema'

const trick = (
  id: number,
  depth: number,
  requires: number[] = [],
  category: MapTrick['category'] = 'Flips',
) => ({ id, slug: `t${id}`, name: `T${id}`, category, state: 'ready', depth, requires }) satisfies MapTrick

const arbitraryTricks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.constantFrom(...trickCategories)), { maxLength: 80 })
  .map((list) => list.map(([depth, category], index) => trick(index, depth, [], category)))

describe('mapLayout', () => {
  it('puts what is built on something to the right of it, and loners at the end', () => {
    const { points } = mapLayout([trick(1, 0), trick(2, 1, [1]), trick(3, 2, [2]), trick(9, 0)])
    const x = (id: number) => points.find((point) => point.trick.id === id)?.x ?? 0
    expect([x(1), x(2), x(3), x(9)]).toEqual([x(1), x(2), x(3), x(9)].sort((a, b) => a - b))
  })

  it('gives every trick its own place inside the picture', () => {
    fc.assert(
      fc.property(arbitraryTricks, (tricks) => {
        const { points, width, height } = mapLayout(tricks)
        expect(points).toHaveLength(tricks.length)
        expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(tricks.length)
        for (const { x, y } of points) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(width)
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(height)
        }
      }),
    )
  })

  it('draws nothing of nothing', () => expect(mapLayout([]).points).toEqual([]))
})

describe('wayTo', () => {
  it('collects everything below, also around a circle', () => {
    const list = [trick(1, 0, [3]), trick(2, 1, [1]), trick(3, 2, [2, 7]), trick(4, 0)]
    const tricks = new Map(list.map((each) => [each.id, each]))
    expect([...wayTo(3, tricks)].sort()).toEqual([1, 2, 3, 7])
    expect([...wayTo(4, tricks)]).toEqual([4])
  })
})
