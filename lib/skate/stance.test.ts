import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { combine, type Motion, motion } from './motion.ts'
import { parseTrick } from './read/parse.ts'
import { exitOf, leadOf, ledgeSide, meetingOf, mirror, seenFromAbove, swapped } from './stance.ts'
import { flatMotion, singleMotion } from './testdata/arbitrary-motion.ts'
import { cellsOf, EDGES, FLAT, RAMP } from './testdata/known-tricks.ts'

describe('stance', () => {
  function read(name: string): Motion {
    const parsed = parseTrick(name)
    if (!parsed.ok) throw new Error(parsed.message)
    return parsed.motion
  }

  const leads = (made: Motion, ground?: 'flat' | 'ramp') =>
    `${leadOf(made.stance)}${exitOf(made, ground) ?? '?'}`

  describe('exitOf', () => {
    test.each(cellsOf(FLAT))('%s on the flat', (name, ...cells) => {
      expect(leads(read(name), 'flat')).toBe(cells[4])
    })

    test.each(cellsOf(RAMP))('%s on a ramp', (name, expected) => {
      expect(leads(read(name), 'ramp')).toBe(expected)
    })

    test.each(cellsOf(EDGES))('%s on an edge', (name, expected) => {
      expect(exitOf(read(name)) ?? '?').toBe(expected)
    })

    it('turns a kickturn on the flat round', () => {
      expect(leads(read('Kickturn'))).toBe('FB')
    })

    it('comes back from a powerslide', () => {
      expect(leads(read('Powerslide'))).toBe('FF')
    })
  })

  describe('the state between tricks', () => {
    it('knows the lead of each stance', () => {
      expect(
        ['regular', 'nollie', 'fakie', 'switch'].map((stance) => leadOf(read(`${stance} ollie`).stance)),
      ).toEqual(['F', 'F', 'B', 'B'])
    })

    it('mirrors the leads of the switch mirror', () => {
      fc.assert(
        fc.property(singleMotion, (made) => {
          const other = mirror(made)
          expect(leadOf(other.stance)).toBe(swapped(leadOf(made.stance), 1))
          const [exit, otherExit] = [exitOf(made), exitOf(other)]
          expect(otherExit).toBe(exit && swapped(exit, 1))
        }),
        { numRuns: 1000 },
      )
    })

    it('is itself when mirrored twice', () => {
      fc.assert(
        fc.property(flatMotion, (made) => {
          expect(mirror(mirror({ ...made, to: null }))).toEqual({ ...made, to: null })
        }),
      )
    })

    it('comes home after two odd turns', () => {
      const odd = fc.constantFrom(180, -180, 540, -540, 900)
      fc.assert(
        fc.property(
          odd,
          odd,
          fc.constantFrom('regular', 'nollie', 'fakie', 'switch'),
          (first, second, stance) => {
            const one = motion({ stance, bodyDeg: first, boardDeg: first })
            const lead = exitOf(one)
            const two = motion({
              stance: lead === 'F' ? 'regular' : 'switch',
              bodyDeg: second,
              boardDeg: second,
            })
            expect(exitOf(combine([one, two]))).toBe(leadOf(stance))
          },
        ),
      )
    })

    it('does not change the lead when a shuvit is added', () => {
      const odd = fc.constantFrom(180, -180, 360, -360, 540)
      fc.assert(
        fc.property(flatMotion, odd, (before, boardDeg) => {
          const lead = exitOf(before)
          const shuvit = motion({ stance: lead === 'F' ? 'regular' : 'fakie', boardDeg })
          expect(exitOf(combine([before, shuvit]))).toBe(lead)
        }),
      )
    })
  })

  describe('sides', () => {
    it.each([
      ['regular', 'regular', 'right', 'frontside'],
      ['regular', 'nollie', 'left', 'backside'],
      ['regular', 'fakie', 'right', 'backside'],
      ['regular', 'switch', 'left', 'frontside'],
      ['goofy', 'regular', 'right', 'backside'],
      ['goofy', 'switch', 'right', 'frontside'],
    ] as const)('a %s rider in %s with the ledge on the %s is %s', (rider, stance, hand, side) => {
      expect(ledgeSide(rider, stance, hand)).toBe(side)
    })

    it('turns frontside counterclockwise from above, but clockwise in switch and for goofy', () => {
      expect(seenFromAbove(180, 'regular', 'regular')).toBe(180)
      expect(seenFromAbove(180, 'nollie', 'regular')).toBe(180)
      expect(seenFromAbove(180, 'fakie', 'regular')).toBe(180)
      expect(seenFromAbove(180, 'switch', 'regular')).toBe(-180)
      expect(seenFromAbove(180, 'regular', 'goofy')).toBe(-180)
      expect(seenFromAbove(-360, 'switch', 'goofy')).toBe(-360)
    })

    it('keeps every turn where it was seen when the rider is mirrored', () => {
      fc.assert(
        fc.property(flatMotion, ({ to: _, ...made }) => {
          const other = mirror({ ...made, to: null })
          const before = seenFromAbove(made.bodyDeg ?? 0, made.stance, 'regular')
          const after = seenFromAbove(other.bodyDeg ?? 0, other.stance, 'regular')
          expect(after + before).toBe(0)
        }),
      )
    })
  })
})

