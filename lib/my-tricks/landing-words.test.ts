import { describe, expect, it } from 'vitest'
import { landingRate } from './landing-rate'
import { landingWords } from './landing-words'

const words = (tries: number, lands: number) => {
  const rate = landingRate(tries, lands)
  return rate && landingWords(rate).replaceAll('\u00a0', ' ')
}

describe('landingWords', () => {
  it.each([
    [1, 1, '1 of 1 landed. Too few tries to tell: the rate lies anywhere between 21 % and 100 %.'],
    [10, 7, '7 of 10 landed. Too few tries to tell: the rate lies anywhere between 40 % and 89 %.'],
    [40, 30, '30 of 40 landed, about 75 %. The true rate lies likely between 60 % and 86 %.'],
    [200, 150, '150 of 200 landed, 75 %. That is quite sure: between 69 % and 80 %.'],
    [30, 0, '0 of 30 landed, 0 %. That is quite sure: between 0 % and 11 %.'],
  ])('after %i tries and %i lands', (tries, lands, sentence) => expect(words(tries, lands)).toBe(sentence))
})
