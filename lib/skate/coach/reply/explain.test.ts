import { describe, expect, it } from 'vitest'
import { CONTACT_NAMES, CONTACTS, contactNamed } from '../../contacts.ts'
import { LEVELS } from '../../difficulty/difficulty.ts'
import { motion } from '../../motion.ts'
import { parseTrick } from '../../read/parse.ts'
import { readRequest } from '../suggest.ts'
import { MOODS, type Mood } from '../tastes/moods.ts'
import { coachTricks, coachLibrary as library } from '../testdata/coach-library.ts'
import { added } from './adds.ts'
import { coachReason, factsOf } from './explain.ts'

const trickCalled = (name: string) => {
  const trick = coachTricks.find((each) => each.name === name)
  if (!trick) throw new Error(`${name} is not in the library`)
  return trick
}

function asked(text: string, ...mastered: string[]) {
  const own = new Map(mastered.map((name) => [trickCalled(name).id, 'MASTERED' as const]))
  return readRequest(library, { text, levels: LEVELS, own })
}

function factsFor(name: string, text: string, ...mastered: string[]) {
  const { wish, aim } = asked(text, ...mastered)
  return factsOf(trickCalled(name), wish, library, aim)
}

const reasonFor = (name: string, text: string, ...mastered: string[]) => {
  const { wish, aim } = asked(text, ...mastered)
  return coachReason(trickCalled(name), wish, library, aim)
}

describe('what a trick starts from', () => {
  it.each([
    ['Heelflip', 'something harder than a kickflip but not a tre flip', 'kickflip', false],
    ['Heelflip', 'i can kickflip, what next', 'kickflip', true],
    ['Front Foot Impossible', 'after impossible what do i learn', 'impossible', true],
    [
      'Inward Heelflip',
      'i can varial flip, hardflip and tre. what flip am i missing',
      'varial kickflip',
      true,
    ],
    ['Frontside Feeble Grind', 'got bs smith and bs feeble, one more grind', 'backside feeble grind', true],
    ['Boardslide', 'i can ollie, shuvit and 50-50, next ledge trick?', '50-50', true],
    ['50-50', 'i can tre flip, bored of flat', 'ollie', true],
    ['Varial Kickflip', 'like a tre flip but easier', 'kickflip', false],
    ['Kickflip', 'i land heelflips, want a kickflip', 'heelflip', true],
    ['Kickflip', 'i have varial kickflips but no kickflip', 'varial kickflip', true],
  ])('%s, where somebody writes "%s"', (name, text, uses, isOwn) => {
    expect(factsFor(name, text)).toMatchObject({ uses, isOwn })
  })

  it('is never a trick of the skater that nobody spoke of', () => {
    const claimed = /^(?:ollie|kickflip|shuvit|pop shuvit)$/
    const { wish, aim } = asked('i can kickflip and shuvit, what next')
    for (const trick of library.tricks) {
      const facts = factsOf(trick, wish, library, aim)
      if (facts.isOwn && trick.motion.parts.length === 0)
        expect(`${trick.name}: ${facts.uses}`).toMatch(new RegExp(`: ${claimed.source.slice(1)}`))
    }
  })

  it('is nothing where a trick takes nothing from another', () => {
    expect(reasonFor('Fingerflip', 'i can caveman, what about a fingerflip')).not.toMatch(/caveman/i)
    expect(reasonFor('Wallride', 'i can ollie, wallrides next')).not.toMatch(/your ollie/i)
  })

  it('is not what does not work yet', () => {
    expect(factsFor('Varial Heelflip', 'i can ollie, i cant heelflip').uses).not.toBe('heelflip')
  })

  it('puts two tricks together only where they are two, and its halves', () => {
    const text = 'so i got kickflips, heelflips and frontside pop shuvits on lock'
    expect(factsFor('Hardflip', text, 'Kickflip', 'Heelflip').pair).toEqual([
      'kickflip',
      'frontside pop shuvit',
    ])
    expect(factsFor('Kickflip Indy', 'i can indy and kickflip').pair).toEqual(['Indy grab', 'kickflip'])
    expect(factsFor('Nose Manual', 'i can manual the whole pad', 'Manual').pair).toBeNull()
    expect(factsFor('Blunt to Fakie', 'rock to fakie axle stall and tail stall done').pair).toBeNull()
  })
})

