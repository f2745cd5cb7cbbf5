import { type Motion, motion } from '../motion.ts'
import { poppedEnd } from './acting.ts'
import { BOARD, poseAt } from './body.ts'
import { type Choreography, FEET, HIPS, rolling, SPEED } from './choreography.ts'
import { truckPoint } from './edges.ts'
import type { Way } from './freestyle.ts'
import type { Vec } from './geometry.ts'
import { block, heightOf, hurdle, platform, pole, post, wallAhead, wallBeside } from './obstacles.ts'
import { FOLDED, overHand } from './plants.ts'
import { dropped, even, hop, soft, spun, swell, thrown } from './track.ts'

/** Jumps off the board and back on as it rolls on below. */
export function hippie(run: Choreography, { bodyDeg, boardDeg, stance }: Motion): void {
  const { score } = run
  const from = run.t
  run.crouch(from)
  run.say('Pop', from)
  score.hip.to(from - 0.1, from + 0.05, HIPS.tall)
  const body = run.seen(bodyDeg ?? 0, stance)
  score.body.add(from, from + 0.46, body, spun)
  score.apart.add(from, from + 0.46, run.seen(boardDeg ?? 0, stance) - body, spun)
  run.halves += Math.round(body / 180)
  run.letGo(from + 0.02, from + 0.5, 0.42, 'both')
  score.hip.to(from + 0.05, from + 0.28, 0.52).to(from + 0.35, from + 0.56, 0.66)
  score.arms.to(from - 0.05, from + 0.25, 0.95)
  run.obstacles.push(hurdle(run.xAt(from + 0.28)))
  run.say('Peak', from + 0.28)
  run.t += 0.56
  run.rise(run.t)
  run.say('Land')
}

/** Runs with the board in the hand and jumps on it, off something high if `top` says how high. */
export function caveman(run: Choreography, { flip, bodyDeg, boardDeg, stance }: Motion, top = 0): void {
  const { score } = run
  const later = top > 0 ? 0.16 : 0
  const [leading, trailing] = [run.footOver(1), run.footOver(-1)]
  score.z.to(-1e-6, 0, top + 0.56, even)
  score.floor.to(-1e-6, 0, -9, even)
  score.lean.to(-1e-6, 0, run.toe * -70, even)
  score.hip.to(-1e-6, 0, 0.5, even)
  const stride = 0.34
  for (const [index, foot] of [leading, trailing].entries()) {
    const tracks = score.foot(foot)
    tracks.down.to(-1e-6, 0, 1, even).to(0.86, 1.05, 0)
    tracks.spot[1].to(-1e-6, 0, run.toe * -0.16, even)
    tracks.spot[2].to(-1e-6, 0, top, even)
    const start = index * stride * 0.5
    tracks.spot[0].to(-1e-6, 0, start * SPEED + 0.1, even)
    for (let step = start; step < 0.8; step += stride) {
      tracks.spot[0].add(step, step + stride * 0.6, stride * SPEED, soft)
      tracks.spot[2].add(step, step + stride * 0.6, 0.16, swell)
    }
  }
  const isPlain = flip.kind === 'none' && !bodyDeg && !boardDeg
  run.hold(leading, [score.lead * 0.05, score.toe * -BOARD.side, 0], 0, isPlain ? 0.95 : 0.86)
  run.say('Roll up', 0.2)
  run.say('Pop', 0.9)
  score.lean.to(0.82, 1.05, 0)
  score.z.to(0.86 + later, 1.32 + later, 0, dropped)
  score.hip.to(0.9, 1.1, 0.5)
  run.floorAt(1.2 + later, 0)
  const spin = run.seen(bodyDeg ?? 0, stance)
  const apart = run.seen(boardDeg ?? bodyDeg ?? 0, stance) - spin
  score.body.add(0.88, 1.26 + later, spin, spun)
  score.apart.add(0.96, 1.24 + later, apart, spun)
  if (apart !== 0) run.letGo(0.96, 1.24 + later, 0.12, 'both')
  if ((flip.kind === 'kick' || flip.kind === 'heel') && flip.count) {
    const sense = (flip.kind === 'kick') === (score.toe === 1) ? 1 : -1
    run.roll(sense * flip.count * 360, 0.98, 1.27 + later)
    run.say('Flick', 1)
  }
  run.halves += Math.round(spin / 180)
  run.t = 1.34 + later
  run.rise(run.t)
  run.say('Land')
}

