import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Level } from '../difficulty/difficulty.ts'
import { exitOf, leadOf } from '../stance.ts'
import { lineTrick } from '../testdata/library.ts'
import { parkFeatures as features, parkTricks as library, parkFeature as named } from '../testdata/park.ts'
import { isHalfPipe, type ParkTrick, sendsBack, suits } from './belongs.ts'
import { matchPark, type Wanted } from './match.ts'
import { parkReason } from './reasons.ts'
import { routeThrough, type Stop } from './route.ts'
import { routeReasons } from './route-reasons.ts'

/** What skaters do on an obstacle, by the names of tricks: only these, and at least one of the usual ones. */
interface ExpectedFeature {
  readonly only: RegExp
  readonly usual: RegExp
  /** Can be ridden one way only: down it, up its slope, or from the low end of a pole. */
  readonly isDownhill?: true
  /** Sends one back the way one came. */
  readonly isWall?: true
}

const EDGE =
  /50-50|5-0|grind|boardslide|lipslide|noseslide|tailslide|bluntslide|noseblunt|crail slide|hurricane|sugarcane|darkslide/i
const RAIL =
  /darkslide|50-50|5-0|grind|boardslide|lipslide|noseslide|tailslide|bluntslide|noseblunt|hurricane|sugarcane/i
const POPPED =
  /ollie|nollie|flip|heel|180|360|540|shuvit|cab|spin|impossible|no comply|boneless|shifty|airwalk|north|south|one foot|varial|gazelle|ghetto bird|milkshake|merlin twist|720/i
const GRABBED =
  /grab|indy|melon|mute|stalefish|method|tail grab|nosebone|japan|slob|lien|roast beef|crail|judo|benihana|tuck knee|rocket|airwalk|christ|cannonball|madonna|del mar/i
const LIP =
  /stall|rock|pivot|disaster|blunt|to fakie|fakie ollie|half cab|50-50|5-0|grind|nose pick|sweeper|feeble|tailslide|lipslide|kickturn|drop in|staple|body jar|bean plant|fakie rock|invert|caballerial|hurricane|sugarcane|tail tap|side ollie|side one foot|^unit$|tail$/i
const AIR =
  /alley-oop|side ollie|elguerial|phillips|unit|side one foot|cannonball|tuck knee|air|grab|indy|melon|mute|540|720|900|1080|mctwist|stalefish|method|plant|invert|andrecht|ho ho|madonna|benihana|nosebone|roast beef|backflip|miller|stiffy|airwalk|north|cab|fakie ollie|360/i
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

const edge = { only: EDGE, usual: /50-50|5-0|noseslide|tailslide|crooked|smith|boardslide/i }
const rail = { only: RAIL, usual: /boardslide|lipslide|50-50|5-0|feeble|smith/i }
const jump = { only: POPPED, usual: /ollie|180|kickflip|heelflip|360 flip|frontside flip|backside flip/i }
const grabbed = { only: either(POPPED, GRABBED), usual: jump.usual }
const lip = {
  only: either(LIP, AIR),
  usual: /rock (to|and)|axle stall|tail stall|kickturn|blunt to fakie|smith grind|method air/i,
  isWall: true,
} as const

/** What belongs to each obstacle. Written down before the engine was asked. */
const EXPECTED_FEATURES: Readonly<Record<string, ExpectedFeature>> = {
  Flatground: {
    only: either(
      POPPED,
      /manual|hippie jump|powerslide|pushing|tic tac|caveman|wheelie|kickturn|biebelheimer|footplant/i,
    ),
    usual: /ollie|shuvit|kickflip|heelflip|180|manual/i,
  },
  'Platform / Deck': {
    only: either(POPPED, /drop in|roll in|acid drop|bomb drop|hippie jump/i),
    usual: /ollie|shuvit|180|kickflip|drop in/i,
  },
  Curb: { only: either(EDGE, /no comply|boneless|slappy/i), usual: edge.usual },
  'Parking Block': { ...edge, only: either(EDGE, /slappy/i) },
  'Low Box': { only: either(EDGE, /manual/i), usual: edge.usual },
  Ledge: edge,
  Bench: { only: either(EDGE, /manual/i), usual: edge.usual },
  'Low-to-High Ledge': edge,
  Hubba: { ...edge, isDownhill: true },
  'Jersey Barrier': {
    only: either(EDGE, /wallride|wallie|stall|rock|disaster|pivot/i),
    usual: /wallie|wallride|50-50|rock|stall|disaster|5-0/i,
  },
  'Flat Bar': rail,
  'Rainbow Rail': rail,
  'Down Rail': { ...rail, isDownhill: true },
  'Kinked Rail': { ...rail, isDownhill: true },
  Handrail: { ...rail, isDownhill: true },
  'Pole Jam': { only: /pole jam/i, usual: /pole jam/i, isDownhill: true },
  'Manual Pad': { only: /manual/i, usual: /manual/i },
  Bank: {
    only: either(POPPED, /kickturn|rock|stall|bertslide|wallie/i),
    usual: /kickturn|ollie|180|kickflip|half cab|shuvit/i,
    isWall: true,
  },
  'Bank to Ledge': {
    only: either(EDGE, /stall|rock|disaster|pivot|blunt/i),
    usual: either(edge.usual, /stall|rock/i),
  },
  Pyramid: { only: either(POPPED, GRABBED), usual: jump.usual },
  Funbox: {
    only: either(POPPED, GRABBED, EDGE, /manual/i),
    usual: either(jump.usual, edge.usual, /manual/i),
  },
  Hip: grabbed,
  Kicker: { ...grabbed, isDownhill: true },
  Gap: jump,
  'Euro Gap': { only: either(POPPED, EDGE), usual: jump.usual },
  Drop: {
    only: either(POPPED, /acid drop|bomb drop/i),
    usual: either(jump.usual, /acid drop/i),
    isDownhill: true,
  },
  Stairs: { ...jump, isDownhill: true },
  Roller: { only: either(POPPED, /manual|pump/i), usual: /ollie|manual|180|pump/i },
  'Snake Run': {
    only: /powerslide|bertslide|coleman|kickturn|tic tac|carve|pump|slide/i,
    usual: /powerslide|kickturn|bertslide|tic tac|carve/i,
  },
  'Roll-In': { only: /roll in/i, usual: /roll in/i, isDownhill: true },
  'Quarter Pipe': lip,
  'Mini Ramp': {
    only: either(LIP, /plant/i),
    usual: /rock to fakie|tail stall|axle stall|rock and roll|disaster/i,
    isWall: true,
  },
  Bowl: { ...lip, only: either(lip.only, /carve/i) },
  Pool: { ...lip, only: either(lip.only, /carve/i) },
  Extension: { ...lip, usual: either(lip.usual, /air|grab|disaster|5-0|grind|invert|plant|stall/i) },
  Spine: {
    only: either(GRABBED, POPPED, /air|50-50|disaster|rock/i),
    usual: /ollie|180|air|grab|indy|melon/i,
  },
  'Vert Ramp': { only: either(AIR, LIP), usual: /air|grab|indy|540|invert|rock|axle|stall/i, isWall: true },
  Wallride: { only: /wallride|wallie/i, usual: /wallride|wallie/i, isWall: true },
}

