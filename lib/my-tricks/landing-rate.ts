import type { LandingRate } from './schema'

const z95 = 1.96

/**
 * Lands out of tries with Wilson's 95 % interval, which stays honest after few tries: one land
 * out of one is "somewhere between 21 % and 100 %". Null before the first try.
 */
export function landingRate(tries: number, lands: number): LandingRate | null {
  if (tries <= 0) return null
  const rate = lands / tries
  const weight = z95 ** 2 / tries
  const middle = rate + weight / 2
  const reach = z95 * Math.sqrt((rate * (1 - rate)) / tries + weight / tries / 4)
  return {
    tries,
    lands,
    rate,
    low: Math.max(0, (middle - reach) / (1 + weight)),
    high: Math.min(1, (middle + reach) / (1 + weight)),
  }
}
