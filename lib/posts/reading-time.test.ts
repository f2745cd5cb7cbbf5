import { expect, it } from 'vitest'
import { countWords, readingMinutes } from './reading-time'

it.each([
  ['', 0],
  ['<p>Don’t  stop</p><p>a half-cab 5-0!</p>', 5],
  ['<a href="/tricks/ollie">Ollie</a>', 1],
])('%j has %d words', (html, words) => expect(countWords(html)).toBe(words))

it('takes whole minutes, at least one', () => {
  expect(['', 'word '.repeat(330), 'word '.repeat(1100)].map(readingMinutes)).toEqual([1, 2, 5])
})
