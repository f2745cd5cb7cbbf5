import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrick } from '../read/parse.ts'
import { singleMotion } from '../testdata/arbitrary-motion.ts'
import { neighborsOf } from './neighbors.ts'

function namesFrom(name: string): string[] {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return neighborsOf(parsed.motion).map((neighbor) => neighbor.name)
}

describe('neighbors', () => {
  it('turns, flips, doubles, reverts a kickflip and changes its stance', () => {
    const names = namesFrom('Kickflip')
    for (const name of [
      'Nollie Kickflip',
      'Fakie Kickflip',
      'Switch Kickflip',
      'Frontside Flip',
      'Backside Flip',
    ])
      expect(names).toContain(name)
    for (const name of [
      'Varial Kickflip',
      'Hardflip',
      'Heelflip',
      'Ollie',
      'Double Kickflip',
      'Late Kickflip',
    ])
      expect(names).toContain(name)
    expect(names).toContain('Kickflip Revert')
  })

  it('takes a boardslide to the other side, to fakie, and with a flip in or out', () => {
    const names = namesFrom('Backside Boardslide')
    expect(names).toContain('Frontside Boardslide')
    expect(names).toContain('Backside Boardslide to Fakie')
    expect(names).toContain('Kickflip Backside Boardslide')
    expect(names).toContain('Backside Boardslide Heelflip Out')
    expect(namesFrom('Nollie Backside Lipslide')).toContain('Nollie Kickflip Backside Lipslide')
  })

  it('takes nothing where skaters do not go', () => {
    // No nollie off a wall, from a stand or out of a slappy, no side of a manual, no fakie exit for who came fakie.
    for (const name of ['Pogo', 'Slappy', 'Axle Stall', 'Indy Grab', 'Drop In', 'Boneless'])
      expect(namesFrom(name).filter((each) => /Nollie/.test(each))).toEqual([])
    expect(namesFrom('Drop In')).toContain('Switch Drop In')
    expect(namesFrom('Slappy')).not.toContain('Kickflip Slappy 50-50')
    expect(namesFrom('Manual').filter((each) => /side/.test(each))).toEqual([])
    expect(namesFrom('Fakie Backside Boardslide')).not.toContain('Fakie Backside Boardslide to Fakie')
    expect(namesFrom('Backside Tailslide Revert').filter((each) => /,/.test(each))).toEqual([])
  })

  it('takes a stall to fakie as it is done there', () => {
    expect(namesFrom('Tail Stall')).toContain('Fakie Tail Stall')
    expect(namesFrom('Axle Stall')).toContain('Fakie Axle Stall')
    expect(namesFrom('Rock to Fakie')).toContain('Fakie Rock')
    expect(namesFrom('Fakie Rock')).toContain('Rock to Fakie')
    expect(namesFrom('Half Cab Rock')).toEqual(['Rock to Fakie', 'Switch Rock to Fakie'])
    expect(namesFrom('Half Cab Disaster')).toEqual(['Disaster', 'Switch Disaster'])
  })

  it('gives each neighbor another motion and a name that reads back', () => {
    fc.assert(
      fc.property(singleMotion, (made) => {
        for (const { motion, name } of neighborsOf(made)) {
          expect(motion).not.toEqual(made)
          expect(parseTrick(name)).toEqual({ ok: true, motion })
        }
      }),
      { numRuns: 200 },
    )
  })
})
