import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'
import { BOARD } from './body.ts'
import { type Choreography, HIPS, leadWanted } from './choreography.ts'
import type { Vec } from './geometry.ts'
import { type Curve, lengthOf, onCurve } from './obstacles.ts'
import { type Ease, even, spun } from './track.ts'

/** Rolls along a curve from one distance below its edge to another; all of x, z and slope follow. */
function ride(
  run: Choreography,
  curve: Curve,
  from: number,
  to: number,
  below: readonly [number, number],
  ease: Ease,
): void {
  const { score } = run
  const [start, end] = below
  const at = (u: number) => onWheels(curve, start + (end - start) * ease(u))
  const first = at(0)
  score.x.add(from, to, 1, (u) => at(u).x - first.x)
  score.z.add(from, to, 1, (u) => at(u).z - first.z)
  score.tau.add(from, to, 1, (u) => at(u).slope - first.slope)
}

/** Where the middle between the wheels is, and how steeply they stand, when it is so far below the edge. */
export function onWheels(curve: Curve, below: number): { x: number; z: number; slope: number } {
  const [low, high] = [onCurve(curve, below + BOARD.truck), onCurve(curve, below - BOARD.truck)]
  const slope = (Math.atan2(high.z - low.z, high.x - low.x) * 180) / Math.PI
  return { x: (low.x + high.x) / 2, z: (low.z + high.z) / 2, slope }
}

/** Sets the start on a curve, before anything moves. */
export function startOn(run: Choreography, curve: Curve, below: number): void {
  const { x, z, slope } = onWheels(curve, below)
  run.score.x.to(run.t - 1e-6, run.t, x, even)
  run.score.z.to(run.t - 1e-6, run.t, z, even)
  run.score.tau.to(run.t - 1e-6, run.t, slope, even)
  run.score.floor.to(run.t - 1e-6, run.t, -9, even)
}

export const slowing: Ease = (u) => u * (1.75 - 0.75 * u)

export const quickening: Ease = (u) => 1 - slowing(1 - u)

/** From the flat up to so far below the edge, knees giving where the wall begins. */
export function rideUp(run: Choreography, curve: Curve, lasts: number, end: number, ease: Ease): void {
  const { score } = run
  const start = lengthOf(curve) + 1.1
  startOn(run, curve, start)
  run.say('Roll up', run.t + 0.1)
  ride(run, curve, run.t, run.t + lasts, [start, end], ease)
  score.hip.to(run.t + lasts * 0.25, run.t + lasts * 0.6, 0.52).to(run.t + lasts * 0.6, run.t + lasts, 0.7)
  score.bend.to(run.t + lasts * 0.25, run.t + lasts * 0.6, 40).to(run.t + lasts * 0.6, run.t + lasts, 26)
  run.t += lasts
}

/** Down again and out on the flat. */
export function rideDown(run: Choreography, curve: Curve, from: number, lasts: number): void {
  const { score } = run
  const end = lengthOf(curve) + 1.1
  score.tilt.to(run.t - 0.1, run.t + 0.1, 0)
  ride(run, curve, run.t, run.t + lasts, [from, end], quickening)
  score.look.to(run.t - 0.5, run.t + 0.1, 180)
  score.hip.to(run.t, run.t + lasts * 0.35, 0.56).to(run.t + lasts * 0.5, run.t + lasts, HIPS.roll)
  score.bend.to(run.t, run.t + lasts * 0.35, 42).to(run.t + lasts * 0.5, run.t + lasts, 22)
  score.arms.to(run.t, run.t + lasts, 0.3)
  run.say('Land', run.t + 0.05)
  run.t += lasts
  const last = onWheels(curve, end)
  score.x.add(run.t, run.t + 0.35, onWheels(curve, end + 0.9).x - last.x, even)
  run.t += 0.35
}

/** Half turns from going up to coming down; a turn whose direction is open is drawn backside. */
export function turnsOn(run: Choreography, motion: Motion, plain: number | null): number {
  const size = motion.bodyTurn ?? plain
  const side = motion.approach === 'frontside' ? 1 : -1
  const given = motion.bodyDeg ?? (size === null ? null : side * size)
  const lead = leadWanted(motion, 'ramp')
  const deg = run.seen(given ?? 0, motion.stance)
  const comes: Lead = (Math.round(deg / 180) % 2 === 0) === (run.lead === 1) ? 'B' : 'F'
  if (lead === null || lead === comes) return deg
  return deg === 0 ? run.seen(side * 180, motion.stance) : deg - Math.sign(deg) * 180
}

/** A turn on a wall: the flow turns, so that the board can tilt about its own axes. */
export function turn(run: Choreography, from: number, to: number, deg: number): void {
  run.score.slew.add(from, to, deg, spun)
}

export function carryPivot(run: Choreography, from: number, to: number, [x, y, z]: Vec): void {
  run.score.px.to(from, to, x)
  run.score.py.to(from, to, y)
  run.score.pz.to(from, to, z)
}

export function flipOn(run: Choreography, part: Motion, from: number, lasts: number): void {
  const { flip } = part
  const apart = (part.boardDeg ?? 0) - (part.bodyDeg ?? 0)
  if (apart !== 0) {
    run.score.apart.add(from, from + lasts * 0.8, run.seen(apart, part.stance), spun)
    run.letGo(from, from + lasts * 0.8, 0.12, 'both')
  }
  if (flip.kind === 'none' || flip.kind === null || flip.count === null || flip.count === 0.5) return
  const sense = (flip.kind === 'kick') === (run.score.toe === 1) ? 1 : -1
  run.roll(sense * flip.count * 360, from, from + lasts * 0.85)
}
