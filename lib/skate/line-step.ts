import { type LineTrick, type Place, type StartingPosition, startsHigh } from './line-trick.ts'
import type { Stance } from './motion.ts'
import { type Repair, repairFor } from './repair.ts'
import { carriedStance, type Lead, leadOf } from './stance.ts'

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

/** What a start gives. Everybody sets off with the natural front foot leading. */
export const STARTS: Record<StartingPosition, Rolling> = {
  flatground: { lead: 'F', speed: 1, place: 'flat' },
  ramp: { lead: 'F', speed: 2, place: 'flat' },
  dropin: { lead: 'F', speed: 3, place: 'wall' },
  quarterpipe: { lead: 'F', speed: 2, place: 'wall' },
}

/** Speed that a trick at a place takes to work. */
export const NEEDS: Record<Place, number> = { flat: 1, manual: 2, edge: 2, wall: 2, air: 3 }

function speedAfter(place: Place, speed: number): number {
  if (place === 'flat') return speed
  if (place === 'manual' || place === 'edge') return speed - 1
  // Coming down a wall gives back what climbing took.
  return place === 'air' ? 3 : Math.max(speed, 2)
}

/** Why a trick cannot stand at that place of any line, or null. */
export function obstacleTo(trick: LineTrick, at: number, start: StartingPosition): string | null {
  if (!startsHigh(trick.motion)) return null
  if (start === 'flatground') return 'it starts from the top of a ramp, and this line starts on flat ground'
  return at === 0 ? null : 'it starts from the top of a ramp, so it can only come first'
}

/** Does the next trick, with the smallest repair that makes it possible; null where none does. */
export function stepTo(
  before: Rolling,
  trick: LineTrick,
  at: number,
  start: StartingPosition,
  known: readonly string[],
): Step | null {
  if (before.lead === null || obstacleTo(trick, at, start)) return null
  const enters = trick.motion.stance
  const isDrop = startsHigh(trick.motion)
  const missing = isDrop ? 0 : Math.max(0, NEEDS[trick.place] - before.speed)
  const repair = repairFor({ from: before, to: leadOf(enters), missing, known, goesTo: trick.place })
  const speed = isDrop ? 3 : speedAfter(trick.place, before.speed + missing)
  return {
    trick,
    enters,
    leaves: carriedStance(enters, trick.exit),
    repair,
    after: { lead: trick.exit, speed, place: trick.place },
  }
}
