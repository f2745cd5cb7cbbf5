import { recordOf } from '../contacts.ts'
import type { Level } from '../difficulty/difficulty.ts'
import { type LineTrick, speedOf, startsHigh } from '../lines/trick.ts'
import type { Stance } from '../motion.ts'
import type { PracticeRecord } from '../odds.ts'
import { exitOf, type Lead, leadOf, swapped } from '../stance.ts'
import { isWallie, type StyleName } from '../styles.ts'

/** A trick as it is matched with the features of a park. */
export interface ParkTrick extends LineTrick {
  readonly level: Level
  readonly obstacles: readonly string[]
  /** How well the rider has it, if at all. */
  readonly own: PracticeRecord['mastery']
}

/** A thing to skate. */
export interface Feature {
  readonly name: string
  readonly category: string
  readonly difficulty: Level
  readonly trickFamilies: readonly string[]
  readonly reversesTravel: 'yes' | 'no' | 'sometimes'
  readonly speedEffect: string
}

type Rule = (trick: ParkTrick) => boolean

const any =
  (...rules: Rule[]): Rule =>
  (trick) =>
    rules.some((rule) => rule(trick))
const on =
  (...names: string[]): Rule =>
  ({ obstacles }) =>
    obstacles.some((name) => names.includes(name))
const styled =
  (...names: string[]): Rule =>
  ({ motion }) =>
    motion.style !== null && names.includes(motion.style)

const isSingle: Rule = ({ motion }) => motion.parts.length === 0
const isEdged: Rule = ({ motion }) => motion.contact?.kind === 'grind' || motion.contact?.kind === 'slide'

/** Ways and named tricks that hold up over a gap; a boneless or a caveman is for the flat. */
const HELD = new Set<StyleName | null>([
  null,
  'Shifty',
  'Ollie North',
  'Ollie South',
  'Airwalk',
  'One Foot',
  'No Foot',
])
const popped: Rule = ({ place, motion, exit }) =>
  place === 'flat' &&
  motion.pop &&
  motion.contact === null &&
  motion.parts.length === 0 &&
  HELD.has(motion.style) &&
  motion.revert === null &&
  exit !== null
const jumped: Rule = (trick) => popped(trick) && (trick.motion.bodyTurn ?? 0) <= 360
const grabbed: Rule = ({ motion, place }) =>
  motion.contact?.kind === 'grab' &&
  place === 'air' &&
  motion.parts.length === 0 &&
  (motion.bodyTurn ?? 0) <= 180

/**
 * With nothing but a ramp ahead there is no wall along which to turn against the way one goes, and no coping for the
 * tail of a madonna.
 */
const grabbedAhead: Rule = (trick) =>
  grabbed(trick) && trick.motion.style !== 'Alley-Oop' && trick.motion.contact?.name !== 'Madonna'

const isSlappy: Rule = ({ name }) => /\bSlappy\b/.test(name)
const low: Rule = (trick) => isEdged(trick) && trick.place === 'edge' && on('Ledge', 'Rail')(trick)
/** Dipping past the far side of the edge, as a feeble grind does, it needs room there. */
const isDipping: Rule = ({ motion: { contact } }) => {
  const record = contact && recordOf(contact)
  const lie = record && 'lie' in record ? record.lie : null
  return lie !== null && lie.low === (lie.angle > 0 ? 'nose' : 'tail')
}
/** Too high to be ridden onto without a pop. */
const ledge: Rule = (trick) => low(trick) && !isSlappy(trick)
const rail: Rule = (trick) =>
  ledge(trick) && on('Rail')(trick) && trick.motion.contact?.name !== 'Crail Slide'
