import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestMeaning, spellingDistance } from './spelling.ts'

describe('spelling', () => {
  it.each([
    ['kickflip', 'kickflip', 0],
    ['kikflip', 'kickflip', 1],
    ['shuvti', 'shuvit', 1],
    ['gazzele', 'gazelle', 2],
    ['ollie', 'manual', 4],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(spellingDistance(from, to, 3)).toBe(distance)
  })

  it('is the same both ways', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(spellingDistance(one, other, 9)).toBe(spellingDistance(other, one, 9))
      }),
    )
  })

  it('corrects a slip, but not a short word, a number, or a tie', () => {
    const known = new Map([
      ['heelflip', 1],
      ['smith', 2],
      ['smash', 3],
      ['flip', 4],
    ] as const)
    expect(closestMeaning('heelfilp', known)).toBe(1)
    expect(closestMeaning('smitt', known)).toBe(2)
    expect(closestMeaning('smish', known)).toBeNull()
    expect(closestMeaning('flop', known)).toBeNull()
    expect(closestMeaning('heelfl1p', known)).toBeNull()
  })
})
