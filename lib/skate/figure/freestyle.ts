import { type Motion, motion } from '../motion.ts'
import type { StyleName, StyleTable } from '../styles.ts'
import { BOARD } from './body.ts'
import { type Choreography, FEET, HOOKED, rolling, SPEED } from './choreography.ts'
import { truckPoint } from './edges.ts'
import { even, hop, soft, spun, swell } from './track.ts'

/** A movement of its own. The clock stands where it may begin. */
export type Way = (run: Choreography, motion: Motion) => void

const endOver = (run: Choreography, foot: 'front' | 'back'): 1 | -1 => (run.footOver(1) === foot ? 1 : -1)

/** Swings what is in the air from side to side. */
function swings(run: Choreography, from: number, lasts: number): void {
  const { slew, wind } = run.score
  const beats = [20, -20, 20, 0]
  for (const [index, deg] of beats.entries()) {
    const [start, end] = [index, index + 1].map((beat) => from + (lasts * beat) / beats.length)
    slew.to(start ?? from, end ?? from, deg * run.toe)
    wind.to((start ?? from) - 0.06, (end ?? from) - 0.1, deg * run.toe)
  }
}

const CIRCLE = 0.75

/** Once round in a circle, toward the toes. */
function circles(run: Choreography, from: number, lasts: number): void {
  const { x, y, slew, look, list } = run.score
  const to = from + lasts
  x.add(from, to, -SPEED * lasts, even).add(from, to, CIRCLE, (u) => Math.sin(2 * Math.PI * u))
  y.add(from, to, run.toe * CIRCLE, (u) => 1 - Math.cos(2 * Math.PI * u))
  slew.add(from, to, run.toe * 360, even)
  look.add(from, to, run.toe * 360, even)
  list.add(from, to, -run.toe * 8, swell)
}

/** Balances on one end, on the flat. */
function wheelie(
  end: (run: Choreography) => 1 | -1,
  deg: number,
  held: { lasts: number; moves: (run: Choreography, from: number, lasts: number) => void } | null = null,
): Way {
  return (run) => {
    const { score } = run
    const lifted = end(run)
    const from = run.t
    score.tilt.to(from, from + 0.3, lifted * deg)
    const [x, , z] = truckPoint(lifted, lifted * deg, BOARD.wheel)
    score.px.to(from, from + 0.3, x)
    score.pz.to(from, from + 0.3, z)
    score.x.add(from, from + 0.3, x, soft)
    run.feetTo(from - 0.3, from, { [run.footOver(lifted)]: [0.33] })
    score.arms.to(from, from + 0.3, 0.9)
    const lasts = held?.lasts ?? 0.65
    held?.moves(run, from + 0.3, lasts)
    run.say('Hold', from + 0.3 + lasts * 0.3)
    run.t += lasts + 0.55
    score.tilt.to(run.t - 0.25, run.t, 0)
    score.px.to(run.t - 0.25, run.t, 0)
    score.pz.to(run.t - 0.25, run.t, -BOARD.standing)
    score.x.add(run.t - 0.25, run.t, -x, soft)
    run.feetTo(run.t - 0.2, run.t + 0.2, { front: [FEET.bolts], back: [FEET.bolts] })
    score.arms.to(run.t, run.t + 0.3, 0.25)
  }
}

/** A stand on the board turned in its own way: jump, hold, and back on the wheels. */
interface Stand {
  readonly flip: number
  readonly tilt: number
  /** How high the soles are over the middle of the deck; the front foot's and the back foot's place. */
  readonly lift: readonly [front: number, back: number]
  readonly along: readonly [front: number, back: number]
  readonly across?: readonly [front: number, back: number]
  readonly hip?: number
  /** Kicked once around below a jump before it is left. */
  readonly isWhipped?: true
  /** Degrees that it stands across the way. */
  readonly slew?: number
  /** Half turns of rider and board on the way it stands. */
  readonly pivots?: 1
  /** Turned over once more on the way out. */
  readonly isFlippedOut?: true
}

