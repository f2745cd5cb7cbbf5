import { describe, expect, it } from 'vitest'
import { LEVELS } from '../difficulty/difficulty.ts'
import { parkFeature, parkFeatures, parkTricks } from '../testdata/park.ts'
import { matchPark } from './match.ts'
import { nounOf, slopeOf, topOf } from './names.ts'
import { parkReason } from './reasons.ts'
import { routeThrough } from './route.ts'
import { routeReasons } from './route-reasons.ts'
import { levelOn, valueOn } from './size.ts'

const ASKED = ['all', ...LEVELS.slice(0, 3)] as const

const matched = (name: string, level: (typeof ASKED)[number], library = parkTricks) =>
  matchPark([{ feature: parkFeature(name), count: 1 }], library, level)[0]?.tricks ?? []

describe('the level on an obstacle', () => {
  // Written down before the engine was asked: what an advanced skater takes down something big.
  it.each(['Handrail', 'Hubba', 'Down Rail', 'Kinked Rail'])('on a %s the basics are advanced', (name) => {
    const basics =
      /^(?:(?:Front|Back)side )?(?:50-50|5-0|Boardslide|Lipslide|Crooked Grind|Smith Grind|Feeble Grind|Nosegrind|Noseslide|Tailslide)$/
    const names = matched(name, 'Advanced').map((trick) => trick.name)
    expect(names.length).toBeGreaterThanOrEqual(4)
    expect(names.filter((each) => !basics.test(each))).toEqual([])
  })

  it('is never below that of the trick, and keeps the order of tricks', () => {
    for (const feature of parkFeatures) {
      const there = parkTricks
        .toSorted((one, other) => one.value - other.value)
        .map((trick) => valueOn(trick, feature))
      expect(there).toEqual(there.toSorted((one, other) => one - other))
      for (const trick of parkTricks) {
        expect(valueOn(trick, feature)).toBeGreaterThanOrEqual(trick.value)
        expect(valueOn(trick, feature)).toBeLessThanOrEqual(10)
      }
    }
  })

  it('is what is asked for, where something of that level is done there', () => {
    for (const feature of parkFeatures)
      for (const level of ['Intermediate', 'Advanced'] as const) {
        const levels = matched(feature.name, level).map((trick) => levelOn(trick, feature))
        expect(
          levels.every((each) => LEVELS.indexOf(each) <= LEVELS.indexOf(level)) || !levels.includes(level),
        ).toBe(true)
      }
  })

  it('is not forgotten over what is landed elsewhere', () => {
    const own = parkTricks.map((trick) =>
      trick.name === 'Bluntslide' ? { ...trick, own: 'CONSISTENT' as const } : trick,
    )
    expect(matched('Handrail', 'Intermediate', own).map(({ name }) => name)).not.toContain('Bluntslide')
    expect(matched('Flat Bar', 'Advanced', own).map(({ name }) => name)).toContain('Bluntslide')
  })
})

describe('a bowl', () => {
  it.each(['Bowl', 'Pool'])('(%s) is carved by who is new to it and ground by who is not', (name) => {
    expect(matched(name, 'Beginner').map((trick) => trick.name)).toContain('Carve')
    for (const level of ['Intermediate', 'Advanced'] as const)
      expect(matched(name, level).map(({ motion }) => motion.contact?.kind)).toContain('grind')
  })
})

describe('a route', () => {
  const through = (names: readonly string[], level: (typeof ASKED)[number]) => {
    const matches = matchPark(
      names.map((name) => ({ feature: parkFeature(name), count: 1 })),
      parkTricks,
      level,
    )
    return { matches, stops: routeThrough(matches) }
  }

  it.each([
    ['Manual Pad', 'Pyramid', 'Funbox'],
    ['Roller', 'Hip', 'Ledge'],
    ['Manual Pad', 'Gap', 'Flat Bar'],
    ['Curb', 'Stairs', 'Bank'],
  ])('of one level does not mix first tricks with the hardest: %s, %s, %s', (...names) => {
    const { matches, stops } = through(names, 'all')
    const values = stops.flatMap(({ match, trick }) => {
      const feature = matches[match]?.wanted.feature
      return feature ? valueOn(trick, feature) : []
    })
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(3.5)
  })

  it('tells no wall from another only by its number: each sentence stands once', () => {
    for (const level of ASKED) {
      const { matches, stops } = through(['Bowl', 'Pool', 'Mini Ramp', 'Vert Ramp'], level)
      const sentences = routeReasons(stops, matches).flatMap((words) => words.split(/(?<=\.) /))
      for (const run of new Set(stops.map((stop) => stop.run))) {
        const inRun = sentences.filter((_, at) => stops[at]?.run === run)
        expect(inRun).toEqual([...new Set(inRun)])
      }
    }
  })
})

describe('the reason of a trick', () => {
  it('names the feature, be it the first there or the last', () => {
    const nameless = parkFeatures
      .filter(({ category }) => category !== 'Flat')
      .flatMap((feature) => {
        const names = [nounOf(feature), slopeOf(feature), topOf(feature)].map((name) =>
          name.replace(/^the /, ''),
        )
        return ASKED.flatMap((level) => {
          const said = new Set<string>()
          return matched(feature.name, level)
            .map((trick) => `${feature.name}: ${parkReason(trick, feature, level, said)}`)
            .filter((words) => !names.some((name) => words.includes(name)))
        })
      })
    expect(nameless).toEqual([])
  })

  it('says of the skater nothing twice in one flow', () => {
    const own = parkTricks.map((trick, at) => (at % 3 ? trick : { ...trick, own: 'CONSISTENT' as const }))
    const told = new Set<string>()
    const about = ['Ledge', 'Hip', 'Gap', 'Quarter Pipe', 'Bench', 'Stairs'].flatMap((name) => {
      const said = new Set<string>()
      return matched(name, 'Intermediate', own)
        .flatMap((trick) =>
          parkReason(trick, parkFeature(name), 'Intermediate', said, told).split(/(?<=\.) /),
        )
        .filter((words) => /^(?:You (?:land|have)|One of|Easier|Harder)/.test(words))
    })
    expect(about.length).toBeGreaterThan(1)
    expect(about).toEqual([...new Set(about)])
  })
})
