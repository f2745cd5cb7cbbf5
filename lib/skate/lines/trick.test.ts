import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf } from '../difficulty/difficulty.ts'
import { leadOff } from '../parks/belongs.ts'
import { parseTrick } from '../read/parse.ts'
import { exitOf } from '../stance.ts'
import { singleMotion } from '../testdata/arbitrary-motion.ts'
import { lineTrick, lineTricks, seedTricks } from '../testdata/library.ts'
import { planLine } from './plan.ts'
import { obstacleTo } from './step.ts'
import {
  atLevel,
  NEXT_STEP,
  placeOf,
  reachOf,
  rollOut,
  type StartingPosition,
  speedAfter,
  speedOf,
  startsHigh,
  whereMet,
} from './trick.ts'

const motionOf = (name: string) => {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

const feature = (reversesTravel: 'yes' | 'no') => ({
  name: 'Quarter Pipe',
  category: 'Transition',
  difficulty: 'Beginner' as const,
  trickFamilies: [],
  reversesTravel,
  speedEffect: 'keeps',
})

const library = lineTricks.flatMap((trick) => {
  const facts = seedTricks[trick.id - 1]
  return facts ? [{ trick, facts }] : []
})

describe('where a trick leaves the rider', () => {
  it.each(library.map(({ trick, facts }) => [trick.name, trick, facts] as const))(
    'is one truth for %s in lines, parks and lessons',
    (_, trick, facts) => {
      const exit = rollOut(trick.motion, facts)
      expect(exit).toBe(trick.exit)
      const parkTrick = { ...trick, level: facts.level, obstacles: facts.obstacles, own: null }
      const isOnWall = trick.place === 'wall' || trick.place === 'air'
      const isWritten = facts.sequence !== undefined
      if (!isWritten) expect(leadOff(parkTrick, feature(isOnWall ? 'yes' : 'no'))).toBe(exit)
    },
  )

  it('is the same for a motion alone as by the rule of exits', () => {
    fc.assert(
      fc.property(singleMotion, (made) => {
        fc.pre((made.bodyTurn ?? 0) <= 720)
        expect(rollOut(made)).toBe(exitOf(made))
      }),
    )
  })

  it.each([
    ['Drop In', ['Mini Ramp'], 'wall', 'F'],
    ['Roll In', ['Bowl'], 'wall', 'F'],
    ['Acid Drop', ['Ledge'], 'flat', 'F'],
    ['Bomb Drop', [], 'flat', 'F'],
    ['Tail Stall', ['Mini Ramp'], 'wall', 'F'],
    ['Fakie Tail Stall', ['Mini Ramp'], 'wall', 'F'],
    ['Nose Stall', ['Mini Ramp'], 'wall', 'B'],
    ['Pivot', ['Mini Ramp'], 'wall', 'F'],
    ['Pivot to Fakie', ['Mini Ramp'], 'wall', 'B'],
    ['Fakie Rock', ['Mini Ramp'], 'wall', 'F'],
    ['Kickturn', ['Bank'], 'wall', 'F'],
    ['Fakie Kickturn', ['Bank'], 'wall', 'B'],
    ['Kickturn', ['Flat Ground'], 'flat', 'B'],
    ['Kickflip', ['Mini Ramp'], 'wall', 'B'],
    ['Half Cab', ['Mini Ramp'], 'wall', 'B'],
    ['Kickflip to Disaster', ['Mini Ramp'], 'wall', 'F'],
    ['Rock to Fakie 180 Out', ['Mini Ramp'], 'wall', 'F'],
    ['Backside 50-50 180 Out', ['Mini Ramp'], 'wall', 'B'],
    ['Lien to Tail', ['Vert'], 'wall', 'F'],
    ['900', [], 'air', 'F'],
    ['720', [], 'air', 'B'],
    ['Backside 900', ['Flat Ground'], 'air', 'B'],
    ['Indy Grab', [], 'air', 'F'],
    ['Frontside Ollie', [], 'wall', 'F'],
    ['Half Cab on a Ramp', [], 'wall', 'B'],
    ['Wallplant', ['Bank'], 'wall', null],
  ] as const)('%s on %j is done on the %s and leads out %s', (name, obstacles, place, exit) => {
    const motion = motionOf(name)
    expect(placeOf(motion, { obstacles })).toBe(place)
    expect(rollOut(motion, { obstacles })).toBe(exit)
  })
})

describe('speed', () => {
  it('is given by drops and walls, and taken by edges and pads', () => {
    const left = (name: string, speed: number) => speedAfter(speedOf(motionOf(name)), speed)
    expect(left('Drop In', 0)).toBe(3)
    expect(left('Kickflip', 2)).toBe(2)
    expect(left('Backside Smith Grind', 2)).toBe(1)
    expect(left('Manual', 2)).toBe(1)
    expect(left('Rock to Fakie', 2)).toBe(2)
    expect(left('Pushing', 0)).toBe(1)
    expect(left('Foot Brake', 3)).toBe(0)
  })

  it('is gone in a stand, and an upright wall gives none of it back', () => {
    const left = (name: string) => speedAfter(speedOf(motionOf(name)), 3)
    for (const name of ['Casper', 'Railstand', 'Handstand', 'Pogo']) expect(left(name), name).toBe(0)
    for (const name of ['Wallride', 'Wallie', 'Kickflip Wallride', 'Wallride Kickflip Out', 'Wallplant'])
      expect(left(name), name).toBe(2)
  })

  it('stays between standing and all a ramp gives', () => {
    fc.assert(
      fc.property(singleMotion, fc.integer({ min: 0, max: 3 }), (made, speed) => {
        const { needs } = speedOf(made)
        const left = speedAfter(speedOf(made), Math.max(speed, needs))
        expect([needs >= 0 && needs <= 3, left >= 0 && left <= 3]).toEqual([true, true])
      }),
    )
  })

  it('keeps airs off lines of flat ground', () => {
    const airs = lineTricks.filter(({ place }) => place === 'air')
    expect(airs.length).toBeGreaterThan(20)
    for (const trick of airs) {
      expect(obstacleTo(trick, 0, 'flatground')).toContain('speed of a ramp')
      expect(planLine({ start: 'flatground', tricks: [trick] }).ok).toBe(false)
    }
  })

  it('needs none where a trick starts high', () => {
    for (const trick of lineTricks.filter(({ motion }) => startsHigh(motion)))
      expect(speedOf(trick.motion, trick.place).needs).toBe(0)
  })
})

describe('what can be done in two places', () => {
  it('is on the coping where the name says so, whatever it is ground on else', () => {
    for (const name of [
      '50-50 on coping',
      'kickflip 50-50 on coping',
      'rock and roll slide',
      'alley-oop 5-0',
    ])
      expect(placeOf(motionOf(name), { obstacles: ['Ledge', 'Mini Ramp'] }), name).toBe('wall')
    expect(placeOf(motionOf('kickflip 50-50'), { obstacles: ['Ledge', 'Mini Ramp'] })).toBe('edge')
  })

  it('is above the coping among airs and on the flat between two stalls', () => {
    const exitAmong = (...names: string[]) =>
      whereMet(
        ['Caballerial', ...names].map((name) => lineTrick(name)),
        'dropin',
      )[0]?.exit
    expect(exitAmong('Ollie to Fakie', 'McTwist')).toBe('F')
    expect(exitAmong('Rock to Fakie', 'Axle Stall')).toBe('B')
    expect(exitAmong('Kickflip', 'McTwist')).toBe('B')
  })

  it('is in the air for a 540 or a gymnast plant among airs, and on the flat else', () => {
    const placeOfFirst = (start: StartingPosition, ...names: string[]) =>
      whereMet(
        names.map((name) => lineTrick(name)),
        start,
      )[0]?.place
    for (const name of ['Frontside 540', 'Backside 540', 'Gymnast Plant']) {
      expect(placeOfFirst('dropin', name, 'Indy Grab', 'Drop In'), name).toBe('air')
      expect(placeOfFirst('dropin', name, 'Indy Grab', 'Kickflip'), name).toBe('flat')
    }
  })

  it('is on the coping for a grind between walls, unless the line sets off on the flat', () => {
    const placeFrom = (start: StartingPosition, ...others: string[]) =>
      whereMet(
        ['50-50', ...others].map((name) => lineTrick(name)),
        start,
      )[0]?.place
    expect(placeFrom('ramp', 'Kickturn', 'Axle Stall')).toBe('wall')
    expect(placeFrom('flatground', 'Axle Stall')).toBe('edge')
    expect(placeFrom('ramp', 'Axle Stall', 'Kickflip')).toBe('edge')
  })
})

describe('what a rider can reach', () => {
  it('is a step past the hardest trick that is landed, not one that is still being learned', () => {
    const own = [
      { ...lineTrick('Kickflip'), own: 'CONSISTENT' as const },
      { ...lineTrick('Ollie'), own: 'MASTERED' as const },
      { ...lineTrick('Laser Flip'), own: 'LEARNING' as const },
    ]
    expect(reachOf(own, [lineTrick('Hardflip')])).toBe(lineTrick('Kickflip').value + NEXT_STEP)
  })

  it('keeps what is easy enough in a line that is brought down to a level', () => {
    const [first, second] = atLevel(['Ollie', 'Nollie Hardflip'].map(lineTrick), 'Beginner', lineTricks)
    expect(first?.name).toBe('Ollie')
    expect(levelOf(second?.value ?? 10)).toBe('Beginner')
    expect(second?.place).toBe('flat')
  })
})
