import type { Level } from '../difficulty/difficulty.ts'
import { isFlipped } from '../flip.ts'
import type { Motion } from '../motion.ts'
import { isOnCoping } from '../motion.ts'
import type { PracticeRecord } from '../odds.ts'
import { exitOf, type Lead, leadAtEnd, leadOf } from '../stance.ts'
import { isFromAbove, ofStyle, type StyleName, type StyleTable } from '../styles.ts'

/** Where on a course a trick is done. */
export type Place = 'flat' | 'manual' | 'edge' | 'wall' | 'air'

/** Where a line sets off. */
export type StartingPosition = 'flatground' | 'ramp' | 'dropin' | 'quarterpipe'

/** A trick as the planners see it. */
export interface LineTrick {
  readonly id: number
  readonly name: string
  readonly motion: Motion
  readonly place: Place
  readonly family: string
  /** How hard it is, from 1 to 10. */
  readonly value: number
  /** How likely the rider lands it, from 0 to 1. */
  readonly rate: number
  /** Which foot leads as it rolls away; null when the name does not decide it. */
  readonly exit: Lead | null
  /** What it is done on, as far as that is known. */
  readonly obstacles?: readonly string[]
  /** How well the rider has it, if at all. */
  readonly own?: PracticeRecord['mastery']
}

interface Facts {
  readonly category?: string
  readonly obstacles: readonly string[]
}

const WALLS = new Set(['Mini Ramp', 'Vert', 'Bowl', 'Spine', 'Bank'])
const EDGES = new Set(['Ledge', 'Rail'])
const NOWHERE: Facts = { obstacles: [] }
/** More than this no rider turns from flat ground. */
const MOST_ON_FLAT = 720

/**
 * Where a trick is at home: by what is known of it, else by its motion alone. What can be done on flat ground is
 * done there, but an air, a stall or a 900 never is.
 */
export function placeOf(motion: Motion, { category = '', obstacles }: Facts = NOWHERE): Place {
  const kind = motion.contact?.kind
  const isOnFlat = obstacles.includes('Flat Ground')
  const isOnWall = category === 'Transitions' || obstacles.some((name) => WALLS.has(name))
  switch (kind) {
    case 'grind':
    case 'slide':
      if (isOnCoping(motion) || motion.parts.some(isOnCoping)) return 'wall'
      return isOnWall && !obstacles.some((name) => EDGES.has(name)) ? 'wall' : 'edge'
    case 'manual':
      return 'manual'
    case 'stall':
      return 'wall'
    case 'air':
      return 'air'
    case 'grab':
    case 'plant':
      if (isOnUprightWall({ motion })) return 'wall'
      return isOnFlat && (motion.bodyTurn ?? 0) < 540 ? 'flat' : 'air'
    case undefined: {
      const isOnEdge = obstacles.some((name) => EDGES.has(name)) && !startsHigh(motion)
      return isOnEdge && !isOnFlat && !isOnWall ? 'edge' : placeWithoutContact(motion, isOnFlat, isOnWall)
    }
  }
}

function placeWithoutContact(motion: Motion, isOnFlat: boolean, isOnWall: boolean): Place {
  const turn = last(motion).bodyTurn ?? 0
  if (turn > MOST_ON_FLAT) return 'air'
  if (isOnFlat || (!isOnWall && !isOfWall(motion))) return 'flat'
  return turn >= 540 ? 'air' : 'wall'
}

/** Sent back by a wall, or begun on top of one. */
function isOfWall({ reverses, style, parts }: Motion): boolean {
  const [first] = parts
  return (
    reverses ||
    (first ? isOfWall(first) : style === 'Drop In' || style === 'Roll In' || style === 'Tail Drop')
  )
}

/** Speed in steps from 0, standing, to 3, all that a ramp gives. */
export interface Speed {
  /** What it takes to work. */
  readonly needs: number
  /** What it adds, or takes when negative. */
  readonly change: number
  /** What is left at the least, since coming down a wall gives back what climbing took. */
  readonly atLeast: number
}

const PLACE_SPEEDS: Record<Place, Speed> = {
  flat: { needs: 1, change: 0, atLeast: 0 },
  manual: { needs: 2, change: -1, atLeast: 0 },
  edge: { needs: 2, change: -1, atLeast: 0 },
  wall: { needs: 2, change: 0, atLeast: 2 },
  air: { needs: 3, change: 0, atLeast: 3 },
}

