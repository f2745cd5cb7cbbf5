import type { Stance } from '../motion.ts'
import { carriedStance, type Lead, leadOf } from '../stance.ts'
import type { StyleName } from '../styles.ts'
import {
  isOfRamps,
  isOnUprightWall,
  type LineTrick,
  onWall,
  type Place,
  type StartingPosition,
  speedAfter,
  speedOf,
  startsHigh,
  startsOnFoot,
} from './trick.ts'

/** What can be done between two tricks, as it is told to a rider. */
const MOVES = {
  kickturn: 'Kickturn',
  'fakie kickturn': 'Fakie Kickturn',
  'frontside 180': 'Frontside 180',
  'backside 180': 'Backside 180',
  'half cab': 'Half Cab',
  'frontside half cab': 'Frontside Half Cab',
  // Who comes down a wall as they went up it rolls the other way around; a kickturn there would keep the lead.
  wall: 'Ride a wall up and back',
  push: 'Push',
  'two pushes': 'Push twice',
  pump: 'Pump',
  carve: 'Carve around',
  climb: 'Climb up again',
  across: 'Drop in across from it',
} as const

/** One thing done between two tricks. */
export type Move = keyof typeof MOVES

/** Something small between two tricks that makes the second one possible. */
export interface Repair {
  /** What is done, one after the other; the name says the same. */
  readonly moves: readonly Move[]
  readonly name: string
  readonly leaves: Stance
  /** Half turns in it. */
  readonly turns: number
  readonly pushes: number
}

/** How a rider rolls between two tricks: which foot leads, and speed from 0 (standing) to 3 (all a ramp gives). */
export interface Rolling {
  readonly lead: Lead | null
  readonly speed: number
  readonly place: Place
}

/** A trick in a line: how it is entered and left, and what has to be done before it. */
export interface Step {
  readonly trick: LineTrick
  readonly enters: Stance
  readonly leaves: Stance
  readonly repair: Repair | null
  readonly after: Rolling
}

/** Does the next trick, with the smallest repair that makes it possible; null where none does. */
export function stepTo(
  before: Rolling,
  asked: LineTrick,
  at: number,
  start: StartingPosition,
  known: readonly string[],
): Step | null {
  if (before.lead === null || obstacleTo(asked, at, start)) return null
  const trick = whereItIsMet(asked, before)
  const enters = trick.motion.stance
  const taken = speedOf(trick.motion, trick.place)
  const missing = Math.max(0, taken.needs - before.speed)
  // What is a wall on the street is ridden along, not up and down.
  const from = start === 'flatground' ? { lead: before.lead, place: 'flat' as const } : before
  // An upright wall stands on the flat: no one pumps for it, nor turns on the way down.
  const place = isOnUprightWall(trick) ? 'flat' : trick.place
  const repair = repairFor({ from, to: leadOf(enters), missing, known, goesTo: place })
  const speed = speedAfter(taken, before.speed + missing)
  return {
    trick,
    enters,
    leaves: carriedStance(enters, trick.exit),
    repair,
    after: { lead: trick.exit, speed, place },
  }
}

/** Whoever comes down one wall kickturns on the next and rolls on as before; on the flat it turns the rider. */
function whereItIsMet(trick: LineTrick, { place }: Rolling): LineTrick {
  const isOnWall =
    trick.motion.style === 'Kickturn' && trick.place === 'flat' && (place === 'wall' || place === 'air')
  return isOnWall ? onWall(trick) : trick
}

const offAnEdge = new Set<StyleName | null>(['Acid Drop', 'Bomb Drop'])

/** Why a trick cannot stand at that place of any line, or null. */
export function obstacleTo(trick: LineTrick, at: number, start: StartingPosition): string | null {
  if (startsOnFoot(trick.motion))
    return at === 0 ? null : 'it starts on foot, with the board in your hand, so it can only come first'
  if (!startsHigh(trick.motion))
    return isOfRamps(trick) && start === 'flatground'
      ? 'it takes the speed of a ramp, and this line starts on flat ground'
      : null
  const starts = offAnEdge.has(trick.motion.style)
    ? 'it starts by stepping off something high'
    : 'it starts from the top of a ramp'
  if (start === 'flatground') return `${starts}, and this line starts on flat ground`
  return at === 0 ? null : `${starts}, so it can only come first`
}

interface Wanted {
  readonly from: { readonly lead: Lead | null; readonly place: Place }
  readonly to: Lead
  readonly missing: number
  /** Names of tricks that the rider lands. */
  readonly known: readonly string[]
  readonly goesTo: Place
}

/** The smallest repair that turns the rider and brings the speed; null when nothing is missing. */
export function repairFor(wanted: Wanted): Repair | null {
  const { from, to, missing, known } = wanted
  const turn =
    from.lead === null || from.lead === to
      ? null
      : isFromWallToWall(wanted)
        ? 'wall'
        : turnFrom(from.lead, known)
  const speed = missing > 0 ? speedMove(wanted) : null
  const moves = [turn, speed].filter((move) => move !== null)
  if (moves.length === 0) return null
  const leaves = to === 'F' ? 'regular' : turn ? 'fakie' : 'switch'
  return { ...movesNamed(moves), leaves, turns: turn ? 1 : 0, pushes: missing }
}

const THEN = ', then '

/** Moves with the name that says them: "Kickturn, then push". */
export function movesNamed(moves: readonly Move[]): Pick<Repair, 'moves' | 'name'> {
  const [first = '', ...rest] = moves.map((move) => MOVES[move])
  return {
    moves,
    name: [first, ...rest.map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`)].join(THEN),
  }
}

/** The moves that a repair's name says, for those who have only the name. */
export function movesIn(name: string): Move[] {
  return name.split(THEN).flatMap((said) => MOVE_BY_NAME.get(said.toLowerCase()) ?? [])
}

const MOVE_BY_NAME: ReadonlyMap<string, Move> = new Map(
  Object.entries(MOVES).map(([move, name]) => [name.toLowerCase(), move as Move]),
)

/** Whether it is a half turn on the ground. */
export const isTurn = (move: Move): boolean => Object.values(TURNS).some((turns) => turns.includes(move))

/** Turns that change which foot leads, the smallest first; a rider's own come before the others. */
const TURNS: Record<Lead, readonly [Move, ...Move[]]> = {
  F: ['kickturn', 'frontside 180', 'backside 180'],
  B: ['fakie kickturn', 'half cab', 'frontside half cab'],
}

function turnFrom(lead: Lead, known: readonly string[]): Move {
  const turns = TURNS[lead]
  // A rider who lands half cabs does not need a kickturn, and no one learns one in the middle of a line.
  return turns.findLast((move) => known.includes(MOVES[move])) ?? turns[0]
}

function isFromWallToWall({ from, goesTo }: Wanted): boolean {
  const isWall = (place: Place) => place === 'wall' || place === 'air'
  return isWall(from.place) && isWall(goesTo)
}

const speedMove = (wanted: Wanted): Move =>
  isFromWallToWall(wanted) ? 'pump' : wanted.missing === 1 ? 'push' : 'two pushes'

/** What a start gives. Everyone sets off with the natural front foot leading. */
export const STARTS: Record<StartingPosition, Rolling> = {
  flatground: { lead: 'F', speed: 1, place: 'flat' },
  ramp: { lead: 'F', speed: 2, place: 'wall' },
  dropin: { lead: 'F', speed: 3, place: 'wall' },
  quarterpipe: { lead: 'F', speed: 2, place: 'wall' },
}