/** Nobody lays the board upside down on what goes down or over a bend. */
const isUpright: Rule = ({ motion }) => motion.contact?.name !== 'Darkslide'
const steepRail: Rule = (trick) => rail(trick) && isUpright(trick)
const balance: Rule = ({ place, family }) => place === 'manual' && family !== 'freestyle'
/** Ways to stop or to roll on, which are no tricks for an obstacle, and one that takes the steps of a stair set. */
const NO_TRICKS = new Set<string>([
  'Firecracker',
  'Falling',
  'Coffin',
  'Foot Brake',
  'Tail Brake',
  'Knee Slide',
  'Pump',
  'Carve',
])
/** One trick: what is done on one wall and then on the next is two. */
const isTrick: Rule = ({ name }) => !NO_TRICKS.has(name) && !name.includes(', ')
const flat: Rule = ({ name, place, motion, exit, family, obstacles }) =>
  !NO_TRICKS.has(name) &&
  obstacles.includes('Flat Ground') &&
  place === 'flat' &&
  motion.parts.length === 0 &&
  exit !== null &&
  !startsHigh(motion) &&
  // A hand slide wants a hill.
  motion.style !== 'Coleman Slide' &&
  family !== 'freestyle' &&
  family !== 'casper'
const kickturn: Rule = ({ name }) => name === 'Kickturn'
const drop: Rule = ({ motion }) => startsHigh(motion)

/** Ridden up fakie: an ollie or a cab. */
const upFakie: Rule = (trick) =>
  popped(trick) &&
  trick.motion.stance === 'fakie' &&
  (trick.family === 'ollie' || trick.family === 'half cab')
const RAMPS = ['Mini Ramp', 'Bowl', 'Vert', 'Spine']
const lip: Rule = (trick) =>
  isTrick(trick) &&
  !drop(trick) &&
  (trick.place === 'wall' || isEdged(trick)) &&
  on('Mini Ramp', 'Bowl')(trick) &&
  !isWallie(trick.motion.style)
/** What stops on an edge without a coping: not the tricks that hook a truck behind it. */
const stalled: Rule = (trick) =>
  lip(trick) &&
  isSingle(trick) &&
  (trick.motion.bodyTurn ?? 0) <= 180 &&
  EASY_TO_STOP.has(trick.motion.contact?.name ?? '')
const EASY_TO_STOP = new Set([
  ...[
    'Rock to Fakie',
    'Rock and Roll',
    'Axle Stall',
    'Disaster',
    'Pivot',
    'Nose Pivot',
    'Tail Stall',
    'Nose Stall',
  ],
])
/** The board stays under the feet. */
const isUnturned: Rule = ({ motion: { flip, wrap, bodyDeg, boardDeg } }) =>
  flip.kind === 'none' && wrap === null && bodyDeg === boardDeg
/** The board turns against the rider. */
const isTwisted: Rule = ({ motion: { bodyDeg, boardDeg } }) => (bodyDeg ?? 0) * (boardDeg ?? 0) < 0
const plant: Rule = (trick) => trick.motion.contact?.kind === 'plant' && on(...RAMPS)(trick)
const air: Rule = (trick) => isTrick(trick) && trick.place === 'air' && trick.motion.contact?.kind !== 'plant'
/** What it takes a vert ramp to be thrown high enough for. */
const isBeyondBowls: Rule = ({ motion }) => (motion.bodyTurn ?? 0) > 720
const lowAir: Rule = (trick) => air(trick) && !isBeyondBowls(trick)
const wall = any(lip, upFakie, kickturn)
const bowl = any(wall, lowAir, plant, styled('Carve'))
const overCoping: Rule = any(
  grabbedAhead,
  (trick) => jumped(trick) && isUnturned(trick) && trick.motion.stance === 'regular',
)

const isWallied = styled('Wallride', 'Wallie', 'No Comply Wallie')
/** With a flip before or after it, it is on the wall all the same. */
const wallied: Rule = (trick) =>
  isWallied(trick) || (isTrick(trick) && trick.motion.parts.some(({ style }) => style === 'Wallride'))

type Belonging = readonly [rule: Rule, ...usual: string[]]

