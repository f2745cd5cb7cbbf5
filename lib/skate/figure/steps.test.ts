import { describe, expect, it } from 'vitest'
import { lessonFor } from '../lessons/lesson.ts'
import { parseTrick } from '../read/parse.ts'
import { seedTricks } from '../testdata/library.ts'
import { sampled } from '../testdata/sample.ts'
import { filmOf } from './film.ts'
import { momentsOfSteps } from './steps.ts'

function lessonOf(name: string) {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  const film = filmOf(parsed.motion, 'regular')
  const { steps } = lessonFor(parsed.motion, { name })
  return { film, steps, moments: momentsOfSteps(steps, film) }
}

const library = sampled(seedTricks, 5).flatMap(({ name }) =>
  parseTrick(name).ok ? [{ name, moments: lessonOf(name).moments }] : [],
)

describe('the moments that a lesson speaks of', () => {
  it.each([
    ['Kickflip', ['Roll up', 'Crouch', 'Pop', 'Flick', 'Peak', 'Catch', 'Land']],
    ['Backside Smith Grind', ['Roll up', 'Crouch', 'Pop', 'Lock in', 'Hold', 'Out']],
    ['No Comply', ['Roll up', 'Crouch', 'Plant', 'Pop', 'Land', 'Roll away']],
    ['Manual', ['Roll up', 'Pop', 'Lock in', 'Hold', 'Hold', 'Out']],
    ['Backside Tailslide', ['Roll up', 'Crouch', 'Pop', 'Lock in', 'Hold', 'Land']],
    ['Half Cab Noseslide', ['Roll up', 'Roll up', 'Crouch', 'Pop', 'Peak', 'Peak', 'Lock in', 'Out']],
    ['Frontside Gazelle Spin', ['Roll up', 'Roll up', 'Pop', 'Peak', 'Peak', 'Roll away']],
    [
      'Kickflip Backside Crooked Grind',
      ['Roll up', 'Roll up', 'Pop', 'Flick', 'Catch', 'Lock in', 'Hold', 'Out'],
    ],
    ['Backside Noseslide Shuvit Out', ['Roll up', 'Pop', 'Lock in', 'Hold', 'Out', 'Peak', 'Peak', 'Land']],
    ['Axle Stall', ['Roll up', 'Lock in', 'Hold', 'Out']],
    ['Bluntslide', ['Roll up', 'Crouch', 'Pop', 'Lock in', 'Hold', 'Roll away']],
  ])('are those of its figure: %s', (name, wanted) => {
    expect(lessonOf(name).moments.map((moment) => moment?.name ?? null)).toEqual(wanted)
  })

  it('are in the order of the steps, for every trick of the library', () => {
    const found = library.flatMap(({ name, moments }) => {
      const times = moments.flatMap((moment) => (moment ? [moment.at] : []))
      return times.every((at, index) => at >= (times[index - 1] ?? 0)) ? [] : [name]
    })
    expect(found).toEqual([])
  })

  it('are there for every step', () => {
    expect(library.filter(({ moments }) => moments.includes(null))).toEqual([])
  })

  it('lie between those of the steps around it where the words of a step name none', () => {
    const { film } = lessonOf('Kickflip')
    const steps = ['Roll up with speed.', 'Watch ten clips of it.', 'Land over the bolts.']
    const [first, open, last] = momentsOfSteps(steps, film).map((moment) => moment?.at ?? -1)
    expect(open).toBeGreaterThan(first ?? 9)
    expect(open).toBeLessThan(last ?? -1)
    expect(momentsOfSteps([], film)).toEqual([])
  })
})
