import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentLine } from './current-line'

const lines = [0.5, 2, 2, 9].map((seconds) => ({ startMs: seconds * 1000 }))

describe('currentLine', () => {
  it.each([
    [0, -1],
    [0.5, 0],
    [1.99, 0],
    [2, 2],
    [8, 2],
    [9, 3],
    [999, 3],
  ])('at second %d is line %d', (seconds, index) => expect(currentLine(lines, seconds)).toBe(index))

  it('is none where nothing is said', () => expect(currentLine([], 3)).toBe(-1))

  it('agrees with looking at every line', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), fc.nat(100), (starts, seconds) => {
        const sorted = starts.toSorted((a, b) => a - b)
        const expected = sorted.filter((start) => start <= seconds * 1000).length - 1
        expect(
          currentLine(
            sorted.map((startMs) => ({ startMs })),
            seconds,
          ),
        ).toBe(expected)
      }),
    )
  })
})