/** What goes down a rail. */
const DOWN_A_RAIL = [
  ...['boardslide', '50-50', '5-0', 'lipslide', 'crooked grind', 'smith grind', 'feeble grind'],
] as const

/** What is done on each feature, and the families that one sees there first. */
const BELONGS = {
  Flatground: [
    any((trick) => flat(trick) && !wallied(trick), balance),
    'ollie',
    'shuvit',
    'spin',
    'kickflip',
  ],
  'Platform / Deck': [any(jumped, (trick) => drop(trick) && isSingle(trick)), 'ollie', 'shuvit', 'basics'],
  Curb: [low, '50-50', '5-0', 'noseslide', 'boardslide'],
  'Parking Block': [low, '50-50', '5-0', 'noseslide', 'boardslide'],
  'Low Box': [any(ledge, balance), '50-50', '5-0', 'noseslide', 'manual'],
  Ledge: [ledge, '50-50', '5-0', 'noseslide', 'tailslide', 'crooked grind'],
  Bench: [any(ledge, balance), '50-50', '5-0', 'noseslide', 'tailslide'],
  'Low-to-High Ledge': [ledge, '50-50', '5-0', 'noseslide', 'tailslide'],
  Hubba: [
    (trick) => ledge(trick) && isUpright(trick),
    '50-50',
    '5-0',
    'noseslide',
    'tailslide',
    'crooked grind',
  ],
  'Jersey Barrier': [
    any((trick) => ledge(trick) && isSingle(trick), isWallied, stalled),
    'old school',
    'wallie',
    '50-50',
    'disaster',
    'rock to fakie',
  ],
  'Flat Bar': [rail, 'boardslide', '50-50', '5-0', 'lipslide', 'feeble grind'],
  'Rainbow Rail': [steepRail, 'boardslide', '50-50', 'lipslide'],
  'Down Rail': [steepRail, ...DOWN_A_RAIL],
  'Kinked Rail': [steepRail, '50-50', 'boardslide', '5-0', 'lipslide'],
  Handrail: [steepRail, ...DOWN_A_RAIL],
  'Pole Jam': [styled('Pole Jam')],
  'Manual Pad': [balance, 'manual', 'nose manual'],
  Bank: [
    any((trick) => jumped(trick) && trick.motion.stance !== 'switch', kickturn, styled('Bertslide')),
    'basics',
    'ollie',
    'spin',
    'kickflip',
    'half cab',
    'spin kickflip',
  ],
  'Bank to Ledge': [
    // Behind its edge is the platform.
    any((trick) => ledge(trick) && isSingle(trick) && !isDipping(trick), stalled),
    '50-50',
    '5-0',
    'rock to fakie',
    'axle stall',
    'tail stall',
  ],
  Pyramid: [any(jumped, grabbedAhead), 'ollie', 'spin', 'kickflip', 'spin kickflip'],
  Funbox: [any(jumped, grabbedAhead, ledge, balance), 'ollie', 'spin', 'kickflip', '50-50', 'manual'],
  Hip: [any(jumped, grabbed), 'ollie', 'spin', 'kickflip', 'indy'],
  Kicker: [any(jumped, grabbedAhead), 'ollie', 'spin', 'kickflip', 'indy', 'melon'],
  Gap: [jumped, 'ollie', 'spin', 'kickflip', 'spin kickflip', 'varial kickflip'],
  'Euro Gap': [jumped, 'ollie', 'spin', 'kickflip'],
  Drop: [any(jumped, styled('Acid Drop', 'Bomb Drop')), 'ollie', 'basics', 'spin', 'shuvit'],
  Stairs: [jumped, 'ollie', 'spin', 'kickflip', 'spin kickflip', 'varial kickflip'],
  Roller: [
    any(
      (trick) => trick.value <= 6 && ((jumped(trick) && !isTwisted(trick)) || balance(trick)),
      styled('Pump'),
    ),
    'ollie',
    'manual',
    'spin',
  ],
  'Snake Run': [
    any(
      styled('Tic Tac', 'Bertslide', 'Carve', 'Pump', 'Powerslide'),
      ({ family }) => family === 'ground slide' || family === 'powerslide',
    ),
    'basics',
  ],
  // It has no coping to stand on: one rolls over its edge.
  'Roll-In': [styled('Roll In'), 'basics'],
  'Quarter Pipe': [
    any(wall, lowAir),
    'rock to fakie',
    'axle stall',
    'tail stall',
    'rock and roll',
    'basics',
    'blunt',
    'smith grind',
    'method',
  ],
  'Mini Ramp': [
    wall,
    'basics',
    'rock to fakie',
    'tail stall',
    'axle stall',
    'rock and roll',
    'disaster',
    'blunt',
    'smith grind',
  ],
  Spine: [overCoping, 'ollie', 'indy', 'melon', 'stalefish', 'method'],
  // A bowl is carved and ground.
  Bowl: [bowl, 'basics', '50-50', '5-0', 'smith grind', 'rock to fakie', 'axle stall', 'air'],
  Pool: [bowl, 'basics', '50-50', '5-0', 'smith grind', 'feeble grind', 'axle stall', 'air'],
  Extension: [any(wall, lowAir, plant), 'axle stall', 'rock to fakie', 'disaster', 'tail stall', 'air'],
  'Vert Ramp': [
    any(air, plant, wall),
    'basics',
    'air',
    'indy',
    'method',
    'mctwist',
    '540',
    'stalefish',
    'axle stall',
    'rock to fakie',
    'tail stall',
  ],
  // One comes to an upright wall at an angle; a wallie goes straight over what it meets.
  Wallride: [(trick) => wallied(trick) && !isWallie(trick.motion.style)],
} satisfies Record<string, Belonging>