/** A wall that stands upright on the flat takes speed as an edge does, and gives none of it back. */
const UPRIGHT_WALL: Speed = { needs: 2, change: -1, atLeast: 0 }
const STOP: Speed = { needs: 1, change: -3, atLeast: 0 }
/** Whoever stands on the board needs no run-up, and has to push off again. */
const STAND: Speed = { ...STOP, needs: 0 }
const BRAKE: Speed = { needs: 2, change: -1, atLeast: 0 }
const DROP: Speed = { needs: 0, change: 0, atLeast: 3 }

/** Movements that are about speed itself. */
const STYLE_SPEEDS: StyleTable<Speed> = {
  'Drop In': DROP,
  'Roll In': DROP,
  'Tail Drop': DROP,
  'Acid Drop': { needs: 0, change: 0, atLeast: 2 },
  'Bomb Drop': { needs: 0, change: 0, atLeast: 2 },
  Pushing: { needs: 0, change: 1, atLeast: 1 },
  Pump: { needs: 1, change: 1, atLeast: 2 },
  'Tic Tac': { needs: 0, change: 1, atLeast: 1 },
  // One push is speed enough to slide it away again.
  Powerslide: { ...BRAKE, needs: 1 },
  'Coleman Slide': BRAKE,
  'Primo Slide': BRAKE,
  'Foot Brake': STOP,
  'Tail Brake': STOP,
  'Knee Slide': { ...STOP, needs: 2 },
  Falling: STOP,
}

const MOVEMENTS = new Set<StyleName | null>(['Pushing', 'Pump', 'Carve', 'Kickturn', 'Tic Tac', 'G-Turn'])

/** Whether it brings the rider to a stop, so that nothing comes well after it. */
export const isStop = ({ motion }: LineTrick): boolean =>
  ofStyle(STYLE_SPEEDS, motion.style)?.change === STOP.change

/** Whether it is there to take speed, so that a line does not set off with it. */
export const isBrake = ({ motion }: LineTrick): boolean =>
  ofStyle(STYLE_SPEEDS, motion.style)?.change === BRAKE.change

/** Whether it is there to gain speed, so that a line does not end on it. */
export const gainsSpeed = ({ motion }: LineTrick): boolean =>
  (ofStyle(STYLE_SPEEDS, motion.style)?.change ?? 0) > 0

const ON_UPRIGHT_WALLS = new Set<StyleName | null>(['Wallride', 'Wallie', 'No Comply Wallie'])

/** Whether it is done on a wall that stands upright on the flat, which no one rides up and comes down as a ramp. */
export const isOnUprightWall = ({ motion }: Pick<LineTrick, 'motion'>): boolean =>
  ON_UPRIGHT_WALLS.has(motion.style) ||
  motion.contact?.name === 'Wallplant' ||
  motion.parts.some((part) => isOnUprightWall({ motion: part }))

/** Whether it is done on a ramp, so that the way down gives back what the way up took. */
export const isOnRamp = (trick: Pick<LineTrick, 'motion' | 'place'>): boolean =>
  (trick.place === 'wall' || trick.place === 'air') && !isOnUprightWall(trick)

/** Stood on the spot, or nearly so, on another part of the board than the wheels. */
const RESTS = new Set<StyleName | null>([
  'Casper',
  'Anti Casper',
  'Railstand',
  'Truckstand',
  'TV Stand',
  'Pogo',
  'Switchfoot Pogo',
  'Handstand',
  'Flamingo',
  'Coco Wheelie',
  'Daffy',
])

/** Whether the rider stands in it, so that it holds up a line that goes on behind it. */
export const isRest = ({ motion }: Pick<LineTrick, 'motion'>): boolean =>
  motion.parts.length === 0 && RESTS.has(motion.style)

/** Whether it is a way of rolling on, turning or stopping: what no one films a line for. */
export const isMovement = (trick: LineTrick): boolean =>
  isStop(trick) || (trick.motion.parts.length === 0 && MOVEMENTS.has(trick.motion.style))

/** The speed a trick takes and leaves at a place. */
export function speedOf(motion: Motion, place: Place = placeOf(motion)): Speed {
  if (isOnUprightWall({ motion })) return UPRIGHT_WALL
  if (isRest({ motion })) return STAND
  const last = motion.parts.at(-1)
  if (last) return { ...speedOf(last, place), needs: speedOf(motion.parts[0] ?? last, place).needs }
  return ofStyle(STYLE_SPEEDS, motion.style) ?? PLACE_SPEEDS[place]
}

