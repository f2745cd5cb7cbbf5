import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Motion, motion } from '../motion.ts'
import { LONGEST_NAME, parseTrick } from '../read/parse.ts'
import { combination, singleMotion } from '../testdata/arbitrary-motion.ts'
import exceptions from '../testdata/exceptions.json' with { type: 'json' }
import { ROWS } from '../testdata/samples.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { labelOf, nameTrick, technicalName } from './name.ts'

function read(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(`${name}: ${parsed.message}`)
  return parsed.motion
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

describe('names of motions', () => {
  it('names every motion of the sources back to its name or an alias', () => {
    const known = new Set(Object.keys(exceptions.names))
    const lost = ROWS.filter((row) => row.motion).filter((row) => {
      const named = nameTrick(read(row.name))
      const ours = [named?.name ?? '', ...(named?.aliases ?? [])].map(plain)
      return ![row.name, ...(row.aliases ?? [])].some((name) => ours.includes(plain(name)))
    })
    expect(lost.map((row) => row.name).sort()).toEqual([...known].sort())
  })

  it('gives no name to two motions, and reads each back, over 10,000 motions', () => {
    const seen = new Map<string, string>()
    fc.assert(
      fc.property(singleMotion, (made) => {
        const exact = JSON.stringify(made)
        for (const name of new Set([labelOf(made), technicalName(made)])) {
          expect(JSON.stringify(read(name))).toBe(exact)
          expect(seen.get(name) ?? exact).toBe(exact)
          seen.set(name, exact)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('reads combinations back', () => {
    fc.assert(
      fc.property(combination, (made) => {
        const name = labelOf(made)
        fc.pre(name.length <= LONGEST_NAME)
        expect(read(name)).toEqual(made)
      }),
      { numRuns: 1500 },
    )
  })

  it('reads back the name of what was read from loose words of tricks', () => {
    const word = fc.constantFrom(
      ...VOCABULARY.keys(),
      '180',
      '360',
      '270',
      'fs',
      'bs',
      'late',
      'to',
      'out',
      'revert',
    )
    const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, (said) => {
        const parsed = parseTrick(said)
        const name = parsed.ok ? labelOf(parsed.motion) : ''
        if (parsed.ok && name.length <= LONGEST_NAME) expect(read(name)).toEqual(parsed.motion)
      }),
      { numRuns: 5000 },
    )
  })

  it('offers only aliases that mean the same', () => {
    fc.assert(
      fc.property(singleMotion, (made) => {
        for (const alias of nameTrick(made)?.aliases ?? []) expect(read(alias)).toEqual(made)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['fakie backside 180', 'Half Cab', 'Backside 180 Shuvit Backside 180 Body Varial'],
    ['kickflip bigspin', 'Bigflip', 'Backside 360 Shuvit Kickflip Backside 180 Body Varial'],
    ['varial double kickflip', 'Nightmare Flip', 'Backside 180 Shuvit Double Kickflip'],
    ['backside 540 mute', 'McTwist', 'McTwist'],
    ['switch mctwist', 'Switch McTwist', 'Switch McTwist'],
    ['kickflip to backside boardslide', 'Kickflip Backside Boardslide', 'Kickflip Backside Boardslide'],
    ['frontside 180 nosegrind', 'Frontside 180 Nosegrind', null],
    ['fakie backside 180 impossible', 'Half Cab Impossible', null],
    ['fakie backside 360 fingerflip', 'Caballerial Fingerflip', null],
    ['180 wallie', 'Wallie 180', null],
    ['50/50 truckstand', 'Truckstand', null],
    ['50-50 to truckstand', '50-50 Truckstand Out', null],
    ['180 stalefish transfer', '180 Stalefish Transfer', null],
    ['half cab to crooked grind', 'Half Cab Crooked Grind', null],
    ['bigspin to bs tail', 'Bigspin Backside Tailslide', null],
    ['manual, kickflip out', 'Manual Kickflip Out', 'Manual Kickflip Out'],
    ['360 flip late flip', '360 Flip Late Kickflip', null],
    ['kickflip manual revert', 'Kickflip Manual Revert', null],
    ['180 to fakie manual', '180 Manual', null],
    ['ollie 180 to nosegrind', '180 Nosegrind', null],
    ['270 switch fs boardslide', '270 Switch Frontside Boardslide', null],
    ['wallride 180 out', 'Wallride 180 Out', null],
    ['rock to tail', 'Rock to Tail Stall', null],
    ['laser double kickflip', 'Double Laser Flip', null],
    ['pop shuv late flip', 'Pop Shuvit Late Kickflip', null],
    ['shuvit late kickflip', 'Pop Shuvit Late Kickflip', null],
    ['pop shuvit late back foot flip', 'Pop Shuvit Late Back Foot Kickflip', null],
    ['ollie 180 late flip', '180 Late Kickflip', null],
    ['ollie 180 late shuvit', 'Ollie 180, Late Shuvit', null],
    ['nollie ollie 360', 'Nollie 360', null],
    ['fakie ollie 180', 'Fakie 180', null],
    ['fakie 900', 'Fakie 900', null],
    ['bs blunt stall to fakie', 'Backside Blunt Stall to Fakie', null],
    ['kickflip, indy', 'Kickflip, Indy Grab', null],
    ['fakie ollie 900', 'Fakie Ollie 900', null],
    ['nollie ollie 720, kickflip', 'Nollie Ollie 720, Kickflip', null],
    ['manual to nollie ollie 180', 'Manual Nollie 180 Out', null],
    ['frontside 180, fakie 180', 'Frontside 180, Fakie 180', null],
    ['half cab to disaster', 'Half Cab Disaster', null],
    ['half cab to blunt to fakie', 'Half Cab Blunt to Fakie', null],
    ['half cab, disaster', 'Half Cab, Disaster', null],
    ['fs flip to disaster', 'Kickflip Frontside Disaster', null],
    ['fs flip, disaster', 'Frontside Flip, Disaster', null],
    ['fs nosegrind 180 out bs', 'Frontside Nosegrind Backside 180 Out', null],
    ['japan grab', 'Japan Air', null],
    ['fs ollie to disaster', 'Frontside Disaster', null],
    ['bs 180 to disaster', 'Backside Disaster', null],
    ['nose stall bs 180', 'Nose Stall Backside 180 Out', null],
    ['rock to fakie half cab out', 'Rock to Fakie Half Cab Out', null],
    ['wallie shuv', 'Wallie Shuvit', null],
    ['caveman to boardslide', 'Caveman Boardslide', null],
    ['wallride fakie out', 'Wallride to Fakie', null],
    ['fingerflip varial', 'Varial Fingerflip', null],
    ['360 varial fingerflip', '360 Varial Fingerflip', null],
    ['50-50 truckstand out fakie', '50-50, Truckstand to Fakie', null],
    ['50-50 to invert, pretzel', '50-50 to Invert Pretzel Out', null],
    ['one foot powerslide 180', 'One Foot Powerslide 180', null],
    ['double hand street plant', 'Double Hand Street Plant', null],
    ['hand plant indy nosebone', 'Hand Plant Nosebone', null],
    ['hand plant indy', 'Hand Plant Indy', null],
    ['tail grab, frontside 180 one foot', 'Tail Grab, Frontside 180 One Foot', null],
    ['casper stall', 'Casper', null],
    ['primo flip', 'Rail Flip', null],
    ['180 no pop', 'No Pop 180', null],
    ['540 varial', 'Varial 540', null],
    ['mctwist varial', 'Varial McTwist', null],
    ['indy varial', 'Varial Indy', null],
    ['half cab to rock n roll', 'Half Cab Rock and Roll', null],
    ['fakie rock n roll', 'Fakie Rock and Roll', null],
    ['ollie to 5-0', '5-0', null],
    ['ollie over crook', 'Overcrook Grind', null],
    ['fakie ollie to disaster', 'Fakie Disaster', null],
    ['hardflip bs 180', 'Hardflip Backside 180', null],
    ['fakie bs 180 hardflip', 'Half Cab Hardflip', null],
    ['hardflip late bs 180', 'Ghetto Bird', null],
  ])('calls %s %s', (said, name, technical) => {
    const named = nameTrick(read(said))
    expect(named?.name).toBe(name)
    if (technical) expect(named?.technicalName.replace(/^Fakie /, '')).toBe(technical)
  })

  it('describes a motion that has no name', () => {
    const made = motion({
      stance: 'fakie',
      bodyDeg: -540,
      boardDeg: 720,
      flip: { kind: 'heel', count: 3, late: true },
    })
    expect(nameTrick(made)).toBeNull()
    expect(labelOf(made)).toBe('Fakie Frontside 720 Shuvit Late Triple Heelflip Backside 540 Body Varial')
  })
})