/** Twenty parks as they stand in towns: features with their counts, and the level asked for. */
const EXPECTED_PARKS: readonly { features: Readonly<Record<string, number>>; level: Level | 'all' }[] = [
  { features: { Flatground: 2, Curb: 1 }, level: 'Beginner' },
  { features: { Ledge: 1, 'Flat Bar': 1, 'Manual Pad': 1 }, level: 'all' },
  { features: { 'Quarter Pipe': 2, Funbox: 1 }, level: 'Intermediate' },
  { features: { 'Mini Ramp': 1 }, level: 'Beginner' },
  { features: { 'Mini Ramp': 1 }, level: 'Intermediate' },
  { features: { Stairs: 1, Handrail: 1, Hubba: 1 }, level: 'Advanced' },
  { features: { Bank: 2, 'Flat Bar': 1, Flatground: 1 }, level: 'Beginner' },
  { features: { 'Pole Jam': 1, Kicker: 1, 'Manual Pad': 1 }, level: 'all' },
  { features: { Bowl: 2 }, level: 'Advanced' },
  { features: { 'Vert Ramp': 1 }, level: 'Advanced' },
  { features: { Spine: 1, 'Quarter Pipe': 2 }, level: 'Advanced' },
  { features: { Ledge: 3 }, level: 'Intermediate' },
  { features: { 'Roll-In': 1, Pyramid: 1, 'Quarter Pipe': 1 }, level: 'Intermediate' },
  { features: { Wallride: 1, 'Euro Gap': 1, Ledge: 1 }, level: 'all' },
  { features: { 'Low Box': 2, Roller: 1, Bank: 1 }, level: 'Beginner' },
  { features: { 'Snake Run': 1, Bowl: 1, Hip: 1 }, level: 'all' },
  { features: { Flatground: 3 }, level: 'Beginner' },
  { features: { 'Quarter Pipe': 2, 'Flat Bar': 1, Ledge: 1, 'Manual Pad': 1, Stairs: 1 }, level: 'all' },
  { features: { 'Mini Ramp': 1, 'Quarter Pipe': 1, Ledge: 1, Kicker: 1 }, level: 'all' },
  { features: { Drop: 1, Gap: 1, 'Down Rail': 1, 'Quarter Pipe': 1, Bench: 1 }, level: 'Intermediate' },
]

const levels = fc.constantFrom('all', 'Beginner', 'Intermediate', 'Advanced' as const)
const parks = fc
  .uniqueArray(fc.constantFrom(...features), { minLength: 1, maxLength: 10 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((feature) => fc.integer({ min: 1, max: 3 }).map((count) => ({ feature, count })))),
  )

describe('what is done on', () => {
  it.each(features.map((feature) => [feature.name, feature] as const))('%s', (name, feature) => {
    const expected = EXPECTED_FEATURES[name]
    if (!expected) throw new Error(`Say what belongs to ${name} in EXPECTED_FEATURES.`)
    const done = library.filter((trick) => suits(trick, feature)).map((trick) => trick.name)
    expect(done.filter((trick) => !expected.only.test(trick))).toEqual([])
    expect(done.filter((trick) => expected.usual.test(trick))).not.toEqual([])
  })
})

const parksOf = EXPECTED_PARKS.map(({ features: counts, level }) => {
  const wanted = Object.entries(counts).map(([name, count]) => ({ feature: named(name), count }))
  const says = Object.entries(counts).map(([name, count]) => (count > 1 ? `${name} x${count}` : name))
  return [`${says.join(', ')} (${level})`, wanted, level] as const
})