/** The speed left after a trick that was entered with `speed`. */
export function speedAfter({ change, atLeast }: Speed, speed: number): number {
  return Math.min(3, Math.max(0, atLeast, speed + change))
}

function last(motion: Motion): Motion {
  return motion.parts.at(-1) ?? motion
}

/** The foot that leads out of a trick: as its written sequence ends, else as its motion says. */
export function leadOut(motion: Motion, place: Place, sequence: string | null = null): Lead | null {
  const isBack = place === 'wall' || (place === 'air' && !isOffAKicker(motion))
  return leadAtEnd(sequence) ?? exitOf(motion, isBack ? 'ramp' : 'flat')
}

/** A spin that nothing sends back, further than anyone turns from flat ground: it takes a kicker, and goes on. */
const isOffAKicker = ({ contact, style, reverses, bodyTurn }: Motion): boolean =>
  !contact && !style && !reverses && (bodyTurn ?? 0) > MOST_ON_FLAT

/**
 * The foot that leads as a trick rolls away where it is at home. The one truth for lines, parks, lessons, pages and
 * the command line; without facts, by the motion alone.
 */
export function rollOut(
  motion: Motion,
  facts: Facts & { readonly sequence?: string | null } = NOWHERE,
): Lead | null {
  return leadOut(motion, placeOf(motion, facts), facts.sequence ?? null)
}

/** Whether a trick begins by coming off a height, so that nothing can stand before it. */
export function startsHigh(motion: Motion): boolean {
  const { style } = motion.parts[0] ?? motion
  return style !== null && isFromAbove(style)
}

/** Whether a trick begins by running with the board in the hand, so that nothing can stand before it. */
export function startsOnFoot(motion: Motion): boolean {
  return (motion.parts[0] ?? motion).style === 'Caveman'
}

const OFF_A_FOOT = new Set<StyleName | null>([
  'Boneless',
  'Slappy',
  'Wallie',
  'No Comply Wallie',
  'Pole Jam',
  'Fingerflip',
])

/** Whether it begins with a pop off the ground: a boneless is jumped off a foot, a slappy bumped, a ramp ridden up. */
export function isPopped({ motion, place }: Pick<LineTrick, 'motion' | 'place'>): boolean {
  const first = motion.parts[0] ?? motion
  const isOnWheels = first.contact?.kind === 'manual' && !isFlipped(first) && (first.boardTurn ?? 0) === 0
  const isOnRamp = place === 'wall' || place === 'air'
  return (
    first.pop && !OFF_A_FOOT.has(first.style) && !isOnWheels && !isOnRamp && first.contact?.kind !== 'plant'
  )
}

/** What decides where a trick of a line is met. */
type Met = Pick<LineTrick, 'motion' | 'place' | 'exit' | 'obstacles'>

/** Whether it is ground on a coping as well, as every grind but a slappy is by who came down a ramp. */
const isOfCopingToo = ({ motion, place, obstacles = [] }: Met, start: StartingPosition): boolean =>
  place === 'edge' &&
  motion.contact?.kind === 'grind' &&
  motion.style !== 'Slappy' &&
  (start !== 'flatground' || obstacles.some((name) => WALLS.has(name)))

/**
 * Whether a half cab, a caballerial, a fakie ollie or a 360 is done above a wall as well. What does not turn from
 * forward comes back down another way there than it goes by its name.
 */
const isFlownToo = ({ motion, place, obstacles = [] }: Met): boolean =>
  place === 'flat' &&
  motion.contact === null &&
  (motion.stance === 'fakie' || (motion.bodyTurn ?? 0) >= 360) &&
  obstacles.some((name) => WALLS.has(name))

/** Whether it is one of the airs and plants of a vert run, though it is known from the flat: 540s, a gymnast plant. */
const isAirToo = ({ motion, place }: Met): boolean =>
  place === 'flat' &&
  (motion.contact === null ? (motion.bodyTurn ?? 0) >= 540 : motion.contact.name === 'Gymnast Plant')

/** Where there is a lip to do it on. */
const RAMPS = ['Mini Ramp', 'Vert', 'Bowl']