/** The features that are known by name. */
export type FeatureName = keyof typeof BELONGS

/** For a feature that is not listed. */
const BY_CATEGORY: Readonly<Record<string, Belonging>> = {
  Flat: [flat],
  Edge: [ledge],
  Rail: [rail],
  Manual: [balance],
  Gap: [jumped],
  Bank: [jumped],
  Transition: [any(wall, air)],
  Wall: [wallied],
}

const belongingOf = ({ name, category }: Feature): Belonging =>
  (BELONGS as Readonly<Record<string, Belonging>>)[name] ?? BY_CATEGORY[category] ?? [() => false]

/** Whether a trick is done on a feature. */
export const suits = (trick: ParkTrick, feature: Feature): boolean => belongingOf(feature)[0](trick)

/** Nobody sees a double flip, a cannonball, a 540 off the ground or a stall with more around it first, whatever family it is of. */
const isPlainly = ({ family, motion: { flip, late, style, bodyTurn, contact, parts } }: ParkTrick) =>
  parts.filter((part) => part.contact !== null).length <= 1 &&
  !(contact?.kind === 'stall' && (parts.length > 0 || (bodyTurn ?? 0) > 180)) &&
  [null, 0, 1].includes(flip.count) &&
  !flip.late &&
  !late &&
  (family !== 'air' || contact?.name === 'Air') &&
  (family !== 'spin' || (bodyTurn ?? 0) <= 360) &&
  (family !== 'kickflip' || (style === null && bodyTurn === 0))

/** Whether it is one of the tricks that one sees there first. */
export const isUsual = (trick: ParkTrick, feature: Feature): boolean =>
  isPlainly(trick) && (belongingOf(feature) as readonly unknown[]).includes(trick.family)

/** Walls that one rides between, once inside: a run of its own. */
export const isHalfPipe = ({ name, category, reversesTravel }: Feature): boolean =>
  category === 'Transition' && (reversesTravel === 'yes' || name === 'Bowl' || name === 'Pool')

const ONE_WAY = new Set([
  'Hubba',
  'Low-to-High Ledge',
  'Down Rail',
  'Kinked Rail',
  'Handrail',
  'Drop',
  'Stairs',
  'Euro Gap',
  'Roll-In',
  'Bank to Ledge',
  'Kicker',
  'Pole Jam',
])