/** Rides up on a wall beside, along it, and off again. */
export function wallride(run: Choreography, motion: Motion): void {
  const { score } = run
  const side = motion.approach === 'backside' ? (run.toe === 1 ? -1 : 1) : run.toe
  const from = run.t
  const wall = 0.75
  score.y.to(-1e-6, 0, -side * 0.5, even).to(0.1, from, 0.1 * side)
  run.crouch(from)
  run.say('Pop', from)
  score.tilt.add(from - 0.06, from + 0.36, poppedEnd(motion) * 24, swell)
  score.floor.to(from + 0.2, from + 0.21, -9, even)
  score.y.to(from, from + 0.36, side * wall)
  score.z.to(from, from + 0.36, 0.62, soft)
  score.lean.to(from + 0.02, from + 0.36, side * 84)
  score.list.to(from + 0.02, from + 0.36, side * 58)
  // With the wall behind, bending toward the toes would be hanging head down.
  if (side !== run.toe) score.bend.to(from - 0.06, from + 0.3, -12)
  score.hip.to(from - 0.1, from + 0.06, HIPS.tall).to(from + 0.06, from + 0.34, 0.5)
  score.arms.to(from, from + 0.4, 0.85)
  run.say('Lock in', from + 0.38)
  run.say('Hold', from + 0.66)
  score.z.add(from + 0.36, from + 0.95, 0.14, hop)
  run.t += 0.95
  const off = run.t
  run.say('Out', off)
  const turn = run.seen(motion.bodyDeg ?? 0, motion.stance)
  score.body.add(off, off + 0.4, turn)
  run.halves += Math.round(turn / 180)
  score.y.to(off, off + 0.42, side * 0.1)
  score.z.to(off + 0.02, off + 0.42, 0, soft)
  score.lean.to(off, off + 0.36, 0)
  score.list.to(off, off + 0.4, 0)
  score.floor.to(off + 0.3, off + 0.301, -0.2, even).to(off + 0.42, off + 0.421, 0, even)
  run.t += 0.42
  run.rise(run.t)
  run.obstacles.push(wallBeside(run.xAt(from + 0.1), run.xAt(off + 0.2), side * wall))
  run.say('Land')
}

/** Up the face of a low block and over it, the wheels pushing off its edge. */
export function wallie(run: Choreography, { style, bodyDeg, stance }: Motion): void {
  const { score } = run
  const from = run.t
  const turn = run.seen(bodyDeg ?? 0, stance)
  if (style === 'No Comply Wallie') {
    run.putFoot(run.footOver(1), [run.xAt(from) + 0.2, -run.toe * 0.26, 0], from - 0.06, from + 0.12, 0.14)
    run.say('Plant', from)
  }
  score.body.add(from + 0.16, from + 0.6, turn, spun)
  run.halves += Math.round(turn / 180)
  run.crouch(from, 0.56)
  run.obstacles.push(block(run.xAt(from) + 0.52))
  run.say('Pop', from)
  run.floorAt(from + 0.02, -9)
  score.tilt.to(from - 0.02, from + 0.14, -42).to(from + 0.2, from + 0.42, 6)
  score.tilt.to(from + 0.42, from + 0.62, 0)
  score.z.to(from, from + 0.24, 0.44, thrown).to(from + 0.26, from + 0.64, 0, dropped)
  run.floorAt(from + 0.62, 0)
  score.hip.to(from - 0.1, from + 0.1, 0.72).to(from + 0.1, from + 0.3, 0.5)
  score.arms.to(from, from + 0.3, 0.85)
  run.say('Lock in', from + 0.2)
  run.t += 0.64
  run.rise(run.t)
  run.say('Land')
}

