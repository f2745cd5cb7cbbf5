import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesAt, titleLeading, titleSize } from './preview-title'

describe('titleSize', () => {
  it('sets short names in the largest size and long ones smaller, whole', () => {
    expect(titleSize('Ollie')).toBe(208)
    const long = titleSize('360 Hard Double Kickflip Backside Body Varial')
    expect(long).toBeLessThan(120)
    expect(
      linesAt('360 Hard Double Kickflip Backside Body Varial', long) * long * titleLeading,
    ).toBeLessThanOrEqual(300)
  })

  it('shrinks for one long word that cannot break', () => {
    expect(titleSize('Backsidetailslidebigspin')).toBeLessThan(titleSize('Backside tailslide'))
  })

  it('never grows when a word is added', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), word, (words, added) => {
        expect(titleSize([...words, added].join(' '))).toBeLessThanOrEqual(titleSize(words.join(' ')))
      }),
    )
  })
})

describe('linesAt', () => {
  it.each([
    ['Ollie', 168, 1],
    ['Frontside Boardslide', 168, 2],
    ['Antidisestablishment', 168, Number.POSITIVE_INFINITY],
  ])('%s at %i', (title, size, lines) => {
    expect(linesAt(title, size)).toBe(lines)
  })
})
