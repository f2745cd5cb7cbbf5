import { describe, expect, it } from 'vitest'
import { difficultyOf, exactDifficulty, LEVELS } from '../difficulty/difficulty.ts'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { seedTricks } from '../testdata/library.ts'
import { stepsTo } from './steps.ts'

/**
 * What a coach asks for before a trick: steps that belong there, `|` between those of which one is enough, and after
 * the semicolon what may be named as well. Written down before the engine was asked.
 */
const STEPS = `
Wallride to Fakie: Wallride ; Ollie, Kickturn
Kickflip to Fakie: Kickflip, Ollie to Fakie ;
Ollie to Fakie: Ollie, Rock to Fakie ; Drop In
Body Varial: Ollie ; Hippie Jump
Fakie Tail Stall: Pump | Drop In | Rock to Fakie ; Kickturn
Nollie Frontside 180 Late Front Foot Flip: Nollie Frontside 180 | Nollie Front Foot Kickflip ; Nollie Late Kickflip, Frontside 180 Late Kickflip
Kickflip: Ollie ;
Heelflip: Ollie ; Kickflip
Pop Shuvit: Ollie, Shuvit ;
Frontside 180: Ollie ; Kickturn
Half Cab: Fakie Ollie ; Backside 180, Kickturn
Varial Kickflip: Kickflip, Pop Shuvit ;
Varial Heelflip: Heelflip, Frontside Pop Shuvit | Frontside Shuvit ;
360 Flip: Varial Kickflip, 360 Shuvit ; Kickflip
Laser Flip: Varial Heelflip, Frontside 360 Shuvit ; Heelflip
Hardflip: Kickflip, Frontside Pop Shuvit | Frontside Shuvit ; Frontside Flip
Inward Heelflip: Heelflip, Pop Shuvit ;
Frontside Flip: Kickflip, Frontside 180 ;
Backside Heelflip: Heelflip, Backside 180 ;
Double Kickflip: Kickflip ;
Triple Kickflip: Double Kickflip ;
Quad Kickflip: Triple Kickflip ;
Switch Kickflip: Switch Ollie, Kickflip ;
Switch Laser Flip: Switch Varial Heelflip, Switch Heelflip | Switch Frontside 360 Shuvit, Laser Flip ;
Switch 360 Flip: Switch Varial Kickflip, Switch Kickflip | Switch 360 Shuvit, 360 Flip ;
Nollie Heelflip: Nollie, Heelflip ;
Nollie 360 Flip: Nollie Varial Kickflip, Nollie Kickflip | Nollie 360 Shuvit, 360 Flip ;
Half Cab Flip: Half Cab, Fakie Kickflip | Backside Flip ; Kickflip
Caballerial: Half Cab ; Backside 360, Fakie Ollie
Caballerial Flip: Half Cab Flip, Caballerial ; Backside 360 Kickflip
Bigspin: 360 Shuvit, Backside 180 ; Pop Shuvit
Bigflip: 360 Flip, Bigspin | Backside Flip ; Backside Flip, Bigspin, Varial Kickflip
Gazelle Flip: Bigflip, Gazelle Spin | Backside 360 Kickflip ; Backside 360 Kickflip
Nightmare Flip: Varial Kickflip, Double Kickflip ;
Frontside 5-0: Frontside 50-50, Manual ; Ollie
Backside Nosegrind: Backside 50-50 | Backside Crooked Grind, Nose Manual | Backside Crooked Grind ; Backside 5-0, Backside 50-50, Nose Manual
Backside Crooked Grind: Backside Noseslide | Noseslide, Backside 50-50 | Nose Manual ; Nose Manual, Backside 50-50
Backside Smith Grind: Backside 50-50, Backside 5-0 ; Backside Feeble Grind
Frontside Feeble Grind: Frontside 50-50, Frontside 5-0 | Frontside Boardslide ; Frontside Boardslide
Backside Tailslide: Backside 180 | Backside Lipslide | Backside Noseslide ; Backside Noseslide, Backside 180, Backside Lipslide, Backside 50-50, Ollie
Backside Lipslide: Backside Boardslide ; Backside 180, Frontside 180, Backside 50-50
Frontside Tailslide: Frontside Noseslide, Frontside 180 ; Frontside 50-50
Frontside Lipslide: Frontside Boardslide, Frontside 180 ; Frontside 50-50
Frontside Hurricane: Frontside Feeble Grind, Frontside 180 ; Frontside Smith Grind
Backside Hurricane: Backside Feeble Grind, Backside 180 ; Backside Smith Grind
Frontside Barley Grind: Frontside Smith Grind, Backside 180 ;
Frontside Rock and Roll: Rock to Fakie, Frontside Kickturn ; Drop In
Sacktap: Airwalk | Christ Air ; Indy Grab
Slappy: Tic Tac | Kickturn, Carve ; 50-50
Slappy 5-0: Slappy | Slappy 50-50, Manual ; 50-50
Alley-Oop Indy: Alley-Oop, Indy Grab ; Frontside Indy
Kickflip Backside Tailslide: Kickflip, Backside Tailslide ;
720: 540 ; Frontside 360 Air
900: 720 ; 540
McTwist: 540 | Backside Air ; Mute Grab, 540, Backside Air, Frontside 360 Air, Backside 360 Air
Kickflip Indy: Indy Grab, Kickflip ;
Backside Disaster: Axle Stall | Backside Axle Stall, Rock and Roll | Backside Rock and Roll | Rock to Fakie ; Rock to Fakie, Rock and Roll
Manual to Nose Manual: Manual, Nose Manual ;
Dolphin Flip: Hardflip | Kickflip ;
Front Foot Impossible: Ollie North | Impossible, Kickflip | Impossible ;
Nollie Front Foot Impossible: Front Foot Impossible ; Nollie Kickflip, Nollie
Impossible: 360 Shuvit ;
Half Cab Rock: Half Cab, Rock to Fakie ; Fakie Rock
Wallride: Ollie ; Kickturn
G-Turn: Nose Manual ;
Tic Tac: Kickturn ;
Acid Drop: Kickturn | Pushing ;
Walk the Dog: Kickturn ;
Switch Manual: Manual, Switch Ollie ;
`