type Held = (typeof HOOKED)[keyof typeof HOOKED]

function feetOn(front: Held, back: Held): Pick<Stand, 'along' | 'across' | 'lift'> {
  return { along: [front[0], back[0]], across: [front[1], back[1]], lift: [front[2], back[2]] }
}

/** On its edge, wheels to one side. */
const RAIL: Stand = { flip: 90, tilt: 0, lift: [0.1, 0.1], along: [0.2, 0.2] }
/** Upside down, the tail on the ground, one foot on it and one hooked under the nose. */
const CASPER: Stand = { flip: 180, tilt: -17, ...feetOn(HOOKED.under, HOOKED.over) }
const STANDS: StyleTable<Stand> = {
  Casper: CASPER,
  'Casper Slide': { ...CASPER, slew: 34, hip: 0.62 },
  'Casper Disaster': { ...RAIL, pivots: 1 },
  'Anti Casper': { ...CASPER, tilt: 17, ...feetOn(HOOKED.over, HOOKED.under) },
  Railstand: RAIL,
  'Primo Slide': { ...RAIL, slew: 78, hip: 0.6 },
  'Primo Stand': RAIL,
  Railwhip: { ...RAIL, isWhipped: true },
  'Rail Flip': { ...RAIL, isFlippedOut: true },
}

/** One foot sweeps an end of the standing board around, and the rider jumps over it until it comes back. */
function whipRound(run: Choreography): void {
  const { score } = run
  const from = run.t
  const lasts = 0.56
  const at = (share: number) => from + lasts * share
  score.hip.to(from - 0.3, from - 0.06, 0.6).to(from - 0.06, at(0.2), 0.8)
  score.hip.to(at(0.2), at(0.55), 0.5).to(at(0.6), at(1.3), 0.74)
  score.apart.add(from, at(1), run.toe * 360, spun)
  for (const name of ['front', 'back'] as const) score.foot(name).lift.add(from - 0.02, at(1), 0.3, hop)
  score.foot(run.footOver(1)).across.add(from - 0.12, at(0.3), -0.14, swell)
  run.say('Turn', at(0.5))
  run.t += lasts + 0.5
}

function stand(made: Stand): Way {
  const { flip, tilt, lift, along: places, across, hip, isWhipped, slew = 0, pivots: turns = 0 } = made
  return (run, { flip: out }) => {
    const { score } = run
    run.wait(0.3)
    const from = run.t
    const sent = wayOut(made, out)
    const lasts = 0.42
    const lead = run.lead
    const beforeX = score.foot('front').along.last
    run.crouch(from, 0.56)
    run.say('Pop', from)
    score.z.add(from, from + lasts, 0.24, hop)
    run.roll(run.score.toe * flip, from + 0.04, from + lasts * 0.78)
    score.tilt.to(from + 0.1, from + lasts, tilt * lead)
    score.hip.to(from - 0.1, from + 0.08, 0.8).to(from + 0.08, from + lasts * 0.6, 0.58)
    score.hip.to(from + lasts, from + lasts + 0.3, hip ?? 0.74)
    const feet = ['front', 'back'] as const
    for (const [index, name] of feet.entries()) {
      score.foot(name).lift.to(from + lasts * 0.55, from + lasts, lift[index] ?? 0)
      run.feetTo(from, from + lasts, { [name]: [places[index] ?? beforeX, across?.[index] ?? 0] })
    }
    score.arms.to(from, from + 0.4, 0.9)
    score.slew.add(from, from + lasts, slew * run.way)
    run.t += lasts
    run.say('Hold', run.t + 0.45)
    score.body.add(run.t + 0.1, run.t + 0.8, turns * run.way * 180)
    run.halves += turns
    run.t += 1
    if (isWhipped) whipRound(run)
    run.say('Out')
    leave(run, sent, -slew * run.way)
    run.rise(run.t)
    run.say('Land', run.t)
  }
}

