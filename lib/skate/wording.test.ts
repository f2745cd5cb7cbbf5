import { expect, test } from 'vitest'
import { counted, grouped, inSentence, listed } from './wording.ts'

test.each([
  [0, 'trick', undefined, '0 tricks'],
  [1, 'trick', undefined, '1 trick'],
  [1250, 'trick', undefined, '1,250 tricks'],
  [1, 'try', 'tries', '1 try'],
  [2, 'change has', 'changes have', '2 changes have'],
])('%i of “%s” (%s) is “%s”', (count, one, many, words) => {
  expect(counted(count, one, many)).toBe(words)
})

test.each([0, 7, 100, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567])(
  '%i is grouped as in English',
  (count) => {
    expect(grouped(count)).toBe(count.toLocaleString('en-US'))
  },
)

test.each([
  [[], ''],
  [['ollie'], 'ollie'],
  [['ollie', 'kickflip'], 'ollie and kickflip'],
  [['ollie', 'kickflip', 'tre flip'], 'ollie, kickflip, and tre flip'],
])('%j is listed as “%s”', (items, words) => {
  expect(listed(items)).toBe(words)
})

test.each([
  ['Backside Smith Grind', 'backside Smith grind'],
  ['McTwist', 'McTwist'],
  ['Texas Plant', 'Texas plant'],
  ['Kickflip Indy', 'kickflip Indy'],
  ['San Francisco Flip', 'San Francisco flip'],
  ['Front Foot Impossible', 'front foot impossible'],
])('%s within a sentence is “%s”', (name, words) => {
  expect(inSentence(name)).toBe(words)
})