/** Onto the top of a post with the middle of the board, once around there, and off. */
export function natasSpin(run: Choreography, { stance }: Motion): void {
  const { score } = run
  const top = 0.34
  const lasts = 0.5
  const on = run.t + lasts
  const stays = 1.05
  const rest = { ...rolling(top), floor: -9, pivot: [0, 0, -BOARD.thick] as Vec }
  run.fly({ parts: [motion({ stance })], to: rest, lasts, rise: 0.34, pop: 'pop' })
  run.obstacles.push(post(run.xAt(on), 0, top))
  score.x.add(on, on + stays, -SPEED * stays, even)
  score.body.add(on, on + stays, run.way * -360, soft)
  score.hip.to(on, on + 0.2, 0.56)
  score.arms.to(on, on + 0.2, 0.95)
  run.say('Lock in', on)
  run.say('Hold', on + stays / 2)
  run.t = on + stays
  run.say('Out')
  run.fly({ parts: [], to: rolling(), lasts: 0.42, rise: 0.16, pop: 'hop' })
  run.say('Land')
}

/** Straight at a wall: the board goes up it, a foot kicks off. */
export function wallplant(run: Choreography): void {
  const { score } = run
  const from = run.t
  const x = run.xAt(from) + 1
  run.crouch(from)
  run.say('Pop', from)
  const stop = from + 0.34
  score.x.add(stop - 0.1, stop + 0.5, -0.6 * SPEED, even)
  score.x.add(stop + 0.5, from + 9, -2 * SPEED * (9 - 0.84), even)
  run.hold(run.footOver(-1), [0, score.toe * BOARD.side, 0], from - 0.05, from + 0.7)
  score.z.add(from, from + 0.95, 0.5, hop)
  const foot = run.footOver(1)
  run.putFoot(foot, [x - 0.04, run.toe * -0.06, 0.55], from + 0.3, from + 0.46, 0.2)
  score.hip.to(from - 0.1, from + 0.05, 0.52).to(from + 0.1, from + 0.4, 0.44)
  run.say('Plant', from + 0.38)
  run.obstacles.push(wallAhead(x))
  score.look.to(from + 0.5, from + 0.9, 180)
  run.t += 0.95
  run.rise(run.t)
  run.say('Land')
}

/** A handstand on the flat: the board overhead in a hand, or on the feet. */
export function streetPlant(bothHands: boolean): Way {
  return (run, made) => {
    const { score } = run
    const isBoth = bothHands || made.parts.some(({ style }) => style === 'Double Hand')
    const { hip, bend, back } = isBoth ? { hip: 0.55, bend: 8, back: -0.04 } : FOLDED
    const from = run.t
    const at = (share: number) => from + 1.6 * share
    run.crouch(from, 0.4)
    score.x.add(from - 0.1, from + 1.7, -1.8 * SPEED, even)
    const x = run.xAt(from)
    score.floor.to(from, from + 0.01, -9, even)
    score.z.to(from, at(isBoth ? 0.32 : 0.42), overHand(hip, bend)).to(at(0.62), at(1), 0)
    score.tau.to(from, at(0.42), 176).to(at(0.55), at(0.9), 0)
    score.hip.to(from, at(0.35), hip)
    score.bend.to(from, at(0.35), bend)
    score.back.to(from, at(0.35), back).to(at(0.6), at(0.9), -0.04)
    const [leading, trailing] = [run.footOver(1), run.footOver(-1)]
    const shoulders = poseAt(score, at(0.45)).arms
    const below = (hand: 'front' | 'back'): Vec => {
      const [ahead, beside] = shoulders[hand].from
      return [isBoth ? SPEED * at(0.45) + ahead : x + 0.05, beside, 0.02]
    }
    run.putHand(leading, below(leading), at(0.16), at(0.55))
    if (isBoth) run.putHand(trailing, below(trailing), at(0.2), at(0.55))
    else run.hold(trailing, [0, score.toe * BOARD.side, 0], from - 0.05, at(0.66))
    score.floor.to(at(0.98), at(0.99), 0, even)
    run.say('Plant', at(0.2))
    run.say('Hold', at(0.5))
    run.t += 1.6
    run.rise(run.t)
    run.say('Land')
  }
}

