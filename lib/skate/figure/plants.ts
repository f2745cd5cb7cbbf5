import { type ContactName, isFootPlant } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import { BOARD } from './body.ts'
import type { Choreography } from './choreography.ts'
import type { Vec } from './geometry.ts'
import type { Held } from './grabs.ts'
import { CURVES, PROUD, transition } from './obstacles.ts'
import { flipOn, onWheels, rideDown, rideUp, slowing, turn, turnsOn } from './walls.ts'

/** How a rider holds the body upside down. */
const UPSIDE_DOWN: Partial<Record<ContactName, Held>> = {
  Stiffy: { hip: 0.72, bend: 80 },
  Andrecht: { hip: 0.46 },
  'Tuck Knee Invert': { hip: 0.4, bend: 2 },
  'Sad Plant': { hip: 0.6, tilt: -28 },
}

const LEADING_PLANTS: readonly ContactName[] = ['Egg Plant', 'Phillips 66', 'Miller Flip']

const BOTH_PLANT: readonly ContactName[] = ['Ho Ho']

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
  const total = spun || turnsOn(run, motion, 180)
  rideUp(run, curve, 1.05, 0.35, slowing)
  const from = run.t
  const lasts = 1.5
  const at = (share: number) => from + lasts * share
  const on = onWheels(curve, 0.35)
  const top = name === 'Stiffy' ? 1.34 : 1.43
  score.x.to(from, at(0.4), 0.02).to(at(0.6), at(1), on.x)
  score.z.to(from, at(0.4), curve.height + top).to(at(0.6), at(1), on.z)
  score.tau.to(from, at(0.42), 178).to(at(0.58), at(1), on.slope)
  turn(run, at(0.3), at(0.95), total)
  const { hip = 0.52, bend = 10, back = 0, knees = 0.5, tilt = 0 } = (name && UPSIDE_DOWN[name]) || {}
  score.hip.to(from, at(0.3), hip).to(at(0.75), at(1), 0.6)
  score.bend.to(from, at(0.3), bend).to(at(0.75), at(1), 30)
  score.back.add(from, at(0.3), back).add(at(0.7), at(1), -back)
  score.knees.to(from, at(0.3), knees).to(at(0.7), at(1), 0.5)
  score.tilt.add(from + 0.1, at(0.3), tilt * run.lead).add(at(0.65), at(0.9), -tilt * run.lead)
  const leads = name !== undefined && LEADING_PLANTS.includes(name)
  const planted = run.footOver(leads ? 1 : -1)
  const other = planted === 'front' ? 'back' : 'front'
  const isBoth = name !== undefined && BOTH_PLANT.includes(name)
  const spot = (y: number): Vec => [0.03, y, curve.height + PROUD]
  run.putHand(planted, spot(0), at(0.25), at(0.6))
  if (isBoth) run.putHand(other, spot(run.toe * 0.3), at(0.27), at(0.6))
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
