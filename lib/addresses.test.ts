import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedIn, percentDecoded, toggled, withList } from './addresses'

describe('a list in a query string', () => {
  it.each([
    ['', []],
    ['?open=', []],
    ['?open=kickflip', ['kickflip']],
    ['?q=tre&open=50-50.kickflip..kickflip', ['50-50', 'kickflip']],
  ])('of %j is %j', (search, listed) => {
    expect(listedIn(search, 'open')).toEqual(listed)
  })

  it.each([
    ['?q=tre+flip', ['a'], '?q=tre+flip&open=a'],
    ['?open=a&q=tre', ['a', '50-50'], '?q=tre&open=a.50-50'],
    ['?open=a', [], ''],
  ])('of %j becomes %j as %j', (search, words, expected) => {
    expect(withList(search, 'open', words)).toBe(expected)
  })

  it('is read as it was written', () => {
    const word = fc.stringMatching(/^[a-z0-9-]+$/)
    fc.assert(
      fc.property(fc.uniqueArray(word), fc.webQueryParameters(), (words, others) => {
        expect(listedIn(withList(others, 'open', words), 'open')).toEqual(words)
      }),
      { numRuns: 25 },
    )
  })

  it('takes a word in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

it('decodes escapes, and reports malformed ones', () => {
  expect(percentDecoded('tre%20flip')).toBe('tre flip')
  expect(percentDecoded('')).toBe('')
  expect(percentDecoded('50%-50')).toBeNull()
  expect(percentDecoded('%E0%A4')).toBeNull()
})
