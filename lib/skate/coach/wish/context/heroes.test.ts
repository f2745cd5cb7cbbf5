import { describe, expect, it } from 'vitest'
import { seedTricks } from '../../../testdata/library.ts'
import { HEROES, heroIn } from './heroes.ts'

const known = new Set(seedTricks.map(({ name }) => name))

describe('whose tricks a text wants', () => {
  it.each(HEROES.map(([, { name, tricks }]) => [name, tricks]))(
    'knows what %s is known for by the names of the library',
    (_, tricks) => {
      expect(tricks.filter((name) => !known.has(name))).toEqual([])
    },
  )

  it.each([
    ['something lance mountain would do', 'Lance Mountain'],
    ["nyjah's favorites", 'Nyjah Huston'],
    ['the tricks of p rod', 'Paul Rodriguez'],
    ['a trick invented by mike mcgill', 'Mike McGill'],
    ['something out of fully flared', 'the videos of those years'],
    // The games carry his name.
    ['a trick from tony hawks games', 'the video games'],
    ['how old is tony hawk', undefined],
    ['how do i natas spin', undefined],
  ])('is heard in "%s": %s', (text, name) => {
    expect(heroIn(text).hero?.name).toBe(name)
  })
})
