import { expect, it } from 'vitest'
import { filmOf } from '@/lib/skate/figure/film'
import { rollOut } from '@/lib/skate/lines/trick'
import { parseTrick } from '@/lib/skate/read/parse'
import { seedTricks } from '@/lib/skate/testdata/library'
import { wayOutNamed } from './ways-out'

it('knows the way out of every trick whose film its facts change', () => {
  const wrong = seedTricks.flatMap(({ name, obstacles, sequence }) => {
    const parsed = parseTrick(name)
    if (!parsed.ok) return []
    const exit = rollOut(parsed.motion, { obstacles, sequence })
    const [said, known] = [null, exit].map((each) => filmOf(parsed.motion, 'regular', each))
    const isChanged = JSON.stringify(said?.moments) !== JSON.stringify(known?.moments)
    return (isChanged ? exit : null) === wayOutNamed(name) ? [] : [`${name}: ${exit}`]
  })
  expect(wrong).toEqual([])
})