/** Off something high, by rolling, and down on the wheels. */
export function dropOff(run: Choreography): void {
  const { score } = run
  const top = heightOf('hubba')
  const from = run.t
  score.z.to(-1e-6, 0, top, even)
  score.floor.to(-1e-6, 0, top, even)
  run.crouch(from, 0.6)
  run.floorAt(from + 0.1, -9)
  score.z.to(from, from + 0.4, 0, (u) => u * u).add(from, from + 0.4, 0.1, hop)
  run.floorAt(from + 0.38, 0)
  score.hip.to(from, from + 0.3, 0.72)
  run.obstacles.push(platform(run.xAt(from) + 0.02))
  run.say('Out', from)
  run.t += 0.4
  run.rise(run.t)
  run.say('Land')
}

/** Down a few steps on the back wheels, which knock on every edge. */
export function firecracker(run: Choreography, { stance }: Motion): void {
  const { score } = run
  const [top, count, long] = [0.36, 3, 0.5]
  const [up, flies] = [run.t, 0.54]
  run.fly({ parts: [motion({ stance })], to: rolling(top), lasts: flies, rise: 0.3, pop: 'pop' })
  run.wait(0.6)
  const from = run.t
  const lasts = (count * long) / SPEED
  const tilt = -15
  const [px, , pz] = truckPoint(-1, tilt, BOARD.wheel)
  const [begins, x] = [run.xAt(up + flies * 0.62) + 0.16, run.xAt(from) + px]
  run.obstacles.push(block(begins, x - begins, top))
  for (let step = 1; step < count; step++)
    run.obstacles.push(block(x + (step - 1) * long, long, (top * (count - step)) / count))
  run.floorAt(from - 0.3, -9)
  score.px.to(from - 0.3, from, px).to(from + lasts, from + lasts + 0.2, 0)
  score.pz.to(from - 0.3, from, pz).to(from + lasts, from + lasts + 0.2, -BOARD.standing)
  score.x.add(from - 0.3, from, px).add(from + lasts, from + lasts + 0.2, -px)
  score.tilt.to(from - 0.3, from, tilt).to(from + lasts, from + lasts + 0.2, 0)
  // While it tips, its wheels go round its middle.
  for (const at of [from - 0.3, from + lasts]) score.z.add(at, at + 0.3, 0.02, swell)
  score.z.to(from, from + lasts, 0, even)
  for (let step = 0; step < count; step++) {
    const at = from + (lasts * step) / count
    score.z.add(at, at + lasts / count, 0.02, hop)
    score.hip.add(at, at + lasts / count, -0.05, swell)
  }
  run.feetTo(from - 0.4, from - 0.1, { [run.footOver(-1)]: [0.33] })
  score.sway.to(from - 0.3, from, -0.06).to(from + lasts, from + lasts + 0.3, 0)
  score.arms.to(from - 0.2, from + 0.1, 0.9)
  run.say('Hold', from + lasts * 0.45)
  run.t += lasts
  run.floorAt(run.t + 0.2, 0)
  run.t += 0.2
  run.feetTo(run.t, run.t + 0.3, { front: [FEET.bolts], back: [FEET.bolts] })
  run.rise(run.t)
  run.say('Land')
}

/** Up a pole that leans, and off its end. */
export function poleJam(run: Choreography): void {
  const { score } = run
  const from = run.t
  const x = run.xAt(from)
  run.obstacles.push(pole(x + 0.2))
  score.tilt.to(from, from + 0.14, -31).to(from + 0.54, from + 0.9, 0)
  score.floor.to(from + 0.12, from + 0.121, -9, even)
  score.z.to(from + 0.02, from + 0.56, 0.66, even).add(from + 0.56, from + 0.96, 0.06, hop)
  score.z.to(from + 0.56, from + 0.96, 0, (u) => u * u)
  score.hip.to(from + 0.1, from + 0.5, 0.56)
  score.floor.to(from + 0.94, from + 0.95, 0, even)
  run.say('Lock in', from + 0.3)
  run.t += 0.96
  run.rise(run.t)
  run.say('Land')
}