/** How a board rolls on its way back on to its wheels, in the sense of a kickflip; degrees. */
function wayOut({ flip, isFlippedOut }: Stand, { kind, count }: Motion['flip']): number {
  if (kind === 'kick' && count) return 360 * (count + 1) - flip
  if (kind === 'heel' && count) return -360 * count - flip
  return isFlippedOut ? 360 - flip : -flip
}

/** Jumps, the board rolling so far, and lands on its wheels. */
function leave(run: Choreography, rolls: number, slew: number): void {
  const { score } = run
  const from = run.t
  const isFlipped = Math.abs(rolls) > 180
  const [lasts, rise] = isFlipped ? [0.3 + Math.abs(rolls) / 1800, 0.36] : [0.42, 0.22]
  score.z.add(from, from + lasts, rise, hop)
  run.roll(score.toe * rolls, from + 0.02, from + lasts * 0.75)
  if (isFlipped) run.say('Flick', from + 0.06)
  score.slew.add(from, from + lasts, slew)
  score.tilt.to(from, from + lasts * 0.6, 0)
  for (const name of ['front', 'back'] as const) score.foot(name).lift.to(from, from + lasts * 0.4, 0)
  run.feetTo(from, from + lasts, { front: [FEET.bolts], back: [FEET.bolts] })
  run.t += lasts
}

/** Upright on one truck: feet on the trucks' sides of a standing board. */
function upright(bounces: 'never' | 'on its feet' | 'changing feet'): Way {
  return (run) => {
    const { score } = run
    const from = run.t
    const end = -run.lead as 1 | -1
    score.tilt.to(from, from + 0.5, end * 82)
    const hand = run.footOver(end === 1 ? -1 : 1)
    for (const name of ['front', 'back'] as const) {
      const isLow = endOver(run, name) === end
      score.foot(name).along.to(from, from + 0.45, isLow ? 0.26 : -0.14)
      score.foot(name).lift.to(from, from + 0.45, isLow ? 0.03 : 0.03)
      score.foot(name).across.to(from, from + 0.45, isLow ? 0.02 : -0.02)
    }
    run.hold(hand, [-end * 0.38, 0, 0.04], from + 0.35, from + 1.35)
    score.hip.to(from, from + 0.5, 0.62)
    score.bend.to(from, from + 0.5, 40)
    for (const [index, beat] of bounces === 'never' ? [] : [0.6, 0.9, 1.2].entries()) {
      score.z.add(from + beat, from + beat + 0.24, 0.09, hop)
      if (bounces !== 'changing feet') continue
      for (const name of ['front', 'back'] as const) {
        const isLow = (endOver(run, name) === end) === (index % 2 === 1)
        const side = endOver(run, name) === end ? 1 : -1
        score.foot(name).along.to(from + beat, from + beat + 0.22, side * (isLow ? 0.26 : 0.14))
        score.foot(name).lift.add(from + beat, from + beat + 0.24, 0.09, hop)
      }
    }
    run.say('Hold', from + 0.9)
    run.t += 1.4
    score.tilt.to(run.t, run.t + 0.4, 0)
    for (const name of ['front', 'back'] as const) {
      score.foot(name).lift.to(run.t, run.t + 0.3, 0)
      score.foot(name).across.to(run.t, run.t + 0.3, 0)
    }
    run.feetTo(run.t, run.t + 0.3, { front: [FEET.bolts], back: [FEET.bolts] })
    run.t += 0.4
    run.rise(run.t)
    run.say('Land', run.t)
  }
}

/** On the hands, one on the nose and one on the tail of the rolling board, feet in the air; turned over by them on the way down. */
const handstand =
  (isFlipped: boolean): Way =>
  (run) =>
    onHands(run, isFlipped)

