import type { Place } from './line-trick.ts'
import type { Stance } from './motion.ts'
import { parseTrick } from './parse.ts'
import { exitOf, type Lead, leadOf } from './stance.ts'

/** Something small between two tricks that makes the second one possible. */
export interface Repair {
  readonly name: string
  readonly leaves: Stance
  /** Half turns in it. */
  readonly turns: number
  readonly pushes: number
}

interface Wanted {
  readonly from: { readonly lead: Lead | null; readonly place: Place }
  readonly to: Lead
  readonly missing: number
  /** Names of tricks that the rider lands. */
  readonly known: readonly string[]
  readonly goesTo: Place
}

/** Turns that change which foot leads, the smallest first; a rider's own come before the others. */
export const TURNS: Record<Lead, readonly string[]> = {
  F: ['Kickturn', 'Frontside 180', 'Backside 180'],
  B: ['Fakie Kickturn', 'Half Cab', 'Frontside Half Cab'],
}

const PUSHES: Record<number, string> = { 1: 'Push', 2: 'Push twice' }

function turnFrom(lead: Lead, known: readonly string[]): string {
  const turns = TURNS[lead]
  // Whoever lands a half cab has no need of a kickturn; the others do not learn one in a line.
  return turns.findLast((name) => known.includes(name)) ?? turns[0] ?? ''
}

function speedMove({ from, missing, goesTo }: Wanted): string {
  const isWall = (place: Place) => place === 'wall' || place === 'air'
  if (isWall(from.place) && isWall(goesTo)) return 'Pump'
  return PUSHES[missing] ?? 'Push'
}

function named(turn: string, speed: string): string {
  if (!turn || !speed) return turn || speed
  return `${turn}, then ${speed[0]?.toLowerCase()}${speed.slice(1)}`
}

/** The smallest repair that turns the rider and brings the speed; null when nothing is missing. */
export function repairFor(wanted: Wanted): Repair | null {
  const { from, to, missing, known } = wanted
  const turn = from.lead !== null && from.lead !== to ? turnFrom(from.lead, known) : ''
  const speed = missing > 0 ? speedMove(wanted) : ''
  if (!turn && !speed) return null
  const leaves = to === 'F' ? 'regular' : turn ? 'fakie' : 'switch'
  return { name: named(turn, speed), leaves, turns: turn ? 1 : 0, pushes: missing }
}

/** Whether a repair does what it says, by the rule for tricks: for tests and for answers from outside. */
export function isSound(repair: Repair, lead: Lead): boolean {
  const [turn = ''] = repair.name.split(', then ')
  if (repair.turns === 0) return leadOf(repair.leaves) === lead
  const parsed = parseTrick(turn)
  return (
    parsed.ok &&
    leadOf(parsed.motion.stance) === lead &&
    exitOf(parsed.motion, 'flat') === leadOf(repair.leaves)
  )
}
