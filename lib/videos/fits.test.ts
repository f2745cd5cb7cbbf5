import { describe, expect, it } from 'vitest'
import { readTrickFacts } from '@/prisma/seed/content'
import { readTutorialVideos } from '@/prisma/seed/videos'
import { parseTrick } from '../skate/read/parse'
import { sampled } from '../skate/testdata/sample'
import { fits } from './fits'

const tricks = readTrickFacts()
const called = (name: string) => {
  const trick = tricks.find((each) => each.name === name)
  if (!trick) throw new Error(`There is no ${name}`)
  return trick
}

describe('fits', () => {
  it.each([
    ['How to Kickflip', 'Kickflip'],
    ['how to kickflip & heelflip', 'Kickflip'],
    ['how to kickflip & heelflip', 'Heelflip'],
    ['How To Tre Flip', '360 Flip'],
    ['Trickipedia: SW heel flip', 'Switch Heelflip'],
    ['TJ Rogers: Trickipedia - Nollie Backside 180 Kickflip', 'Nollie Backside Flip'],
    ['How to Backside 50-50', '50-50'],
    ['Disaster on a mini ramp', 'Disaster'],
  ])('takes "%s" for %s', (title, name) => {
    expect(fits(title, called(name))).toBe(true)
  })

  it.each([
    ['How to cook rice', 'Kickflip'],
    ['How to cook rice', 'Crooked Grind'],
    ['How to Kickflip', 'Backside Smith Grind'],
    ['Switch Kickflip', 'Kickflip'],
    ['How to Kickflip', 'Switch Kickflip'],
    ['Nollie Kickflip', 'Fakie Kickflip'],
    ['How to Frontside 180', 'Backside 180'],
    ['How to 50-50', 'Backside 50-50'],
    ['Double Kickflip tutorial', 'Kickflip'],
    ['How to Kickflip to Manual', 'Kickflip'],
    ['Kickflip Compilation 2019', 'Kickflip'],
    ['Best of Kickflips', 'Kickflip'],
    ['Fingerboard kickflip tutorial', 'Kickflip'],
    ['A total disaster in my kitchen', 'Disaster'],
    ['How to make a strawberry milkshake', 'Strawberry Milkshake'],
    [null, 'Kickflip'],
  ])('takes "%s" not for %s', (title, name) => {
    expect(fits(title, called(name))).toBe(false)
  })

  it('learns from the channel what an everyday word means', () => {
    expect(fits('The Hurricane', called('Hurricane'))).toBe(false)
    expect(fits('The Hurricane', called('Hurricane'), 'Braille Skateboarding')).toBe(true)
  })

  it.each([
    (name: string) => `${name} | Skateboard Trick Tip`,
    (name: string) => `Trickipedia - ${name}`,
    (name: string) => `HOW TO ${name.toUpperCase()} THE EASIEST WAY TUTORIAL!`,
    (name: string) => `Learn ${name} in 5 minutes (skateboarding)`,
  ])('knows 98 of 100 tricks by a title that names them: form %#', (titled) => {
    const known = tricks.filter((trick) => fits(titled(trick.name), trick))
    expect(known.length / tricks.length).toBeGreaterThan(0.98)
  })

  it('never takes another stance', () => {
    const regular = tricks.filter(({ stance }) => stance === 'regular')
    const wrong = sampled(regular, 4).flatMap((trick) =>
      ['Switch', 'Nollie', 'Fakie']
        .map((stance) => `${stance} ${trick.name}`)
        // What nobody can do nollie is no other trick.
        .filter((name) => parseTrick(name).ok)
        .map((name) => `How to ${name} | Skateboarding`)
        .filter((title) => fits(title, trick)),
    )
    expect(wrong).toEqual([])
  })

  it('is linear in what a title repeats', () => {
    for (const words of ['kickflip and ', 'frontside ', 'to ', '3 ', 'fs & bs ', '(', '- '])
      expect(fits(words.repeat(2000), called('Kickflip'))).toBeTypeOf('boolean')
  })
})

it('no shipped title is about another trick than its own', () => {
  const wrong = readTutorialVideos().filter(({ slug, title, channel }) => {
    const trick = tricks.find((each) => each.slug === slug)
    return title !== null && trick && !fits(title, trick, channel)
  })
  expect(wrong.map(({ slug, title }) => `${slug}: ${title}`)).toEqual([])
})