function onHands(run: Choreography, isFlipped: boolean): void {
  const { score } = run
  const up = run.t
  const [top, down, end] = [up + 0.66, up + 1.7, up + 2.4]
  run.crouch(up, 0.4)
  for (const name of ['front', 'back'] as const) {
    const sign = name === 'front' ? score.lead : -score.lead
    run.hold(name, [sign * 0.34, 0, 0.035], up - 0.02, isFlipped ? down + 0.1 : end - 0.06)
    const foot = score.foot(name)
    foot.along.to(up, top, 0.1).to(down, end - 0.1, FEET.bolts)
    foot.across.add(up, top, -0.66, swell).add(down, end - 0.08, -0.66, swell)
    foot.lift.to(up, top, 1.66).to(down, end - 0.08, 0)
    foot.over.to(up, top, score.toe * -180).to(down, end - 0.08, 0)
  }
  score.list.to(up, top, run.toe * -180).to(down, end - 0.08, 0)
  score.hip.to(up, top, 0.62).to(down, end - 0.1, 0.42)
  score.bend
    .to(up - 0.1, up + 0.12, 78)
    .to(up + 0.12, top, 6)
    .to(down, end - 0.2, 70)
  run.say('Plant', up + 0.2)
  run.say('Hold', (top + down) / 2)
  if (isFlipped) {
    run.say('Out', down)
    run.say('Flick', down + 0.14)
    run.roll(score.toe * 360, down + 0.12, end - 0.14)
  }
  run.t = end
  run.rise(end)
  run.say('Land')
}

/** Flat on the back on the rolling board, feet ahead. */
function coffin(run: Choreography): void {
  const { score } = run
  const from = run.t
  const [sat, lain, up, end] = [from + 0.9, from + 1.7, from + 2.9, from + 4.2]
  const quarter = run.toe * -90
  run.crouch(from + 0.4, 0.34)
  // The rider turns to face the way, the board does not.
  score.body.add(from + 0.3, sat, quarter).add(up + 0.5, end, -quarter)
  score.apart.add(from + 0.3, sat, -quarter).add(up + 0.5, end, quarter)
  score.tip.to(from + 0.4, sat, 68).to(sat, lain, 88)
  score.hip.to(from + 0.4, sat, 0.46).to(sat, lain, 0.86)
  score.bend.to(from + 0.4, sat, 60).to(sat, lain, 6)
  score.arms.to(from, from + 0.3, 0)
  for (const name of ['front', 'back'] as const) {
    const foot = score.foot(name)
    foot.along.to(from + 0.3, sat, 0.08).to(up + 0.5, end, FEET.bolts)
    foot.across
      .to(from + 0.3, sat, 0.5)
      .to(sat, lain, 0.95)
      .to(up, up + 0.7, 0.5)
      .to(up + 0.7, end, 0)
    foot.lift
      .to(from + 0.3, sat, 0.06)
      .to(sat, lain, 0.1)
      .to(up, up + 0.7, 0.06)
      .to(up + 0.7, end, 0)
    foot.over.to(from + 0.4, lain, run.toe * 82).to(up, end - 0.1, 0)
    foot.angle.to(from + 0.3, sat, 0).to(up + 0.5, end, 4)
  }
  score.tip.to(up, up + 0.7, 68).to(up + 0.7, end, 0)
  score.hip.to(up, up + 0.7, 0.46).to(up + 0.7, end, 0.42)
  score.bend.to(up, up + 0.7, 60).to(up + 0.7, end, 60)
  run.say('Hold', (lain + up) / 2)
  run.t = end
  run.rise(end)
}