const motions = new Map(
  seedTricks.flatMap(({ name }): [string, Motion][] => {
    const parsed = parseTrick(name)
    return parsed.ok ? [[name, parsed.motion]] : []
  }),
)
const steps = stepsTo([...motions].map(([key, motion]) => ({ key, motion })))
const motionOf = (name: string): Motion => {
  const found = motions.get(name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const levelOf = (name: string) => LEVELS.indexOf(difficultyOf(motionOf(name)).level)

const wished = STEPS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', rest = ''] = row.split(': ')
    const [wants = '', also = ''] = rest.split(';')
    return {
      name,
      wants: wants
        .trim()
        .split(', ')
        .map((options) => options.split(' | ')),
      also: also.trim().split(', '),
    }
  })

describe('steps to a trick', () => {
  it('are those a coach would name', () => {
    const off = wished.filter(({ name, wants, also }) => {
      const given = steps.get(name) ?? []
      const allowed = new Set([...wants.flat(), ...also])
      const isRight = given.every((step) => allowed.has(step))
      return !isRight || !wants.every((options) => options.some((step) => given.includes(step)))
    })
    // A 5-0 is built on a 50-50: it stands for both.
    expect(off.map(({ name }) => name)).toEqual(['Backside Smith Grind'])
  })

  it.each([
    ['Switch Laser Flip', ['Switch Varial Heelflip', 'Laser Flip', 'Switch Frontside 360 Shuvit']],
    ['Triple Kickflip', ['Double Kickflip']],
    ['Caballerial Flip', ['Half Cab Flip']],
    ['1080', ['900']],
    ['McTwist', ['540']],
  ])('to a %s are one turn, one flip, one contact smaller', (name, expected) => {
    expect(steps.get(name)).toEqual(expect.arrayContaining(expected))
  })

  it('are easier than the trick, and at most three', () => {
    for (const [name, found] of steps) {
      expect(found.length).toBeLessThanOrEqual(3)
      for (const step of found)
        expect([name, step, exactDifficulty(motionOf(step)) < exactDifficulty(motionOf(name))]).toEqual([
          name,
          step,
          true,
        ])
    }
  })

  it('leave out what leads to another step anyway', () => {
    const reaches = (from: string, to: string): boolean =>
      (steps.get(from) ?? []).some((step) => step === to || reaches(step, to))
    for (const [name, found] of steps) {
      if (motionOf(name).parts.length === 2) continue
      for (const one of found)
        for (const other of found)
          expect([name, one, other, reaches(one, other)]).toEqual([name, one, other, false])
    }
  })

  it('jump over no level but where nothing lies between', () => {
    const jumps = [...steps].filter(
      ([name, found]) => found.length > 0 && Math.max(...found.map(levelOf)) < levelOf(name) - 1,
    )
    expect(jumps.length / steps.size, jumps.map(([name]) => name).join(', ')).toBeLessThan(0.015)
  })

  it('are there for nine tricks in ten', () => {
    const without = [...steps.values()].filter((found) => found.length === 0)
    expect(without.length / steps.size).toBeLessThan(0.1)
  })
})