/** Whether it has a high and a low end, so that one comes at it from one side. */
export const isOneWay = ({ name }: Feature): boolean => ONE_WAY.has(name)

/** Whether one is on top of a ramp there, so that no one rolls onto it from below. */
export const isOnTop = ({ name }: Feature): boolean => name === 'Platform / Deck'

/** Whether it sends the rider back the way they came. A spine is crossed, and an edge is followed to its end. */
export function sendsBack(trick: ParkTrick, { name, reversesTravel }: Feature): boolean {
  if (reversesTravel === 'no' || name === 'Spine' || wallied(trick) || startsHigh(trick.motion)) return false
  return !(name === 'Jersey Barrier' && trick.place === 'edge')
}

/** The foot that leads off a feature: a wall sends the rider back only when the trick is done on the wall. */
export function leadOff(trick: ParkTrick, feature: Feature): Lead | null {
  const { motion, place, exit } = trick
  if (sendsBack(trick, feature)) return place === 'flat' ? exitOf(motion, 'ramp') : exit
  if (place !== 'wall' && place !== 'air') return exit
  // Straight over, with a hand on the board: the half turn of the name is the one that a wall asks for.
  if (grabbed(trick)) return leadOf(motion.stance)
  return exitOf(motion, 'flat')
}

/** A way to enter a trick, and how it is left. */
export interface WayIn {
  readonly stance: Stance
  readonly exit: Lead | null
}

/** A tail stall without a side is ridden up fakie as well as turned into. */
export function waysInto(trick: ParkTrick, feature: Feature): WayIn[] {
  const named = { stance: trick.motion.stance, exit: leadOff(trick, feature) }
  const isOpen =
    trick.motion.contact?.name === 'Tail Stall' && isSingle(trick) && trick.motion.approach === null
  if (!isOpen || !sendsBack(trick, feature) || trick.motion.stance !== 'regular' || /side/.test(trick.name))
    return [named]
  return [named, { stance: 'fakie', exit: swapped('B', 1) }]
}

const SPEEDS: Readonly<Record<string, number>> = { Gap: 2, Bank: 2, Wall: 2 }
const NEEDS: Readonly<Record<string, number>> = {
  Drop: 1,
  Bank: 1,
  Roller: 1,
  'Pole Jam': 2,
  Spine: 3,
  Extension: 3,
}

/** What is popped on a transition is popped near its coping, two pushes up; a kickturn is done as high as one gets. */
const NEAR_COPING = 2

/** The speed it takes, from 0 (standing) to 3 (all that a ramp gives). */
export function speedNeeded(trick: ParkTrick, feature: Feature): number {
  const { name, category } = feature
  if (startsHigh(trick.motion)) return 0
  const isUp = category === 'Transition' && trick.motion.pop && sendsBack(trick, feature)
  // A manual on level ground has nothing to get onto.
  const place = trick.place === 'manual' && category === 'Flat' ? 'flat' : trick.place
  const own = grabbed(trick) && category !== 'Transition' ? 2 : speedOf(trick.motion, place).needs
  return Math.max(own, isUp ? NEAR_COPING : 0, NEEDS[name] ?? SPEEDS[category] ?? 0)
}

const EFFECT: Readonly<Record<string, number>> = { adds: 1, costs: -1 }

/** The speed left after a feature that was met with `speed`: what a wall takes on the way up it returns. */
export function speedLeft(trick: ParkTrick, feature: Feature, speed: number): number {
  const left = speed + (EFFECT[feature.speedEffect] ?? 0)
  // Who drops down to the flat rolls on no faster than before.
  const fromTop = feature.category === 'Gap' ? 1 : speedOf(trick.motion).atLeast
  const least = startsHigh(trick.motion) ? fromTop : sendsBack(trick, feature) ? 2 : 0
  return Math.min(3, Math.max(0, least, left))
}