/** Swings around on one end after the other: which ends, how far each time, and where the feet stand. */
function pivots(ends: readonly (1 | -1)[], lasts: number, stands: number): Way {
  return (run) => {
    const { score } = run
    run.feetTo(run.t - 0.4, run.t - 0.1, { front: [stands], back: [stands] })
    run.crouch(run.t, 0.6)
    for (const [index, end] of ends.entries()) {
      const from = run.t
      score.slew.add(from, from + lasts, run.way * 180)
      score.tilt.add(from - 0.06, from + lasts, end * 17, swell)
      score.px.add(from - 0.06, from + lasts, end * BOARD.truck, swell)
      score.x.add(from - 0.06, from + lasts, -0.12, swell)
      score.wind.add(from - 0.1, from + lasts, run.way * 26, swell)
      score.hip.add(from - 0.1, from + lasts, -0.08, swell)
      score.arms.to(from - 0.1, from + 0.1, 0.85)
      run.halves += 1
      if (index === 0 || index === 2) run.say('Turn', from + lasts * 0.45)
      run.t += lasts + 0.06
    }
    run.feetTo(run.t, run.t + 0.3, { front: [FEET.bolts], back: [FEET.bolts] })
    run.rise(run.t)
    run.say('Land')
  }
}

/** One foot turns in the middle while the other steps from end to end and takes the board around. */
function walkTheDog(run: Choreography): void {
  const { score } = run
  const [middle, steps] = [run.footOver(1), run.footOver(-1)]
  run.feetTo(run.t - 0.5, run.t - 0.1, { [middle]: [0.02, 0, 0], [steps]: [0.3] })
  score.arms.to(run.t - 0.4, run.t, 0.8)
  for (const [index, end] of [-1, 1, -1, 1].entries()) {
    const from = run.t
    const foot = score.foot(steps)
    foot.lift.add(from, from + 0.26, 0.16, hop)
    foot.along.to(from, from + 0.26, end * 0.3)
    score.slew.add(from + 0.24, from + 0.56, run.way * 180)
    score.wind.add(from + 0.1, from + 0.6, run.way * 22, swell)
    run.halves += 1
    if (index === 1) run.say('Turn', from + 0.36)
    run.t += 0.6
  }
  run.feetTo(run.t, run.t + 0.4, { front: [FEET.bolts], back: [FEET.bolts] })
  run.t += 0.4
  run.rise(run.t)
  run.say('Land')
}

/** A flip that comes down on the back wheels and swings half around on them. */
function flipAndPivot(run: Choreography, made: Motion): void {
  const flip: Motion['flip'] = { kind: 'kick', count: 1, late: false }
  const from = run.t
  run.fly({
    parts: [motion({ stance: made.stance, flip })],
    to: rolling(),
    lasts: 0.54,
    rise: 0.27,
    pop: 'pop',
  })
  run.score.tilt.add(from + 0.4, run.t + 0.5, -14, swell)
  pivots([-1], 0.46, FEET.bolts)(run, made)
}

const trailing = () => -1 as const
const ahead = () => 1 as const

/** Stands, balances and dances on the board. */
export const FREESTYLE: StyleTable<Way> = {
  'Tail Brake': wheelie(ahead, 24),
  Handstand: handstand(false),
  'Handstand Flip': handstand(true),
  Coffin: coffin,
  Truckstand: upright('never'),
  'TV Stand': upright('never'),
  Pogo: upright('on its feet'),
  'Switchfoot Pogo': upright('changing feet'),
  'Coco Wheelie': wheelie(trailing, 16),
  'G-Turn': wheelie(ahead, 14, { lasts: 2, moves: circles }),
  Spacewalk: wheelie(trailing, 16, { lasts: 1.6, moves: swings }),
  'End Over': pivots([1, -1], 0.56, 0.3),
  'Monster Walk': pivots([-1, 1, -1, 1], 0.42, 0.34),
  'Walk the Dog': walkTheDog,
  'M 80': flipAndPivot,
  ...Object.fromEntries(Object.entries(STANDS).map(([name, pose]) => [name, stand(pose)])),
}

/** Stands that a flip may end. */
export const isStand = (style: StyleName | null): boolean => style !== null && Object.hasOwn(STANDS, style)