/** A trick that is known from elsewhere, as it is done on a wall or above it. */
export const onWall = <Trick extends Met>(trick: Trick, place: 'wall' | 'air' = 'wall'): Trick => ({
  ...trick,
  place,
  exit: leadOut(trick.motion, place),
  obstacles: RAMPS,
})

/**
 * Tricks of one line where they are met. When all else is on ramps, a grind that goes on a coping is ground there, and
 * among airs a half cab or a 540 is one above the coping, not on the flat between two walls.
 */
export function whereMet<Trick extends Met>(tricks: readonly Trick[], start: StartingPosition): Trick[] {
  const hasAirs = tricks.some(({ place }) => place === 'air')
  const isAir = (trick: Met) => hasAirs && start !== 'flatground' && isAirToo(trick)
  const mayBe = (trick: Met) => isOfCopingToo(trick, start) || (hasAirs && isFlownToo(trick)) || isAir(trick)
  const isRun =
    tricks.some((trick) => isOnRamp(trick) && !startsHigh(trick.motion)) &&
    tricks.every((trick) => isOnRamp(trick) || mayBe(trick) || trick.motion.style === 'Kickturn')
  return isRun
    ? tricks.map((trick) => (mayBe(trick) ? onWall(trick, isAir(trick) ? 'air' : 'wall') : trick))
    : [...tricks]
}

/** How much harder than what a rider lands a trick may be that they never tried. */
export const NEXT_STEP = 0.7

/** The difficulty within reach of who lands `own`; without any, that of the hardest trick they chose. */
export function reachOf(own: readonly LineTrick[], chosen: readonly LineTrick[]): number {
  const landed = own.filter((trick) => trick.own === 'CONSISTENT' || trick.own === 'MASTERED')
  const hardest = (tricks: readonly LineTrick[]) => Math.max(0, ...tricks.map(({ value }) => value))
  return landed.length > 0 ? hardest(landed) + NEXT_STEP : hardest(chosen)
}

/** Whether only a ramp gives the speed and the height for it. */
export const isOfRamps = ({ place, obstacles = [] }: LineTrick): boolean =>
  place === 'air' || (place === 'wall' && obstacles.length > 0 && obstacles.every((name) => name === 'Vert'))

/**
 * Whether a trick may take another's place: on the same obstacle, one's own or within reach, no mere movement in the
 * place of a trick, and a way in only for a way in.
 */
export function mayReplace(into: LineTrick, out: LineTrick, reach: number): boolean {
  const isOnSame =
    into.place === out.place &&
    (!into.obstacles || !out.obstacles || into.obstacles.some((name) => out.obstacles?.includes(name)))
  const isTrick = !isMovement(into) || isMovement(out)
  const isAsBegun =
    startsHigh(into.motion) === startsHigh(out.motion) &&
    startsOnFoot(into.motion) === startsOnFoot(out.motion)
  return isOnSame && isTrick && isAsBegun && into.id !== out.id && (Boolean(into.own) || into.value <= reach)
}

const HARDEST: Record<Level, number> = { Beginner: 3, Intermediate: 5.9, Advanced: 7.9, Expert: 10 }

/** A line brought down to a level: each trick that is too hard gives way to the one most like it that is not. */
export function atLevel(
  tricks: readonly LineTrick[],
  level: Level,
  library: readonly LineTrick[],
): LineTrick[] {
  const taken = new Set(tricks.map(({ id }) => id))
  return tricks.map((trick) => {
    if (trick.value <= HARDEST[level]) return trick
    const other = easier(trick, level, library, taken)
    taken.add(other.id)
    return other
  })
}

function easier(
  trick: LineTrick,
  level: Level,
  library: readonly LineTrick[],
  taken: Set<number>,
): LineTrick {
  let best: LineTrick | null = null
  for (const other of library) {
    if (other.value > HARDEST[level] || taken.has(other.id) || other.exit === null) continue
    if (!best || likeness(trick, other) > likeness(trick, best)) best = other
  }
  return best ?? trick
}

function likeness(trick: LineTrick, other: LineTrick): number {
  const isTurnedAlike = trick.exit === other.exit
  const isEnteredAlike = leadOf(trick.motion.stance) === leadOf(other.motion.stance)
  return (
    (trick.place === other.place ? 8 : 0) +
    (trick.family === other.family ? 4 : 0) +
    (isEnteredAlike ? 2 : 0) +
    (isTurnedAlike ? 2 : 0) -
    (trick.value - other.value) / 2
  )
}