describe('what is new in a trick', () => {
  const inAir = motion({ contact: contactNamed('Air') })
  const of = (name: (typeof CONTACT_NAMES)[number]) =>
    added(inAir, motion({ contact: contactNamed(name) })) ?? ''

  it('has a sentence of its own for every way to hold or lay the board', () => {
    const poor = CONTACT_NAMES.filter((name) =>
      /a hand on the board|riding along an edge|sliding along an edge|a stop on the coping|balance on two/.test(
        of(name),
      ),
    )
    expect(poor).toEqual([])
  })

  it.each(CONTACT_NAMES.filter((name) => CONTACTS[name].kind === 'grab'))(
    'puts the right hand where %s has it',
    (name) => {
      const { grip } = CONTACTS[name] as { grip: { hand: string; at: string } | null }
      const said = of(name)
      if (!grip || said === '') return
      const [hand] = /\b(?:front|back)(?= hand)/.exec(said) ?? []
      if (hand && grip.hand !== 'both') expect(hand).toBe(grip.hand === 'leading' ? 'front' : 'back')
      const [edge] = /\b(?:toe|heel) edge/.exec(said) ?? []
      if (edge) expect(grip.at).toBe(edge)
      expect(said).not.toMatch(/between the toes/)
    },
  )

  it('stands on the truck and leans to the side that the contact has', () => {
    for (const name of CONTACT_NAMES) {
      const { lie } = CONTACTS[name] as { lie?: { rest: string; angle: number; low?: string } | null }
      const said = of(name)
      const [, balanced] = /balance on the (front|back) truck/.exec(said) ?? []
      if (balanced)
        expect(`${name}: ${lie?.rest}`).toBe(`${name}: ${balanced === 'front' ? 'nose' : 'tail'} truck`)
      if (/^the front truck hanging/.test(said)) expect(`${name}: ${lie?.low}`).toBe(`${name}: nose`)
      if (/hanging over on the far side/.test(said)) expect(lie?.angle).toBeGreaterThan(0)
      if (/hanging down beside/.test(said)) expect(lie?.angle).toBeLessThan(0)
    }
  })

  it('tells a flick by the part of the foot, and a turn of the body alone from a scoop', () => {
    const flip = (kind: 'kick' | 'heel') => motion({ flip: { kind, count: 1, late: false } })
    expect(added(flip('kick'), flip('heel'))).toBe('the flick off your heel instead of your toes')
    expect(added(flip('heel'), flip('kick'))).toBe('the flick off your toes instead of your heel')
    expect(added(motion(), motion({ bodyDeg: 180, boardDeg: 0 }))).not.toMatch(/scoop/)
    expect(added(motion({ bodyDeg: 0, boardDeg: -180 }), motion({ bodyDeg: 0, boardDeg: -360 }))).toMatch(
      /bigger scoop/,
    )
    expect(added(motion({ bodyDeg: 0, boardDeg: -180 }), motion({ bodyDeg: 0, boardDeg: 180 }))).toMatch(
      /other way/,
    )
  })

  const addedTo = (from: string, to: string) => {
    const [one, other] = [parseTrick(from), parseTrick(to)]
    return one.ok && other.ok ? added(one.motion, other.motion) : undefined
  }

  it.each([
    ['360 shuvit', 'anti bigspin', 'half a turn frontside that you make against the board'],
    ['fs shuvit', 'fs mystic spin', 'half a turn backside that you make against the board'],
    ['varial heelflip', 'disco flip', 'half a turn backside that you make against the board'],
    ['360 shuvit', 'bigspin', 'your body going along for half a turn backside'],
    ['bigspin', 'anti bigspin', 'the turn the other way, against the board'],
    ['fs bigspin', 'bigspin', 'turn and scoop both going backside'],
    ['ollie', 'body varial', 'half a turn that you make above the board'],
    ['bs 180', 'bs body varial', 'the board rolling straight on under you'],
    ['bs flip', 'ghetto bird', 'a frontside scoop before the turn'],
    ['kickflip', 'hospital flip', 'half the flip, caught upside down and rolled back over'],
    ['ollie', 'fs ollie', 'leaving the coping and half a turn frontside'],
    [
      'fakie 50-50',
      'fakie feeble',
      'the truck under the nose hanging over on the far side while the other one grinds',
    ],
    ['fakie ollie', 'fakie manual', 'balance on the wheels under the tail'],
    ['bs 50-50', 'alley-oop bs 50-50', 'a turn against the way you carve up'],
    ['rock to fakie', 'half cab rock', 'rolling backward in fakie and a half cab below the coping'],
  ])('tells who turns which way, and where, from %s to %s', (from, to, words) => {
    expect(addedTo(from, to)).toBe(words)
  })

  it.each([
    ['pop shuvit', 'anti bigspin', 'all the way around'],
    ['bs 180', 'bigspin', 'all the way around'],
    ['bs 360', 'gazelle spin', 'one and a half times around'],
    ['bigspin', 'biggerspin', 'one and a half times around'],
    ['fs 180', 'fs mystic spin', 'halfway around'],
    ['bs flip', 'disco flip', 'halfway around against your turn'],
    ['ollie', '360 shuvit', 'all the way around'],
  ])('counts the board over the ground from %s to %s', (from, to, around) => {
    expect(addedTo(from, to)).toMatch(new RegExp(`the board (?:goes )?${around}$`))
  })
})

