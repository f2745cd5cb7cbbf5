import { expect, it } from 'vitest'
import { latelyOf } from './tally'

const entry = (tries: number, lands: number) => ({ tries, lands })
const single = (count: number, isLanded: boolean) =>
  Array.from({ length: count }, () => entry(1, isLanded ? 1 : 0))

it.each([
  ['nothing', [], null],
  ['no more than counts', [entry(30, 20), entry(20, 5)], null],
  ['the last fifty of many', [...single(50, true), ...single(200, false)], entry(50, 50)],
  ['whole sessions', [entry(30, 20), entry(40, 5), entry(10, 0)], entry(70, 25)],
  ['one long day', [entry(400, 100), entry(1, 0)], entry(400, 100)],
])('lately, of %s', (_, entries, lately) => {
  expect(latelyOf(entries)).toEqual(lately)
})
