import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSound } from '../lines/step.ts'
import { leadOf } from '../stance.ts'
import { lineTrick, lineTricks, seedTricks } from '../testdata/library.ts'
import { type Feature, matchPark, type ParkTrick, parkReason, suits } from './match.ts'
import { routeThrough } from './route.ts'

const features: Feature[] = JSON.parse(
  readFileSync(new URL('../../../prisma/seed/park-features.json', import.meta.url), 'utf8'),
)
const library: ParkTrick[] = lineTricks.map((trick) => ({
  ...trick,
  level: seedTricks[trick.id - 1]?.level ?? 'Beginner',
  obstacles: seedTricks[trick.id - 1]?.obstacles ?? [],
  own: null,
}))
const named = (name: string) => features.find((feature) => feature.name === name) ?? features[0]
const levels = fc.constantFrom('all', 'Beginner', 'Intermediate', 'Advanced' as const)
const parks = fc
  .uniqueArray(fc.constantFrom(...features), { minLength: 1, maxLength: 10 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((feature) => fc.integer({ min: 1, max: 3 }).map((count) => ({ feature, count })))),
  )

describe('a park matched with tricks', () => {
  it.each(features.map((feature) => [feature.name, feature] as const))('has tricks for %s', (_, feature) => {
    const [match] = matchPark([{ feature, count: 1 }], library, 'all')
    expect(match?.tricks.length).toBeGreaterThan(0)
    for (const trick of match?.tricks ?? []) {
      expect(suits(trick, feature)).toBe(true)
      expect(parkReason(trick, feature, 'all')).toMatch(/\.$/)
    }
  })

  it('gives distinct tricks for as many features as there are, of the level asked for', () => {
    fc.assert(
      fc.property(parks, levels, (wanted, level) => {
        for (const { tricks, wanted: one } of matchPark(wanted, library, level as 'all')) {
          expect(new Set(tricks.map(({ id }) => id)).size).toBe(tricks.length)
          const fit = library.filter((trick) => suits(trick, one.feature) && trick.level === level)
          expect(tricks.length).toBeGreaterThanOrEqual(Math.min(one.count, fit.length))
          if (fit.length >= Math.max(3, one.count) && level === 'Beginner')
            expect(tricks.every((trick) => trick.level === 'Beginner')).toBe(true)
        }
      }),
    )
  })

  it("puts the rider's own tricks first", () => {
    const feature = named('Ledge')
    if (!feature) throw new Error('no ledge')
    const own = library.map((trick) =>
      trick.id === lineTrick('Backside Tailslide').id ? { ...trick, own: 'CONSISTENT' as const } : trick,
    )
    const [match] = matchPark([{ feature, count: 1 }], own, 'Advanced')
    expect(match?.tricks[0]?.name).toBe('Backside Tailslide')
  })

  it('is gone through once, everything connected', () => {
    fc.assert(
      fc.property(parks, levels, (wanted, level) => {
        const matches = matchPark(wanted, library, level as 'all')
        const stops = routeThrough(matches)
        const total = wanted.reduce((sum, { count }) => sum + count, 0)
        expect(stops).toHaveLength(total > 20 ? wanted.length : total)
        let lead: 'F' | 'B' = 'F'
        for (const [at, { repair, enters, leaves, after }] of stops.entries()) {
          if (repair) expect(isSound(repair, lead)).toBe(true)
          else expect(leadOf(enters)).toBe(lead)
          expect(after.lead !== null || at === stops.length - 1).toBe(true)
          lead = leadOf(leaves)
        }
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