describe('ledgeSide', () => {
  it.each([
    ['frontside', 'regular', 'regular', 'right'],
    ['backside', 'regular', 'regular', 'left'],
    ['frontside', 'regular', 'goofy', 'left'],
    ['frontside', 'nollie', 'regular', 'right'],
    ['frontside', 'switch', 'regular', 'left'],
    ['frontside', 'fakie', 'goofy', 'right'],
    ['backside', 'switch', 'goofy', 'left'],
  ] as const)('%s from %s for a %s rider is on the %s', (approach, stance, rider, hand) => {
    expect(ledgeSide(rider, stance, hand)).toBe(approach)
    expect(ledgeSide(rider, stance, hand === 'left' ? 'right' : 'left')).not.toBe(approach)
  })
})

describe('meetingOf', () => {
  const met = (way: string, onto: string) => {
    const [before, edge] = [way, onto].map((name) => {
      const parsed = parseTrick(name)
      if (!parsed.ok) throw new Error(parsed.message)
      return parsed.motion
    })
    return before && edge ? meetingOf(before, edge) : null
  }

  it.each([
    ['half cab', 'noseslide', 'frontside', 'backside', 90, true],
    ['half cab', 'boardslide', 'frontside', 'backside', 90, true],
    ['half cab', 'tailslide', 'backside', 'frontside', 90, true],
    ['half cab', 'lipslide', 'backside', 'frontside', 90, true],
    ['half cab', 'backside tailslide', 'frontside', 'backside', 270, false],
    ['frontside half cab', 'noseslide', 'backside', 'frontside', 90, false],
    ['frontside half cab', 'backside lipslide', 'frontside', 'backside', 90, false],
    ['caballerial', 'backside tailslide', 'frontside', 'backside', 270, false],
    ['backside 180', 'noseslide', 'backside', 'backside', 270, true],
  ] as const)('turns a %s into a %s', (way, onto, comes, called, turned, faces) => {
    expect(met(way, onto)).toEqual({ comes, called, turned, faces })
  })

  it.each([
    ['half cab', 'backside smith grind', 'frontside'],
    ['frontside half cab', 'frontside 5-0', 'backside'],
    ['frontside 180', 'frontside feeble grind', 'frontside'],
    ['kickflip', 'backside tailslide', 'backside'],
  ] as const)('comes by a %s to a %s with the edge %s', (way, onto, comes) => {
    expect(met(way, onto)?.comes).toBe(comes)
  })
})
