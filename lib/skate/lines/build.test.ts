import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTrick, lineTricks } from '../testdata/library.ts'
import { buildLine, type Daring, otherTrick } from './build.ts'
import { inOrder } from './judge.ts'
import { isBrake, type LineTrick, type Place, type StartingPosition } from './trick.ts'

const PLACES: Place[] = ['flat', 'manual', 'edge', 'wall', 'air']
const STARTS: StartingPosition[] = ['flatground', 'ramp', 'dropin', 'quarterpipe']
const DARINGS: Daring[] = ['sure', 'even', 'send it']

/** A list as somebody has it after some years. */
const own = Object.entries({
  Ollie: 0.99,
  'Frontside 180': 0.95,
  'Backside 180': 0.9,
  'Pop Shuvit': 0.92,
  'Half Cab': 0.9,
  'Fakie Ollie': 0.95,
  Manual: 0.85,
  'Nose Manual': 0.5,
  Kickflip: 0.7,
  Heelflip: 0.45,
  'Fakie Kickflip': 0.4,
  '50-50': 0.9,
  Boardslide: 0.85,
  'Backside Tailslide': 0.3,
  'Varial Kickflip': 0.5,
  '360 Flip': 0.2,
  'Rock to Fakie': 0.95,
  'Axle Stall': 0.9,
}).map(
  ([name, rate]): LineTrick => ({ ...lineTrick(name), rate, own: rate > 0.6 ? 'CONSISTENT' : 'LEARNING' }),
)

const all = (tricks: readonly LineTrick[]) => tricks.reduce((product, { rate }) => product * rate, 1)

