import { type Grip, recordOf, turnOf } from '../contacts.ts'
import { isFlipped } from '../flip.ts'
import { type Motion, overheadOf } from '../motion.ts'
import { ofStyle, type StyleTable } from '../styles.ts'
import { BOARD } from './body.ts'
import { type Choreography, HIPS, heightAfter, isOneFoot } from './choreography.ts'
import { stall } from './coping.ts'
import { grabAs } from './grabs.ts'
import { box, CURVES, type Curve, lengthOf, type Obstacle, ridge, transition } from './obstacles.ts'
import { plant } from './plants.ts'
import { even, hop, soft, spun, swell } from './track.ts'
import { flipOn, onWheels, quickening, rideDown, rideUp, slowing, turn, turnsOn } from './walls.ts'

/** Up a wall and down again, by what happens above its edge. The edge is at x = 0. */
export function upTheWall(
  run: Choreography,
  before: readonly Motion[],
  motion: Motion,
  out: readonly Motion[] = [],
): void {
  const kind = motion.contact?.kind
  if (motion.style === 'Wallride') overTheEdge(run)
  else if (kind === 'stall' || kind === 'grind' || kind === 'slide') stall(run, before, motion, out)
  else if (kind === 'plant') plant(run, motion, before)
  else air(run, [...before, motion])
  if (motion.revert) slideRoundBelow(run, motion)
}

/** A last half turn on the wheels, on the flat. */
function slideRoundBelow(run: Choreography, motion: Motion): void {
  const deg = motion.revert === 'backside' ? -180 : 180
  run.score.x.add(run.t, run.t + 0.5, -1.2, even)
  run.slideRound(run.seen(deg, motion.stance))
  run.t += 0.16
}

/** Up a wall that goes on above a transition, and back down the way one came. */
function overTheEdge(run: Choreography): void {
  const curve = CURVES.vert
  const wall = box([0, 0.25], [-1.5, 1.5], [curve.height, curve.height + 1.6], 'brick')
  const ramp = transition('vert')
  run.obstacles.push({ ...ramp, copings: [], solids: [...ramp.solids, wall] })
  rideUp(run, curve, 1.3, -0.5, slowing)
  run.score.arms.to(run.t - 0.4, run.t, 0.8)
  run.say('Hold')
  rideDown(run, curve, -0.5, 1.3)
}

function air(run: Choreography, parts: readonly Motion[]): void {
  const { score } = run
  const motion = parts.at(-1) ?? parts[0]
  if (!motion) return
  const curve = CURVES.vert
  const total = turnsOn(run, motion, motion.contact ? turnOf(motion.contact) : 0)
  const way = Math.sign(total) || run.way
  const isAlong = motion.style === 'Transfer'
  run.obstacles.push(...(isAlong ? gapInCoping(way) : [transition('vert')]))
  rideUp(run, curve, 1.2, 0, even)
  const from = run.t
  const size = Math.abs(total)
  const lasts = size > 720 ? 1.35 : size > 360 ? 1.2 : 1
  const at = (share: number) => from + lasts * share
  const rise = Math.min(HIGHEST, heightAfter(lasts) * 0.85)
  score.z.add(from, at(1), rise, hop)
  score.x.add(from, at(1), -0.16, swell)
  const over = ofStyle(GOES_OVER, motion.style)
  if (over) score.tau.add(at(0.06), at(0.94), over, soft)
  else score.tau.add(at(0), at(1), overheadOf(motion) ? 95 : -66, swell)
  // Along the coping against the turn.
  if (motion.style === 'Alley-Oop') score.y.add(from, at(1), -Math.sign(total) * 0.9, soft)
  if (isAlong) score.y.add(from, at(1), way * GAP.across, spun)
  fly(run, parts, total, from, lasts)
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0, 1.05)
}

/** What rider and board do while they hang over a ramp. */
function fly(run: Choreography, parts: readonly Motion[], total: number, from: number, lasts: number): void {
  const { score } = run
  const motion = parts.at(-1)
  if (!motion) return
  const record = motion.contact ? recordOf(motion.contact) : null
  const before = parts.slice(0, -1)
  const at = (share: number) => from + lasts * share
  score.hip.to(at(0.02), at(0.25), 0.5).to(at(0.75), at(1), 0.68)
  score.bend.to(at(0.02), at(0.25), 36).to(at(0.75), at(1), 28)
  score.arms.to(at(0), at(0.3), 0.8)
  turn(run, at(0.02), at(0.97), total)
  run.say('Pop', from)
  run.say('Peak', at(0.5))
  const flips = [...before, motion].some(isFlipped)
  for (const part of before) flipOn(run, part, at(0.06), lasts * 0.32)
  flipOn(run, { ...motion, ...sameTurn(motion) }, at(motion.flip.late ? 0.52 : 0.06), lasts * 0.34)
  const held = record && 'grip' in record ? record.grip : motion.style === 'Sacktap' ? BY_THE_NOSE : null
  const isPlain = motion.contact?.name === 'Air' && !flips && motion.style !== 'One Foot'
  const grip = isPlain ? usualGrip(motion) : held
  const grabFrom = flips ? at(0.5) : at(0.26)
  if (grip || (record && 'grip' in record) || isOneFoot(motion))
    grabAs(run, motion, grip, grabFrom, at(flips ? 0.72 : 0.74))
}

