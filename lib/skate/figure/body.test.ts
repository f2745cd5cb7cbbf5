import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { seedTricks } from '../testdata/library.ts'
import { filmedAt, filmOf } from './film.ts'
import { dot } from './geometry.ts'

describe('a head', () => {
  it('never turns farther than over a shoulder, in any trick of the library', () => {
    const moments = Array.from({ length: 20 }, (_, at) => at / 20)
    const far = seedTricks.filter(({ name }) => {
      const parsed = parseTrick(name)
      if (!parsed.ok) return false
      const film = filmOf(parsed.motion, 'regular')
      return moments.some((at) => {
        const { facing, eyes } = filmedAt(film, at * film.lasts)
        return dot(facing, eyes) < 0
      })
    })
    expect(far).toEqual([])
  })
})
