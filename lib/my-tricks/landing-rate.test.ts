import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingRate } from './landing-rate'

const counts = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((tries) => fc.tuple(fc.constant(tries), fc.integer({ min: 0, max: tries })))

describe('landingRate', () => {
  it('says nothing before the first try', () => {
    expect(landingRate(0, 0)).toBeNull()
  })

  // Values from Wilson 1927 as tabulated for 95 %.
  it.each([
    [1, 1, 0.2065, 1],
    [1, 0, 0, 0.7935],
    [10, 5, 0.2366, 0.7634],
    [100, 81, 0.7222, 0.8749],
  ])('of %i tries %i landed', (tries, lands, low, high) => {
    const landing = landingRate(tries, lands)
    expect(landing?.low).toBeCloseTo(low, 3)
    expect(landing?.high).toBeCloseTo(high, 3)
  })

  it('holds the rate between its ends, and the ends between nothing and all', () => {
    fc.assert(
      fc.property(counts, ([tries, lands]) => {
        const landing = landingRate(tries, lands)
        if (!landing) return false
        const { low, rate, high } = landing
        return low >= 0 && low <= rate + 1e-12 && rate <= high + 1e-12 && high <= 1
      }),
    )
  })

  it('grows surer with more of the same', () => {
    fc.assert(
      fc.property(counts, ([tries, lands]) => {
        const [once, tenfold] = [landingRate(tries, lands), landingRate(tries * 10, lands * 10)]
        if (!once || !tenfold) return false
        return tenfold.high - tenfold.low < once.high - once.low
      }),
    )
  })
})
