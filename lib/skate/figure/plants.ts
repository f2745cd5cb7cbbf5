import { type ContactName, isFootPlant } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { BOARD, LIMB, poseAt } from './body.ts'
import type { Choreography } from './choreography.ts'
import type { Vec } from './geometry.ts'
import type { Held } from './grabs.ts'
import { CURVES, PROUD, transition } from './obstacles.ts'
import { flipOn, onWheels, rideDown, rideUp, slowing, turn, turnsOn } from './walls.ts'

/** Upside down on one arm, folded so far that the other reaches the board. */
export const FOLDED = { hip: 0.38, bend: 60, back: -0.12 }

/** How a rider holds the body upside down otherwise. */
const UPSIDE_DOWN: Partial<Record<ContactName, Held>> = {
  Stiffy: { hip: 0.68, bend: 90, back: -0.24 },
  Andrecht: { hip: 0.36, bend: 46, back: -0.3 },
  'Tuck Knee Invert': { hip: 0.32, bend: 52, back: -0.06, knees: -0.6 },
  'Sad Plant': { tilt: -28 },
  'Ho Ho': { hip: 0.5, bend: 10 },
}

/** Plants that are turned farther than half round. */
const TURNS: Partial<Record<ContactName, number>> = { 'Phillips 66': 360, 'Miller Flip': 360 }

const LEADING_PLANTS: readonly ContactName[] = ['Egg Plant', 'Phillips 66', 'Miller Flip']

const BOTH_PLANT: readonly ContactName[] = ['Ho Ho']

/** How high the board is over the hand that a rider stands on, arm stretched, hips so far from the soles. */
export const overHand = (hip: number, bend: number): number =>
  STRETCHED + LIMB.trunk * Math.cos((bend * Math.PI) / 180) + hip + BOARD.standing

/** How far a shoulder is over the hand of an arm that carries. */
const STRETCHED = 0.585

export function plant(run: Choreography, motion: Motion, before: readonly Motion[]): void {
  const name = motion.contact?.name
  if (motion.contact && isFootPlant(motion.contact)) {
    footPlant(run, motion)
    return
  }
  const { score } = run
  const curve = CURVES.mini
  run.obstacles.push(transition('mini'))
  const spun = before.reduce((sum, part) => sum + run.seen(part.bodyDeg ?? run.guess(part), part.stance), 0)
  const total = spun || turnsOn(run, motion, (name && TURNS[name]) ?? 180)
  rideUp(run, curve, 1.05, 0.35, slowing)
  const from = run.t
  const lasts = 1.5
  const at = (share: number) => from + lasts * share
  const on = onWheels(curve, 0.35)
  score.x.to(from, at(0.4), 0.02).to(at(0.6), at(1), on.x)
  score.tau.to(from, at(0.42), 178).to(at(0.58), at(1), on.slope)
  turn(run, at(0.3), at(0.95), total)
  const { hip, bend, back, knees = 0.5, tilt = 0 } = { ...FOLDED, ...(name && UPSIDE_DOWN[name]) }
  score.z.to(from, at(0.4), curve.height + overHand(hip, bend)).to(at(0.6), at(1), on.z)
  score.hip.to(from, at(0.3), hip).to(at(0.75), at(1), 0.6)
  score.bend.to(from, at(0.3), bend).to(at(0.75), at(1), 30)
  score.back.add(from, at(0.3), back).add(at(0.7), at(1), -back)
  score.knees.to(from, at(0.3), knees).to(at(0.7), at(1), 0.5)
  score.tilt.add(from + 0.1, at(0.3), tilt * run.lead).add(at(0.65), at(0.9), -tilt * run.lead)
  const leads = name !== undefined && LEADING_PLANTS.includes(name)
  const planted = run.footOver(leads ? 1 : -1)
  const other = planted === 'front' ? 'back' : 'front'
  const isBoth = name !== undefined && BOTH_PLANT.includes(name)
  const shoulders = poseAt(score, at(0.45)).arms
  const below = (hand: 'front' | 'back'): Vec => [0.03, shoulders[hand].from[1], curve.height + PROUD]
  run.putHand(planted, below(planted), at(0.25), at(0.6), 0.34)
  if (isBoth) run.putHand(other, below(other), at(0.27), at(0.6), 0.34)
  else {
    const edge = name === 'Andrecht' ? -1 : 1
    run.hold(other, [0, score.toe * edge * BOARD.side, 0], at(0.25), at(0.58))
  }
  for (const part of before) flipOn(run, part, from, lasts * 0.3)
  score.look.to(at(0.1), at(0.4), 180)
  run.say('Plant', at(0.3))
  run.say('Hold', at(0.5))
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0.35, 1)
}

/** One foot on the platform while a hand keeps the board at the other. */
function footPlant(run: Choreography, motion: Motion): void {
  const { score } = run
  const name = motion.contact?.name
  const curve = CURVES.mini
  run.obstacles.push(transition('mini'))
  const total = turnsOn(run, motion, 180)
  rideUp(run, curve, 1.1, 0.4, slowing)
  const from = run.t
  const lasts = 1
  const at = (share: number) => from + lasts * share
  const on = onWheels(curve, 0.4)
  score.x.to(from, at(0.4), -0.12).to(at(0.6), at(1), on.x)
  score.z.to(from, at(0.45), curve.height + 0.44).to(at(0.55), at(1), on.z)
  score.tau.to(from, at(0.4), 12).to(at(0.6), at(1), on.slope)
  turn(run, at(0.1), at(0.95), total)
  const foot = run.footOver(name === 'Bean Plant' ? 1 : -1)
  const isByNose = name === 'Bean Plant' || name === 'Texas Plant'
  const hand = run.footOver(isByNose ? 1 : -1)
  run.hold(hand, [isByNose ? score.lead * 0.15 : 0, score.toe * BOARD.side, 0], at(0.1), at(0.8))
  run.putFoot(foot, [0.16, run.toe * -0.12, curve.height], at(0.28), at(0.56))
  run.say('Plant', at(0.4))
  run.t += lasts
  run.halves += Math.round(total / 180)
  rideDown(run, curve, 0.4, 1)
}