describe('a park of', () => {
  it.each(parksOf)('%s gets what a skater would do there', (_, wanted, level) => {
    const matches = matchPark(wanted, library, level)
    const stops = routeThrough(matches)
    for (const [at, { wanted: one, tricks }] of matches.entries()) {
      const { name } = one.feature
      const expected = EXPECTED_FEATURES[name]
      expect(tricks.filter((trick) => !expected?.only.test(trick.name)).map((trick) => trick.name)).toEqual(
        [],
      )
      const done = library.filter((trick) => suits(trick, one.feature))
      const asked = done.filter((trick) => level === 'all' || trick.level === level)
      const isUsual = (trick: ParkTrick) => expected?.usual.test(trick.name) ?? false
      if (asked.some(isUsual)) expect(tricks.some(isUsual)).toBe(true)
      const possible = new Set(done.map((trick) => trick.level))
      if (level === 'all')
        expect(new Set(tricks.map((trick) => trick.level)).size).toBeGreaterThanOrEqual(
          Math.min(3, possible.difference(new Set(['Expert'])).size),
        )
      const tried = stops.filter((stop) => stop.match === at).map(({ trick }) => trick.id)
      expect(new Set(tried).size).toBe(tried.length)
      if (name === 'Mini Ramp') expect(tried.length).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('why a trick is done there', () => {
  const why = (trick: string, feature: string) => {
    const found = library.find(({ name }) => name === trick)
    if (!found) throw new RangeError(`The library has no ${trick}.`)
    return parkReason(found, named(feature), 'all')
  }

  it.each([
    ['Slappy', 'Curb', /without a pop/],
    ['Drop In', 'Platform / Deck', /the ramp does the rest/],
    ['Bomb Drop', 'Drop', /board in the hand/],
    ['Pole Jam', 'Pole Jam', /middle of the board/],
    ['Frontside 360 Air', 'Vert Ramp', /behind you|blind/],
    ['Kickflip Indy', 'Kicker', /flip/i],
    ['Sweeper', 'Mini Ramp', /front foot onto the platform/],
    ['Coleman Slide', 'Snake Run', /gloved hand/],
  ])('%s on %s', (trick, feature, says) => {
    expect(why(trick, feature)).toMatch(says)
  })
})

/** Replays a route by the rules of stances and walls alone; says what does not work. */
function brokenAt(stops: readonly Stop[], wanted: readonly Wanted[]): string | null {
  let [lead, heading, speed, run] = ['F', 'out', 1, -1] as [string, string, number, number]
  for (const stop of stops) {
    const { trick, enters, leaves, repair, after } = stop
    const feature = wanted[stop.match]?.feature
    if (!feature) return 'no feature'
    if (stop.run !== run) [lead, heading, speed, run] = ['F', 'out', 1, stop.run]
    const isTop = ['Drop In', 'Roll In', 'Acid Drop', 'Bomb Drop'].includes(trick.motion.style ?? '')
    // On foot one begins anew: on top with a push, or on the wall that faces what is next.
    const isAnew = /^(Climb|Drop in across)/.test(repair?.name ?? '')
    if (isAnew) [lead, heading] = ['F', 'out']
    if (repair?.name.startsWith('Climb')) speed = 1
    if (!isTop && (leadOf(enters) === lead) === (repair?.turns === 1)) return `${trick.name} is entered wrong`
    const isTurnedRound = repair?.name.startsWith('Carve') || (isTop && heading === 'back')
    if ((stop.heading !== heading) !== Boolean(isTurnedRound)) return `${trick.name} is met from nowhere`
    if (EXPECTED_FEATURES[feature.name]?.isDownhill && stop.heading !== 'out')
      return `${feature.name} is ridden up`
    if (!isTop && stop.speed !== speed + (repair?.pushes ?? 0)) return `${trick.name} has speed from nowhere`
    const isPushed = stop.speed > speed && !isAnew && !isHalfPipe(feature)
    if (isPushed && ['Spine', 'Extension'].includes(feature.name)) return `${feature.name} is pushed up`
    if (stop.speed > 3 || after.speed > 3 || after.speed < 0) return `${trick.name} is too fast`
    const isBack = sendsBack(trick, feature)
    if (isBack !== (after.heading !== stop.heading)) return `${trick.name} goes on through the wall`
    if (isBack && after.speed < 2) return `${trick.name} comes down without speed`
    const change = { adds: 1, costs: -1 }[feature.speedEffect] ?? 0
    const left = Math.min(3, Math.max(isBack ? 2 : 0, stop.speed + change))
    if (!isTop && after.speed !== left) return `${feature.name} leaves ${after.speed}, not ${left}`
    if (!isTop && stop.speed < 1) return `${trick.name} is done standing`
    if (feature.category === 'Rail' && after.lead !== null && after.lead !== trick.exit)
      return `${trick.name} turns`
    if (trick.place === 'flat' && after.lead !== exitOf(trick.motion, isBack ? 'ramp' : 'flat'))
      return `${trick.name} leaves another way`
    if (after.lead !== null && leadOf(leaves) !== after.lead)
      return `${trick.name} is said to leave another way`
    ;({ lead, heading, speed } = { lead: after.lead ?? 'open', heading: after.heading, speed: after.speed })
  }
  return null
}

describe('a route', () => {
  it('keeps direction, stance and speed through any park', () => {
    fc.assert(
      fc.property(parks, levels, (wanted, level) => {
        const matches = matchPark(wanted, library, level as 'all')
        const stops = routeThrough(matches)
        expect(brokenAt(stops, wanted)).toBeNull()
        const skated = matches.filter(({ tricks }) => tricks.length > 0)
        const total = skated.reduce((sum, { wanted: { count } }) => sum + count, 0)
        for (const { wanted: one } of skated) {
          const visits = stops.filter((stop) => wanted[stop.match]?.feature === one.feature)
          if (!isHalfPipe(one.feature)) expect(visits).toHaveLength(total > 20 ? 1 : one.count)
          else expect(new Set(visits.map(({ run }) => run)).size).toBe(1)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('tries different tricks on one obstacle', () => {
    for (const name of ['Ledge', 'Flat Bar', 'Quarter Pipe', 'Stairs', 'Manual Pad']) {
      const stops = routeThrough(matchPark([{ feature: named(name), count: 5 }], library, 'all'))
      expect(new Set(stops.map(({ trick }) => trick.id)).size).toBe(5)
    }
  })

  it('drops into a mini ramp and goes from wall to wall', () => {
    const stops = routeThrough(matchPark([{ feature: named('Mini Ramp'), count: 1 }], library, 'all'))
    expect(stops[0]?.trick.name).toBe('Drop In')
    expect(stops.slice(1).map(({ repair }) => repair)).toEqual([null, null, null])
    expect(stops.some(({ trick }) => /Rock to Fakie|Tail Stall/.test(trick.name))).toBe(true)
  })

  it.each(['Half Cab', 'Fakie Ollie', 'Rock to Fakie', 'Kickturn'])(
    'does a %s high on a quarter pipe with two pushes, or low with one',
    (name) => {
      const tricks = library.filter((trick) => trick.name === name)
      const [stop] = routeThrough(matchPark([{ feature: named('Quarter Pipe'), count: 1 }], tricks, 'all'))
      expect(stop?.trick.name).toBe(name)
      expect(stop?.speed).toBe(name === 'Kickturn' ? 1 : 2)
    },
  )

  it.each([
    ['Stairs', 'Handrail'],
    ['Handrail', 'Stairs'],
    ['Hubba', 'Stairs'],
    ['Stairs', 'Handrail', 'Hubba'],
    ['Handrail', 'Hubba', 'Ledge'],
  ])('walks up again between what goes down one flight of stairs: %s, %s', (...names) => {
    const wanted = names.map((name) => ({ feature: named(name), count: 1 }))
    const matches = matchPark(wanted, library, 'Advanced')
    const stops = routeThrough(matches)
    const says = routeReasons(stops, matches)
    const onStairs = stops.flatMap(({ match, repair }, at) =>
      matches[match]?.wanted.feature.name === 'Ledge' ? [] : [{ repair, says: says[at] ?? '' }],
    )
    expect(onStairs[0]?.repair?.moves).not.toContain('climb')
    for (const { repair, says: words } of onStairs.slice(1)) {
      expect(repair?.moves[0]).toBe('climb')
      expect(words).toMatch(/Walk back up|on foot/)
    }
  })

  it.each([
    ['Stairs', 'Euro Gap', 'Handrail'],
    ['Stairs'],
    ['Hubba', 'Flat Bar', 'Ledge'],
    ['Down Rail', 'Stairs'],
  ])('rolls on where no flight of stairs is gone down twice: %s', (...names) => {
    const wanted = names.map((name) => ({ feature: named(name), count: 1 }))
    const stops = routeThrough(matchPark(wanted, library, 'Advanced'))
    expect(stops).toHaveLength(names.length)
    for (const { repair } of stops) expect(repair?.moves ?? []).not.toContain('climb')
  })

  it('crosses a spine, and is sent back by a quarter pipe', () => {
    const over = routeThrough(matchPark([{ feature: named('Spine'), count: 1 }], library, 'all'))
    expect(over[0]?.after.heading).toBe('out')
    expect(over[0]?.repair?.name).toBe('Drop in across from it')
    const back = routeThrough(matchPark([{ feature: named('Quarter Pipe'), count: 1 }], library, 'all'))
    expect(back[0]?.after.heading).toBe('back')
  })
})

const counted = (counts: Readonly<Record<string, number>>): Wanted[] =>
  Object.entries(counts).map(([name, count]) => ({ feature: named(name), count }))

/** The stops of a route as a skater is told them. */
function told(counts: Readonly<Record<string, number>>, level: Level | 'all' = 'all', tricks = library) {
  const wanted = counted(counts)
  const matches = matchPark(wanted, tricks, level)
  const stops = routeThrough(matches)
  const says = routeReasons(stops, matches)
  return stops.map((stop, at) => ({
    ...stop,
    feature: wanted[stop.match]?.feature.name ?? '',
    says: says[at] ?? '',
  }))
}

describe('a way in from the top', () => {
  it('is where a run begins, and is not walked up again', () => {
    const park = {
      ...{ 'Quarter Pipe': 2, Spine: 1, 'Roll-In': 1, Funbox: 1, Ledge: 1 },
      ...{ 'Flat Bar': 1, 'Manual Pad': 1, Stairs: 1, Bank: 1 },
    }
    for (const level of ['all', 'Beginner', 'Intermediate', 'Advanced'] as const) {
      const [first, ...others] = told(park, level)
      expect(first?.feature).toBe('Roll-In')
      for (const { says } of others) expect(says).not.toMatch(/[Ww]alk up|on foot/)
    }
    expect(told({ 'Roll-In': 2 }).map(({ says }) => says)).toEqual([
      expect.stringMatching(/^Start on top of the roll-in/),
      expect.stringMatching(/again/),
    ])
  })

  it('comes after the deck, on which one already stands', () => {
    const [deck, rollIn] = told({ 'Roll-In': 1, 'Platform / Deck': 1 })
    expect(deck?.feature).toBe('Platform / Deck')
    expect(rollIn?.repair).toBeNull()
    expect(rollIn?.says).toMatch(/up there already/)
    const other = told({ Ledge: 2, 'Platform / Deck': 2 })
    expect(other.map(({ feature }) => feature).slice(0, 2)).toEqual(['Platform / Deck', 'Platform / Deck'])
  })
})

describe('the speed for a wall', () => {
  it.each([
    [{ Spine: 1, Hip: 1 }, 'Advanced'],
    [{ Drop: 1, Spine: 1 }, 'all'],
    [{ Stairs: 1, Spine: 1 }, 'Intermediate'],
    [{ Extension: 2, 'Quarter Pipe': 1, Hip: 1 }, 'all'],
  ] as const)('in a park of %j comes from no push', (counts, level) => {
    for (const { feature, repair, says } of told(counts, level))
      if (feature === 'Spine' || feature === 'Extension') {
        expect(repair?.name ?? '').not.toMatch(/push/i)
        expect(says).not.toMatch(/push[^i]/i)
      }
  })

  it('is not given by what is jumped down', () => {
    const parks: Record<string, number>[] = [
      { Stairs: 1, 'Quarter Pipe': 1 },
      { Drop: 1, Ledge: 1 },
      { Stairs: 2 },
    ]
    for (const counts of parks)
      for (const { says } of told(counts))
        expect(says).not.toMatch(/adds speed|faster|(stairs|drop) (gave|has given)/)
    expect(told({ Hubba: 1 })[0]?.says).toMatch(/adds speed|faster/)
  })
})

describe('what nobody does', () => {
  it.each([
    ['Wallie', 'Wallride', 'Jersey Barrier'],
    ['Feeble Grind', 'Bank to Ledge', 'Ledge'],
    ['Impossible', 'Spine', 'Hip'],
    ['Fakie Backside Mystic Spin', 'Roller', 'Bank'],
  ])('%s on the %s is left out, and done on the %s', (name, nowhere, where) => {
    const trick = library.find((each) => each.name === name)
    expect(trick && suits(trick, named(nowhere))).toBe(false)
    expect(trick && suits(trick, named(where))).toBe(true)
  })
})

describe('the reasons', () => {
  it('gets up a spine or an extension by dropping in across from it, and onto the rest by pushing', () => {
    const firstOf = (name: string) => {
      const matches = matchPark([{ feature: named(name), count: 1 }], library, 'Intermediate')
      return routeReasons(routeThrough(matches), matches)[0] ?? ''
    }
    for (const name of ['Spine', 'Extension']) {
      expect(firstOf(name)).toMatch(/drop/i)
      expect(firstOf(name)).not.toMatch(/pushes/)
    }
    expect(firstOf('Flatground')).toMatch(/push.*do it on the flat/)
    for (const name of ['Quarter Pipe', 'Ledge', 'Gap']) expect(firstOf(name)).toMatch(/push/)
  })

  it('says what the feet do in an ollie that is more than one', () => {
    const pad = named('Euro Gap')
    for (const [name, said] of [
      ['Frontside Shifty', /swing the board out|shoulders still/],
      ['One Foot Ollie', /foot/],
      ['No Comply', /step off|skip/],
      ['Airwalk', /stride|both feet leave/],
      ['Ollie Fingerflip', /hand|wrist/],
      ['Grape Flip', /feet|standing/],
    ] as const)
      expect(
        parkReason({ ...lineTrick(name), level: 'Beginner', obstacles: [], own: null }, pad, 'all'),
      ).toMatch(said)
  })
})

describe('what comes first', () => {
  it.each([
    ['Stairs', 'Advanced', /Double|Triple|Hospital/],
    ['Kicker', 'Advanced', /Double|Triple|Hospital/],
    ['Pool', 'Advanced', /Cannonball|Roast Beef/],
    ['Snake Run', 'Beginner', /Powerslide/],
    ['Spine', 'Intermediate', /360|Shuvit/],
  ] as const)('is what one sees on the %s', (name, level, odd) => {
    const [match] = matchPark([{ feature: named(name), count: 1 }], library, level)
    expect(match?.tricks[0]?.name).not.toMatch(odd)
    expect(match?.tricks.some(({ name }) => /Triple|Hospital/.test(name))).toBe(false)
  })

  it.each([
    ['Kicker', 'Intermediate', /Alley-Oop/],
    ['Spine', 'Intermediate', /Shuvit|Alley-Oop/],
    ['Roller', 'Advanced', /flip.*Manual/i],
  ] as const)('is nothing that nobody does on the %s', (name, level, odd) => {
    const [match] = matchPark([{ feature: named(name), count: 8 }], library, level)
    expect(match?.tricks.length).toBeGreaterThan(0)
    expect(match?.tricks.filter(({ name }) => odd.test(name)).map(({ name }) => name)).toEqual([])
  })
})

describe('a park with a list of tricks', () => {
  it("puts the rider's own first, and says so", () => {
    const feature = named('Ledge')
    const own = library.map((trick) =>
      trick.id === lineTrick('Backside Tailslide').id ? { ...trick, own: 'CONSISTENT' as const } : trick,
    )
    for (const level of ['all', 'Advanced'] as const) {
      const [match] = matchPark([{ feature, count: 1 }], own, level)
      expect(match?.tricks[0]?.name).toBe('Backside Tailslide')
      const [first, ...others] = match?.tricks.map((trick) => parkReason(trick, feature, level)) ?? []
      expect(first).toMatch(/^(You land it already|You have it|One of your own)/)
      expect(others.some((words) => /^(You|One of)/.test(words))).toBe(false)
    }
  })
})

describe('a bowl', () => {
  it.each(['Bowl', 'Pool', 'Mini Ramp', 'Vert Ramp'])(
    'of the kind %s is dropped into, as a run of its own',
    (name) => {
      const wanted = ['Ledge', name].map((each) => ({ feature: named(each), count: 1 }))
      const stops = routeThrough(matchPark(wanted, library, 'all')).filter(({ match }) => match === 1)
      expect(stops[0]?.trick.name).toBe('Drop In')
      expect(stops.length).toBeGreaterThan(3)
      expect(stops.every(({ run }) => run === 1)).toBe(true)
    },
  )
})

describe('the choice of tricks', () => {
  it.each(['Hip', 'Flatground', 'Kicker', 'Pyramid', 'Roller'])(
    'stays in the own stance for who begins on %s, with other features before it',
    (name) => {
      const wanted = ['Stairs', 'Gap', name].map((each) => ({ feature: named(each), count: 1 }))
      const tricks = matchPark(wanted, library, 'Beginner').at(-1)?.tricks ?? []
      expect(tricks.length).toBeGreaterThan(3)
      expect(tricks.filter(({ motion }) => motion.stance !== 'regular').map((trick) => trick.name)).toEqual(
        [],
      )
    },
  )

  it.each([
    ['Darkslide', 'Kinked Rail'],
    ['Darkslide', 'Handrail'],
    ['Darkslide', 'Hubba'],
    ['Madonna', 'Spine'],
    ['1080', 'Bowl'],
    ['900', 'Quarter Pipe'],
  ])('takes no %s to a %s', (trick, name) => {
    expect(library.filter((one) => one.name.includes(trick) && suits(one, named(name)))).toEqual([])
  })

  it('leaves the level asked for only where it has too little', () => {
    const wanted = ['Ledge', 'Curb', 'Bench'].map((name) => ({ feature: named(name), count: 1 }))
    for (const { tricks } of matchPark(wanted, library, 'Intermediate'))
      expect(tricks.filter(({ level }) => level !== 'Intermediate').map(({ name }) => name)).toEqual([])
  })

  it('takes a sequence over several walls for no trick', () => {
    const [match] = matchPark([{ feature: named('Mini Ramp'), count: 8 }], library, 'Intermediate')
    expect(match?.tricks.filter(({ name }) => name.includes(','))).toEqual([])
  })

  it.each(['Gap', 'Euro Gap', 'Stairs', 'Kicker', 'Handrail', 'Hubba'])(
    'goes over a %s as one rides best',
    (name) => {
      for (const level of ['Beginner', 'Intermediate', 'Advanced'] as const) {
        const wanted = ['Gap', 'Kicker', name].map((each) => ({ feature: named(each), count: 1 }))
        const tricks = matchPark(wanted, library, level).at(-1)?.tricks ?? []
        expect(tricks.filter(({ motion }) => motion.stance !== 'regular').map((trick) => trick.name)).toEqual(
          [],
        )
      }
    },
  )

  it('has hard tricks for a wallride too, and turns no more than halfway onto a barrier', () => {
    const on = (name: string, level: Level) =>
      matchPark([{ feature: named(name), count: 1 }], library, level).flatMap(({ tricks }) => tricks)
    expect(on('Wallride', 'Advanced').map(({ name }) => name)).toContain('Kickflip Wallride')
    const stalls = on('Jersey Barrier', 'Advanced').filter(({ name }) => /Disaster|Stall|Pivot/.test(name))
    expect(stalls.filter(({ motion }) => (motion.bodyTurn ?? 0) > 180).map(({ name }) => name)).toEqual([])
  })

  it('shows no stall with more around it before the plain ones', () => {
    for (const name of ['Mini Ramp', 'Quarter Pipe']) {
      const [match] = matchPark([{ feature: named(name), count: 1 }], library, 'Advanced')
      const names = match?.tricks.map((trick) => trick.name) ?? []
      expect(names).toContain('Blunt to Fakie')
      expect(names.filter((each) => / to (?:Rock and Roll|Tail Stall)$|^Kickflip|^Saran/.test(each))).toEqual(
        [],
      )
    }
  })

  it('takes a trick and the same with its side for one, where there is more to choose from', () => {
    const [match] = matchPark([{ feature: named('Curb'), count: 1 }], library, 'Beginner')
    const bare = match?.tricks.map(({ name }) => name.replace(/^(?:Frontside|Backside) /, '')) ?? []
    expect(new Set(bare).size).toBe(bare.length)
  })

  it('dips the nose where the grind does', () => {
    const says = (name: string) =>
      parkReason(
        { ...lineTrick(name), level: 'Intermediate', obstacles: [], own: null },
        named('Handrail'),
        'all',
      )
    expect(says('Feeble Grind')).toMatch(/on the handrail and let the nose dip past it on the far side/)
    expect(says('Smith Grind')).toMatch(/nose dip on the side you came from/)
  })

  it('begins with a kickturn where walls face each other', () => {
    for (const name of ['Mini Ramp', 'Bowl', 'Pool', 'Vert Ramp']) {
      const [match] = matchPark([{ feature: named(name), count: 1 }], library, 'Beginner')
      expect(
        match?.tricks.map((trick) => trick.name),
        name,
      ).toContain('Kickturn')
    }
  })

  it('sends nobody straight at an upright wall', () => {
    const wanted = ['Jersey Barrier', 'Wallride'].map((name) => ({ feature: named(name), count: 1 }))
    const matches = matchPark(wanted, library, 'Intermediate')
    expect(routeReasons(routeThrough(matches), matches).join(' ')).not.toMatch(/straight at the wall/)
  })

  it('takes over a rail first what trails', () => {
    const says = (name: string) => {
      const trick = library.find((each) => each.name === name)
      return trick && parkReason(trick, named('Flat Bar'), 'all')
    }
    expect(says('Fakie Frontside Lipslide')).toMatch(/Take the nose over/)
    expect(says('Frontside Lipslide')).toMatch(/Take the tail over/)
  })

  it('brings variety into a route', () => {
    const wanted = ['Ledge', 'Flat Bar', 'Manual Pad'].map((name) => ({ feature: named(name), count: 1 }))
    const families = routeThrough(matchPark(wanted, library, 'all')).map(({ trick }) => trick.family)
    expect(new Set(families).size).toBe(3)
  })

  it('skates what the rider lands', () => {
    const lands = new Set(['Noseslide', 'Boardslide', 'Nose Manual'])
    const own = library.map((trick) =>
      lands.has(trick.name) ? { ...trick, own: 'CONSISTENT' as const } : trick,
    )
    const wanted = ['Ledge', 'Flat Bar', 'Manual Pad'].map((name) => ({ feature: named(name), count: 1 }))
    const skated = routeThrough(matchPark(wanted, own, 'all')).map(({ trick }) => trick.name)
    expect(new Set(skated)).toEqual(lands)
  })
})

describe('the reasons of a park', () => {
  it('are worded differently for every trick of a feature', () => {
    const usual = [
      'Flatground',
      'Ledge',
      'Flat Bar',
      'Manual Pad',
      'Stairs',
      'Bank',
      'Kicker',
      'Spine',
      'Mini Ramp',
    ]
    for (const name of [...usual, 'Vert Ramp', 'Wallride', 'Hubba', 'Quarter Pipe']) {
      const feature = named(name)
      const [match] = matchPark([{ feature, count: 1 }], library, 'all')
      const said = new Set<string>()
      const reasons = (match?.tricks ?? []).map((trick) => parkReason(trick, feature, 'all', said))
      const sentences = reasons
        .flatMap((words) => words.split(/(?<=\.) /))
        .filter((words) => !/^You roll/.test(words))
      expect(sentences.filter((words, at) => sentences.indexOf(words) !== at)).toEqual([])
    }
  })

  it.each([
    ['Kickflip Backside Tailslide', 'Ledge', /board come around|Flick|Flip/],
    ['Backside 50-50 Kickflip Out', 'Ledge', /[Ff]lip it out|flick out/],
    ['Manual Revert', 'Manual Pad', /half turn/],
    ['Lien to Tail', 'Bowl', /^Float above the coping/],
    ['Roll In', 'Roll-In', /^Roll over the edge/],
    ['50-50', 'Funbox', /the ledge of the funbox/],
    ['Double Kickflip', 'Stairs', /harder than for one turn/],
    ['Old School Kickflip', 'Flatground', /toes/],
    ['Hospital Flip', 'Hip', /half/],
    ['Kickflip Wallride', 'Wallride', /before the wheels go onto it/],
    ['Wallride Kickflip Out', 'Wallride', /pop off it/],
    ['Tic Tac', 'Snake Run', /nose from side to side|lead each swing/],
    ['Stalefish', 'Vert Ramp', /heel edge with the trailing hand/],
    ['Rock to Fakie 180 Out', 'Mini Ramp', /Hop as you come back in/],
    ['Fakie Rock', 'Mini Ramp', /^Ride fakie up the mini ramp/],
    ['Nose Stall', 'Mini Ramp', /^(?!.*fakie.*fakie)/],
    ['Axle Stall', 'Bank to Ledge', /^Ride up the bank, set both trucks on the ledge/],
    ['Fakie Nose Manual', 'Manual Pad', /trailing wheels/],
    ['Manual Backside Body Varial', 'Manual Pad', /turn above the board while it goes straight on/],
    ['Crooked Grind', 'Ledge', /in across it/],
    ['Overcrook Grind', 'Hubba', /back to the side you came from/],
    ['Egg Plant', 'Pool', /^(?!.*foot)/],
    ['Dolphin Flip', 'Stairs', /kick the nose down|kick out over the tip of the nose/],
  ])('say of the %s what is particular about it', (name, where, wanted) => {
    const trick = library.find((each) => each.name === name)
    expect(trick && parkReason(trick, named(where), 'all')).toMatch(wanted)
  })

  it.each([
    ['50-50', 'Handrail', /flat bar first/],
    ['Ollie', 'Stairs', /curb and a small drop first/],
    ['Rock to Fakie', 'Vert Ramp', /mini ramp first/],
  ])(
    'warn once that for the %s the %s is a big step, whatever level was asked for',
    (name, where, warning) => {
      const trick = library.find((each) => each.name === name)
      if (!trick) throw new Error(`no ${name}`)
      expect(trick.level).toBe('Beginner')
      for (const level of ['Beginner', 'Intermediate', 'all'] as const) {
        const said = new Set<string>()
        expect(parkReason(trick, named(where), level, said)).toMatch(warning)
        expect(parkReason(trick, named(where), level, said)).not.toMatch(warning)
      }
      expect(parkReason(trick, named(where), 'Advanced')).not.toMatch(warning)
      const own = { ...trick, own: 'CONSISTENT' as const }
      expect(parkReason(own, named(where), 'all')).toMatch(warning)
      expect(parkReason(own, named(where), 'all')).not.toMatch(/bring it here|next place|belongs here/)
    },
  )

  it.each([
    ['50-50', 'Ledge'],
    ['50-50', 'Flat Bar'],
    ['Kickflip', 'Stairs'],
    ['Lipslide', 'Handrail'],
  ])('take the %s to a %s without a warning where it is no big step', (name, where) => {
    const trick = library.find((each) => each.name === name)
    expect(trick && parkReason(trick, named(where), 'all')).not.toMatch(/big step/)
  })

  it.each(['Handrail', 'Bowl', 'Pool', 'Vert Ramp', 'Extension'])(
    'do not call a %s a fair next place and a big step at once',
    (name) => {
      const own = library.map((trick) => ({ ...trick, own: 'CONSISTENT' as const }))
      const done = own.filter((trick) => suits(trick, named(name))).slice(0, 12)
      const said = new Set<string>()
      const words = done.map((trick) => parkReason(trick, named(name), 'Beginner', said)).join(' ')
      expect(words).toMatch(/big step/)
      expect(words).not.toMatch(/fair next place|count on|bring it here|belongs here|You have it/)
    },
  )

  it.each([
    ['Ollie', 'Flatground'],
    ['360 Flip', 'Flatground'],
    ['Manual', 'Manual Pad'],
    ['50-50', 'Ledge'],
    ['Boardslide', 'Flat Bar'],
    ['Slappy', 'Curb'],
    ['Rock to Fakie', 'Mini Ramp'],
    ['Kickturn', 'Quarter Pipe'],
    ['Indy Grab', 'Vert Ramp'],
    ['Drop In', 'Platform / Deck'],
  ])('call no new place for a %s what is one for learning it: %s', (name, where) => {
    const trick = library.find((each) => each.name === name)
    if (!trick) throw new Error(`no ${name}`)
    for (const own of ['LEARNING', 'CONSISTENT', 'MASTERED'] as const)
      for (let said = new Set<string>(), times = 0; times < 3; times++)
        expect(parkReason({ ...trick, own }, named(where), 'all', said)).not.toMatch(
          /next place|bring it|new spot|different/,
        )
  })

  it.each([
    ['Kickflip', 'Stairs'],
    ['50-50', 'Bench'],
    ['Ollie', 'Kicker'],
  ])('call one for a %s that is landed elsewhere: %s', (name, where) => {
    const trick = library.find((each) => each.name === name)
    if (!trick) throw new Error(`no ${name}`)
    expect(parkReason({ ...trick, own: 'CONSISTENT' }, named(where), 'all')).toMatch(/fair next place/)
    expect(parkReason({ ...trick, own: 'LEARNING' }, named(where), 'all')).toMatch(/new spot/)
  })

  it.each([
    ['Disaster', 'Mini Ramp', /half around/],
    ['Half Cab Disaster', 'Bowl', /half around/],
    ['Blunt to Fakie', 'Quarter Pipe', /back wheels.*tail.*back in/],
    ['Manual', 'Funbox', /far bank/],
    ['Nose Manual', 'Funbox', /front wheels.*far bank/],
    ['Manual', 'Manual Pad', /off the end/],
    ['Fakie Ollie', 'Bowl', /^Do it on the way up the bowl, and the wall/],
    ['Ollie', 'Bank', /^Do it on the way up the bank, and the slope/],
  ])('say what makes a %s on a %s', (name, where, says) => {
    const trick = library.find((each) => each.name === name)
    if (!trick) throw new Error(`no ${name}`)
    expect(parkReason(trick, named(where), 'all')).toMatch(says)
  })

  it('begin on a deck that is stood on, and roll away from stairs that are many', () => {
    const told = (name: string, ...tricks: string[]) => {
      const only = library.filter((trick) => tricks.includes(trick.name))
      const matches = matchPark([{ feature: named(name), count: 1 }], only, 'all')
      return routeReasons(routeThrough(matches), matches).join(' ')
    }
    expect(told('Platform / Deck', 'Drop In')).toMatch(/^Start up on the deck/)
    expect(told('Stairs', 'Backside 180')).toMatch(/you roll (away )?fakie/i)
    expect(told('Stairs', 'Backside 180')).not.toMatch(/leave it/)
  })

  it('take one push for a manual on the flat, and two onto a pad', () => {
    const only = library.filter(({ name }) => name === 'Manual')
    const speedOn = (name: string) =>
      routeThrough(matchPark([{ feature: named(name), count: 1 }], only, 'all'))[0]?.speed
    expect(speedOn('Flatground')).toBe(1)
    expect(speedOn('Manual Pad')).toBe(2)
  })

  it('stay up on a deck from trick to trick', () => {
    const told = (count: number, ...tricks: string[]) => {
      const only = library.filter((trick) => tricks.includes(trick.name))
      const matches = matchPark([{ feature: named('Platform / Deck'), count }], only, 'all')
      return routeReasons(routeThrough(matches), matches)
    }
    for (const says of told(3, 'Ollie', 'Pop Shuvit', 'Heelflip')) expect(says).not.toMatch(/bit of|that one/)
    expect(told(2, 'Ollie', 'Drop In').join(' ')).toMatch(/go straight down|Walk up/)
  })

  it('go from trick to trick on the flat without a word of speed', () => {
    const matches = matchPark([{ feature: named('Flatground'), count: 5 }], library, 'Intermediate')
    const stops = routeThrough(matches)
    for (const [at, says] of routeReasons(stops, matches).entries()) {
      expect(says).not.toMatch(/bit of|Slow is fine|speed|the one before/)
      if (at > 0) expect(says.toLowerCase()).toContain(stops[at]?.trick.name.toLowerCase())
    }
  })

  it('call nothing that goes over an obstacle a warm-up', () => {
    for (const feature of features.filter(({ category }) => category !== 'Flat'))
      for (const trick of library.filter((one) => one.level !== 'Advanced' && suits(one, feature)))
        expect(parkReason(trick, feature, 'Advanced')).not.toMatch(/warm-up/)
  })

  it('call the next of several by what it is', () => {
    const wanted = [{ feature: named('Stairs'), count: 2 }]
    const matches = matchPark(wanted, library, 'all')
    expect(routeReasons(routeThrough(matches), matches)[1]).toContain('the next set of stairs')
  })

  it('are grammatical for every trick on every feature', () => {
    for (const feature of features) {
      const said = new Set<string>()
      for (const trick of library.filter((one) => suits(one, feature)))
        for (const words of [parkReason(trick, feature, 'all'), parkReason(trick, feature, 'all', said)]) {
          expect(words).toMatch(/^[A-Z].*\.$/)
          expect(words).not.toMatch(/undefined|null|\ban? (stairs|flat ground|the)\b|the the| {2}|\.\./)
          expect(words).not.toMatch(/:[^.]*:|[Pp]op\b[^.]*: (snap|pop)|jersey|euro|the wallride|, it /)
        }
    }
  })

  it('say something at each of many stops on one feature', () => {
    for (const [name, count] of [
      ['Ledge', 10],
      ['Manual Pad', 5],
      ['Flatground', 12],
    ] as const)
      for (const level of ['all', 'Advanced'] as const) {
        const says = told({ [name]: count }, level).map((stop) => stop.says)
        expect(says).toHaveLength(count)
        expect(new Set(says).size).toBe(count)
        expect(says).not.toContain('')
      }
  })

  it('say for every stop where its speed or direction comes from, and nothing twice in a run', () => {
    fc.assert(
      fc.property(parks, levels, (wanted, level) => {
        const matches = matchPark(wanted, library, level as 'all')
        const stops = routeThrough(matches)
        const reasons = routeReasons(stops, matches)
        for (const [at, words] of reasons.entries()) {
          expect(words).toMatch(/\.$/)
          expect(words).not.toMatch(/undefined|null| {2}|\bstairs (is|wants|comes|has|takes)\b/)
          const { repair } = stops[at] as Stop
          if (/push/i.test(repair?.name ?? '')) expect(words).toMatch(/push/i)
        }
        for (const run of new Set(stops.map((stop) => stop.run))) {
          const inRun = reasons.filter((_, at) => stops[at]?.run === run)
          const sentences = inRun.flatMap((words) => words.split(/(?<=\.) /)).filter(Boolean)
          expect(sentences.filter((words, at) => sentences.indexOf(words) !== at)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })
})