describe('a line of my tricks', () => {
  it('is as likely as wanted', () => {
    const odds = DARINGS.map((daring) =>
      all(buildLine({ start: 'flatground', tricks: own, places: ['flat', 'edge', 'manual'], daring }) ?? []),
    )
    const [sure = 0, even = 0, sent = 0] = odds
    expect(sure).toBeGreaterThan(0.6)
    expect(even).toBeGreaterThan(0.2)
    expect(even).toBeLessThan(sure)
    expect(sent).toBeLessThan(0.12)
    expect(sent).toBeGreaterThan(0)
  })

  it('can be skated, on the obstacles wanted, from any list', () => {
    const lists = fc.uniqueArray(fc.constantFrom(...lineTricks), { minLength: 2, maxLength: 40 })
    const some = fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 })
    fc.assert(
      fc.property(
        lists,
        some,
        fc.constantFrom(...STARTS),
        fc.constantFrom(...DARINGS),
        (tricks, places, start, daring) => {
          const line = buildLine({ start, tricks, places, daring })
          if (!line) return
          expect(line.length).toBeGreaterThanOrEqual(2)
          expect(new Set(line).size).toBe(line.length)
          expect(line.every((trick) => places.includes(trick.place) && tricks.includes(trick))).toBe(true)
          expect(inOrder(line, start)).not.toBeNull()
        },
      ),
      { numRuns: 500 },
    )
  })

  it('keeps what must be in it, and has another one when one is refused', () => {
    const request = { start: 'flatground', tricks: own, places: ['flat'], daring: 'even' } as const
    const keep = [lineTrick('360 Flip').id]
    expect(buildLine({ ...request, keep })?.map(({ name }) => name)).toContain('360 Flip')
    const one = buildLine(request)?.map(({ id }) => id) ?? []
    const other = buildLine({ ...request, avoid: one })?.map(({ id }) => id) ?? []
    expect(other.filter((id) => one.includes(id)).length).toBeLessThan(one.length)
  })

  it('takes a surer trick before a nollie that is only another stance', () => {
    const rates = { 'Frontside 180': 0.93, 'Half Cab': 0.9, Nollie: 0.8, 'Pop Shuvit': 0.9 }
    const tricks = Object.entries(rates).map(([name, rate]) => ({ ...lineTrick(name), rate }))
    const line = buildLine({ start: 'flatground', tricks, places: ['flat'], daring: 'sure', length: 3 })
    expect(line?.map(({ name }) => name)).toEqual(['Pop Shuvit', 'Frontside 180', 'Half Cab'])
  })

  it('is shorter rather than missed more often than wanted', () => {
    const rates = { Ollie: 0.8, Shuvit: 0.75, 'Pop Shuvit': 0.45, 'Frontside 180': 0.5, 'No Comply': 0.4 }
    const tricks = Object.entries(rates).map(([name, rate]) => ({ ...lineTrick(name), rate }))
    const request = { start: 'flatground', tricks, places: ['flat'] } as const
    const [sure, even, sent] = DARINGS.map((daring) => buildLine({ ...request, daring }) ?? [])
    expect(sure?.map(({ name }) => name)).toEqual(['Shuvit', 'Ollie'])
    expect(all(even ?? [])).toBeGreaterThan(0.2)
    expect(sent).toHaveLength(4)
    const refused = sure?.map(({ id }) => id) ?? []
    expect(buildLine({ ...request, daring: 'sure', avoid: refused })?.length).toBe(2)
  })

  it.each<[Record<string, number>, string[]]>([
    [{ Ollie: 0.85, Shuvit: 0.8, Manual: 0.6, Boardslide: 0.4, 'Pop Shuvit': 0.4 }, ['Shuvit', 'Ollie']],
    [
      { 'Frontside 180': 0.9, 'Backside 180': 0.8, 'Pop Shuvit Revert': 0.6, Bigspin: 0.5 },
      ['Frontside 180', 'Backside 180'],
    ],
    [{ Kickflip: 0.8, Heelflip: 0.75, Manual: 0.6, '50-50': 0.5 }, ['Kickflip', 'Heelflip']],
  ])('takes what is landed before what would be more varied, to be sure: %j', (rates, expected) => {
    const tricks = Object.entries(rates).map(([name, rate]) => ({ ...lineTrick(name), rate }))
    const line = buildLine({
      start: 'flatground',
      tricks,
      places: ['flat', 'manual', 'edge'],
      daring: 'sure',
    })
    expect(line?.map(({ name }) => name)).toEqual(expected)
  })

  it('is the shortest that rolls on, where nothing is landed often enough', () => {
    const names = ['Ollie', 'Pop Shuvit', 'Frontside 180', 'Kickflip', 'Half Cab', 'Boardslide', 'Manual']
    const tricks = names.map((name) => ({ ...lineTrick(name), rate: name === 'Half Cab' ? 0.35 : 0.3 }))
    for (const daring of ['sure', 'even'] as const) {
      const line = buildLine({ start: 'flatground', tricks, places: ['flat', 'edge'], daring }) ?? []
      const turns = inOrder(line, 'flatground')?.map(({ repair }) => repair?.turns ?? 0)
      expect(turns).toEqual([0, 0])
    }
  })

  it('holds no kickturns and brakes while there are tricks, unless they are kept', () => {
    const names = ['Kickturn', 'Tic Tac', 'Pushing', 'Foot Brake', 'Ollie', 'Shuvit', 'Pop Shuvit']
    const tricks = names.map((name) => ({ ...lineTrick(name), rate: 0.95 }))
    const request = { start: 'flatground', tricks, places: ['flat'], daring: 'sure' } as const
    expect(
      buildLine(request)
        ?.map(({ name }) => name)
        .sort(),
    ).toEqual(['Ollie', 'Pop Shuvit', 'Shuvit'])
    const keep = [lineTrick('Kickturn').id]
    expect(buildLine({ ...request, keep })?.some(({ name }) => name === 'Kickturn')).toBe(true)
    expect(buildLine({ ...request, tricks: tricks.slice(0, 4) })).not.toBeNull()
  })

  it('is none where what must be in it cannot be', () => {
    const built = (start: StartingPosition, ...names: string[]) => {
      const kept = names.map(lineTrick)
      const tricks = [...own, ...kept.map((trick) => ({ ...trick, rate: 0.5 }))]
      return buildLine({ start, tricks, places: PLACES, daring: 'even', keep: kept.map(({ id }) => id) })
    }
    expect(built('flatground', 'Drop In')).toBeNull()
    expect(built('flatground', 'McTwist')).toBeNull()
    expect(built('dropin', 'Drop In', 'Acid Drop')).toBeNull()
    expect(built('flatground', 'Hurricane', 'Sugarcane')).toBeNull()
    expect(built('dropin', 'Drop In')?.[0]?.name).toBe('Drop In')
    expect(built('flatground', 'Wallplant')?.at(-1)?.name).toBe('Wallplant')
  })

  it('takes the speed away once, at its end', () => {
    const names = ['Ollie', 'Manual', 'Powerslide', 'Coleman Slide', 'Primo Slide']
    const tricks = names.map((name) => ({ ...lineTrick(name), rate: 0.7 }))
    const line =
      buildLine({ start: 'flatground', tricks, places: PLACES, daring: 'send it', length: 5 }) ?? []
    expect(line.filter(isBrake)).toEqual(line.slice(-1))
    expect(line).toHaveLength(3)
  })

  it('holds no way of getting off without being hurt, even where little else is left', () => {
    const tricks = ['Drop In', 'Knee Slide', 'Falling', 'Pump'].map((name) => ({
      ...lineTrick(name),
      rate: 0.9,
    }))
    const line = buildLine({ start: 'quarterpipe', tricks, places: PLACES, daring: 'send it' }) ?? []
    expect(line.map(({ name }) => name)).toEqual(['Drop In', 'Pump'])
  })

  it('is none of fewer than two tricks', () => {
    const one = own.filter(({ name }) => name === 'Ollie')
    expect(
      buildLine({ start: 'flatground', tricks: one, places: ['flat'], daring: 'even', length: 3 }),
    ).toBeNull()
    expect(buildLine({ start: 'ramp', tricks: own, places: ['air'], daring: 'sure' })).toBeNull()
  })
})