/** How far rider and board go over backward. Degrees. */
const GOES_OVER: StyleTable<number> = { Backflip: 360 }

/** How far above a coping the most turns are done, so that it stays in view; meters. */
const HIGHEST = 0.95

/** A gap between two walls side by side: where it begins and ends, and how far a rider goes over it. */
const GAP = { from: 0.55, to: 1.45, across: 2.1 }

function gapInCoping(way: number): Obstacle[] {
  return [
    [-1.5, GAP.from],
    [GAP.to, 3.4],
  ].map(([y0 = 0, y1 = 0]) => (way > 0 ? transition('vert', y0, y1) : transition('vert', -y1, -y0)))
}

/** Meters between the two copings of a spine. */
const RIDGE = 0.3

/** Up one side of a spine and down the other, rolling on the way one came. */
export function overTheSpine(run: Choreography, before: readonly Motion[], motion: Motion): void {
  const { score } = run
  const curve = CURVES.mini
  run.obstacles.push(ridge('mini', RIDGE))
  const total = run.seen(motion.bodyDeg ?? run.guess(motion), motion.stance)
  rideUp(run, curve, 1.05, 0, even)
  const from = run.t
  const lasts = Math.abs(total) > 360 ? 1.15 : 0.95
  const { x, slope } = onWheels(curve, 0)
  score.x.add(from, from + lasts, RIDGE - 2 * x, even)
  score.z.add(from, from + lasts, heightAfter(lasts) * 0.8, hop)
  score.tau.add(from, from + lasts, -2 * slope, spun)
  fly(run, [...before, motion], total, from, lasts)
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideOn(run, curve)
}

/** Down the far side of a spine and out on the flat. */
function rideOn(run: Choreography, curve: Curve): void {
  const { score } = run
  const lasts = 1
  const end = lengthOf(curve) + 1.1
  const at = (u: number) => onWheels(curve, end * quickening(u))
  const first = at(0)
  const from = run.t
  score.x.add(from, from + lasts, 1, (u) => first.x - at(u).x)
  score.z.add(from, from + lasts, 1, (u) => at(u).z - first.z)
  score.tau.add(from, from + lasts, 1, (u) => first.slope - at(u).slope)
  score.hip.to(from, from + lasts * 0.35, 0.56).to(from + lasts * 0.5, from + lasts, HIPS.roll)
  score.bend.to(from, from + lasts * 0.35, 42).to(from + lasts * 0.5, from + lasts, 22)
  score.arms.to(from, from + lasts, 0.3)
  run.say('Land', from + 0.05)
  run.t += lasts
  score.x.add(run.t, run.t + 0.35, at(1).x - onWheels(curve, end + 0.9).x, even)
  run.t += 0.35
}

const BY_THE_NOSE: Grip = { hand: 'leading', at: 'nose' }

/** Where an air is held that is called by its side or its spin alone. */
const usualGrip = ({ approach, bodyDeg }: Motion): Grip =>
  approach === 'frontside' || (bodyDeg ?? 0) > 0
    ? { hand: 'trailing', at: 'toe edge' }
    : { hand: 'leading', at: 'heel edge' }

/** Only what the board turns more than the rider turns it apart from the feet; by hand in a varial. */
function sameTurn({ style, bodyDeg, boardDeg }: Motion): { bodyDeg: number; boardDeg: number } {
  if (style === 'Varial') return { bodyDeg: 0, boardDeg: -180 }
  return { bodyDeg: 0, boardDeg: boardDeg === null || bodyDeg === null ? 0 : boardDeg - bodyDeg }
}

/** Up a wall and down: round on the back wheels, or backward as one came up. */
export function kickturn(run: Choreography, motion: Motion): void {
  const { score } = run
  const curve = CURVES['quarter pipe']
  run.obstacles.push(transition('quarter pipe'))
  rideUp(run, curve, 1.2, 0.9, slowing)
  if (motion.bodyDeg === 0) {
    run.say('Peak', run.t)
    rideDown(run, curve, 0.9, 1)
    return
  }
  const deg = run.seen(motion.bodyDeg ?? -180, motion.stance)
  const from = run.t
  const end = -1
  const lasts = 0.6
  score.tilt.add(from, from + lasts, end * 15, swell)
  score.px.add(from, from + lasts, end * BOARD.truck * 0.9, swell)
  score.x.add(from, from + lasts, -0.1, swell)
  score.z.add(from, from + lasts, -0.07, swell)
  score.sway.add(from, from + lasts, -0.06, swell)
  // Off a wall one does not stand out as far as the wall leans.
  score.tip.add(from - 0.5, from + lasts + 0.5, -26, swell)
  turn(run, from, from + lasts, deg)
  run.say('Turn', from + lasts / 2)
  run.t += lasts
  run.halves += Math.round(deg / 180)
  rideDown(run, curve, 0.9, 1)
}
