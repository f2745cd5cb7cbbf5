import { describe, expect, it } from 'vitest'
import { trickSummary } from '@/tests/setup/tricks'
import { lineTricks } from '../skate/testdata/library'
import { latelyOf, oddsTrick, stanceOf } from './rider'

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

describe('a trick as far as its odds go', () => {
  it('is done in the stance that the engine reads in its name', () => {
    const read = lineTricks.filter(({ name, motion }) => stanceOf(name) !== motion.stance)
    expect(read.map(({ name }) => name)).toEqual([])
    expect(new Set(lineTricks.map(({ name }) => stanceOf(name))).size).toBe(4)
    expect(stanceOf('Cabbage Roll')).toBe('regular')
  })

  it('has the difficulty that is usual at its level where no one rated it', () => {
    expect(oddsTrick(trickSummary(1, { difficultyRating: 'Advanced' })).difficulty).toBe(7)
    expect(oddsTrick(trickSummary(1, { difficulty: 3.2, category: 'Rail' }))).toMatchObject({
      difficulty: 3.2,
      terrain: 'edge',
    })
  })
})