describe('what is said of a mood', () => {
  const says = (mood: Mood) => MOODS[mood].says.slice(1)

  it.each<[Mood, string, string[], string[]]>([
    [
      'first day',
      'never stood on a skateboard in my life, first day',
      ['Pushing', 'Kickturn'],
      ['Shuvit', 'Hippie Jump'],
    ],
    ['senior', 'i am 65 years old', ['Kickturn'], ['Drop In', 'Ollie']],
    ['injured', 'my ankle is broken', ['Kickturn'], ['Ollie', 'Shuvit']],
    ['hill', 'i live on a steep hill', ['Powerslide'], ['Tic Tac']],
    ['silly', 'something stupid and funny', ['Caveman'], ['Shuvit']],
  ])('goes with the trick: %s', (mood, text, yes, no) => {
    expect(asked(text).wish.moods).toContain(mood)
    for (const name of yes) expect(reasonFor(name, text)).toContain(says(mood))
    for (const name of no) expect(reasonFor(name, text)).not.toContain(says(mood))
  })
})

describe('what is said of a place', () => {
  it.each([
    ['a trick for a curb', '50-50', /^A curb is low/],
    ['slappy curb session what to learn', 'Slappy', /^Wax the curb|^Any worn curb/],
    ['drop down hubba', 'Backside 50-50', /^A hubba goes downhill/],
    ['there is only a bench near my house', '50-50', /^A bench is high/],
    ['cool trick off a kicker', 'Frontside 180', /^A kicker does the lifting/],
    ['launch ramp trick', 'Indy Grab', /^A kicker .*the ollie/],
    ['loading dock near my school', 'Ollie', /^A loading dock is a long way down/],
    ['roll off a loading dock', 'Acid Drop', /begin off a curb/i],
    ['speed bump tricks', 'Frontside 180', /^A bump gives you height/],
    ['euro gap trick', 'Kickflip', /^A euro gap wants speed/],
    ['something for a 4 stair', 'Kickflip', /one step, then two/],
    ['how to ollie down stairs', 'Ollie', /one step, then two.*edge.*\. [A-Z]/],
    ['manny pad ideas', 'Nose Manual', /onto the pad/],
    ['trick for a quarter pipe', 'Rock to Fakie', /^A quarter is a single wall/],
    ['mini ramp trick', 'Rock to Fakie', /^A mini gives you/],
    ['something for the bowl', 'Drop In', /^Start in the shallow end/],
    ['vert trick', 'Frontside Air', /^Vert has the height/],
    ['trick over a spine', 'Frontside Air', /far side/],
    ['bank spot', 'Backside 180', /^A bank gives you the turn/],
    ['a trick on the wall', 'Wallride', /^Begin on a wall/],
    ['parking lot only', 'Kickflip', /^A parking lot gives you room/],
    ['driveway is all i have', 'Kickflip', /^A driveway is short/],
    ['un truco para el bordillo', '50-50', /^A curb is low/],
  ])('%s', (text, name, said) => expect(reasonFor(name, text)).toMatch(said))

  it.each([
    ['red curb kickflip something', 'Kickflip', /curb/],
    ['steep bank, something new', 'Body Varial', /for free/],
    ['cool trick off a kicker', 'Body Varial', /kicker/],
    ['no ledges here, what flip', '50-50', /ledge/],
    ['a ledge trick', 'Manual', /ledge/],
    ['mini ramp trick', 'Kickflip', /mini/],
    ['driveway is all i have', 'Caveman', /driveway/],
  ])('is said only where the trick is done there: %s', (text, name, said) =>
    expect(reasonFor(name, text)).not.toMatch(said),
  )
})
