import type { LandingRate } from './schema'

const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`

/** A landing rate as a sentence that claims no more than the number of tries allows. */
export function landingWords({ tries, lands, rate, low, high }: LandingRate): string {
  const counted = `${lands} of ${tries} landed`
  const range = `${percent(low)} and ${percent(high)}`
  if (high - low > 0.4) return `${counted}. Too few tries to tell: the rate lies anywhere between ${range}.`
  if (high - low > 0.2)
    return `${counted}, about ${percent(rate)}. The true rate lies likely between ${range}.`
  return `${counted}, ${percent(rate)}. That is quite sure: between ${range}.`
}