describe('another trick for a place', () => {
  it('is on the same obstacle and within reach, and turns no more', () => {
    const tricks = ['Ollie', '50-50', 'Kickflip'].map(lineTrick)
    const swap = (out: string, avoid: number[] = []) =>
      otherTrick({
        start: 'flatground',
        tricks,
        out: lineTrick(out).id,
        candidates: lineTricks,
        reach: 4.6,
        avoid,
      })
    const edge = swap('50-50')
    expect(edge).toMatchObject({ place: 'edge', exit: 'F' })
    expect(edge?.value).toBeLessThanOrEqual(4.6)
    const other = swap('50-50', [edge?.id ?? 0])
    expect(other?.id).not.toBe(edge?.id)
    expect(swap('Kickflip')?.place).toBe('flat')
    expect(swap('Half Cab')).toBeNull()
    const easy = otherTrick({
      start: 'flatground',
      tricks: ['Ollie', 'Shuvit'].map(lineTrick),
      out: lineTrick('Shuvit').id,
      candidates: ['Tail Brake', 'Tic Tac', 'Kickturn'].map(lineTrick),
      reach: 5,
    })
    expect(easy, 'a brake is no other trick').toBeNull()
    const known = otherTrick({
      start: 'flatground',
      tricks: ['Ollie', 'Frontside Flip'].map(lineTrick),
      out: lineTrick('Frontside Flip').id,
      candidates: lineTricks,
      reach: 6,
    })
    expect(['Heelflip', 'Bigspin'], 'nothing that hardly anybody does').toContain(known?.name)
  })

  // Nobody says what they land: what is hardly harder than what they chose is as near.
  it.each<[StartingPosition, string[], string, string[]]>([
    ['flatground', ['Ollie', 'Kickflip', '50-50'], 'Kickflip', ['Varial Kickflip', 'Heelflip']],
    [
      'flatground',
      ['Kickflip', 'Heelflip'],
      'Heelflip',
      ['Varial Kickflip', 'Frontside Flip', 'Nollie Kickflip'],
    ],
    ['dropin', ['Frontside Air', 'Backside Air'], 'Frontside Air', ['Indy Grab', 'Melon Grab']],
    ['dropin', ['Frontside Air', 'Backside Air'], 'Backside Air', ['Indy Grab', 'Melon Grab']],
    ['flatground', ['50-50', '5-0', 'Noseslide'], '50-50', ['Boardslide', 'Frontside Noseslide']],
  ])('from %s with %j may be a step harder than the %s', (start, names, out, fair) => {
    const tricks = names.map(lineTrick)
    const reach = Math.max(...tricks.map(({ value }) => value))
    const other = otherTrick({ start, tricks, out: lineTrick(out).id, candidates: lineTricks, reach })
    expect(fair).toContain(other?.name)
  })

  it('is no slappy on a coping', () => {
    const tricks = ['Drop In', 'Rock to Fakie', 'Axle Stall'].map(lineTrick)
    const slappies = lineTricks.filter(({ name }) => /Slappy/.test(name))
    for (const { id } of tricks)
      expect(otherTrick({ start: 'dropin', tricks, out: id, candidates: slappies, reach: 10 })).toBeNull()
  })

  it('is on a wall for what is done between two walls', () => {
    const other = (out: string, ...names: string[]) => {
      const asked = { start: 'ramp', tricks: names.map(lineTrick), out: lineTrick(out).id, reach: 4 } as const
      return otherTrick({ ...asked, candidates: lineTricks })?.name
    }
    const onWalls = /Stall|Rock|Kickturn|Pivot|Fakie Ollie|Tail Tap/
    expect(other('Kickturn', 'Axle Stall', 'Kickturn', 'Rock to Fakie')).toMatch(onWalls)
    expect(other('Fakie Kickturn', 'Rock to Fakie', 'Fakie Kickturn')).toMatch(onWalls)
  })
})
