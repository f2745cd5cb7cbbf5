import { describe, expect, it } from 'vitest'
import { progressMap } from './progress-map'

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
