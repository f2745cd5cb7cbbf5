import {
  add,
  after,
  between,
  columns,
  cross,
  distance,
  dot,
  length,
  sub,
  type Turn,
  times,
  turnBy,
  turned,
  unit,
  type Vec,
} from './geometry.ts'
import type { FootTracks, HandTracks, Score } from './score.ts'

/** The board, in meters: from its middle to a tip, to an edge, to a truck; how thick; how high on its wheels. */
export const BOARD = { half: 0.4, side: 0.1025, truck: 0.215, thick: 0.012, standing: 0.11, wheel: 0.026 }
const BEND = 0.25
const KICK = 0.052

/** How high the deck is over its middle, so far along it. */
export function deckHeight(along: number): number {
  return (KICK * Math.max(0, Math.abs(along) - BEND)) / (BOARD.half - BEND)
}

/** The limbs of a rider of 1.72 m, in meters. */
export const LIMB = {
  thigh: 0.42,
  shin: 0.43,
  trunk: 0.5,
  arm: 0.29,
  forearm: 0.42,
  shoulder: 0.19,
  hip: 0.085,
}

/** How far a leg and an arm stretch before they are held back: a joint is never quite straight. */
const LEG = LIMB.thigh + LIMB.shin - 0.006
const ARM = LIMB.arm + LIMB.forearm - 0.006
const ANKLE: Vec = [-0.06, 0, 0.075]

/** A shoe: the middle of its sole and its axes (toes, left, up). */
export interface Shoe {
  readonly at: Vec
  readonly turn: Turn
}

/** An arm or a leg: where it begins, its joint, and its end. */
export interface Limb {
  readonly from: Vec
  readonly joint: Vec
  readonly to: Vec
}

/** Board and rider at one moment. Feet, legs, hands and arms are called after the rider's natural stance. */
export interface Pose {
  readonly board: { readonly at: Vec; readonly turn: Turn }
  readonly shoes: { readonly front: Shoe; readonly back: Shoe }
  readonly legs: { readonly front: Limb; readonly back: Limb }
  readonly arms: { readonly front: Limb; readonly back: Limb }
  readonly hips: Vec
  readonly chest: Vec
  readonly head: Vec
  /** Where the chest and the eyes point. */
  readonly facing: Vec
  readonly eyes: Vec
  /** The axes that the feet stand in: along the deck, across it, out of it; the board's own unless it flips. */
  readonly deck: Turn
}

const SIDES = ['front', 'back'] as const

/** Where a point of the board is, given in the board's own axes. */
export const onBoard = ({ at, turn }: Pose['board'], point: Vec): Vec => add(at, turned(turn, point))

/** Board and rider at a moment, in seconds. */
export function poseAt(score: Score, t: number): Pose {
  const flow = after(
    turnBy(0, -score.tau.at(t)),
    turnBy(score.slew.at(t), score.tilt.at(t), score.lean.at(t)),
  )
  const yaw = score.body.at(t)
  const wrap = wrapAt(score, t)
  const deck = after(flow, turnBy(yaw))
  const turn = after(flow, turnBy(yaw + score.apart.at(t), wrap.deg + score.stands.at(t), score.flip.at(t)))
  const pivot: Vec = [score.px.at(t), score.py.at(t), score.pz.at(t)]
  const carried = sub([score.x.at(t), score.y.at(t), score.z.at(t)], turned(flow, pivot))
  const floor = score.floor.at(t)
  const lift = floor < -5 ? 0 : Math.max(0, floor - carried[2] + Math.max(reach(turn), reach(deck)))
  const base: Vec = [carried[0], carried[1], carried[2] + lift]
  const board = { at: add(base, turned(deck, wrap.shift)), turn }
  const shoes = {
    front: shoeAt(score, t, 'front', base, deck),
    back: shoeAt(score, t, 'back', base, deck),
  }
  return { ...bodyOver(score, t, base, deck, shoes), board, shoes, deck }
}

const REACH: readonly Vec[] = [-1, 1].flatMap((end) => [
  ...[-1, 1].map((side): Vec => [end * BOARD.truck, side * 0.085, -BOARD.standing]),
  ...[-1, 1].map((side): Vec => [end * 0.36, side * 0.07, deckHeight(0.36) - BOARD.thick]),
  ...[-1, 1].map((side): Vec => [end * BEND, side * BOARD.side, 0]),
  [end * BOARD.half, 0, KICK - BOARD.thick] as Vec,
])

/** How far the lowest point of the board is below its middle. */
function reach(turn: Turn): number {
  let most = 0
  for (const point of REACH) most = Math.max(most, -dot(turn[2], point))
  return most
}

const WRAPPED = 0.1

/** How far the board has gone end over end, and how far that carries its middle round the foot. */
function wrapAt(score: Score, t: number): { deg: number; shift: Vec } {
  let deg = 0
  let shift: Vec = [0, 0, 0]
  for (const each of score.wraps) {
    const u = Math.min(1, Math.max(0, (t - each.from) / (each.to - each.from)))
    const by = each.deg * (u + u * u * (3 - 2 * u)) * 0.5
    deg += by
    if (each.end === 0 || by === 0) continue
    const foot: Vec = [each.end * WRAPPED, 0, 0.05]
    shift = add(shift, sub(foot, turned(turnBy(0, by), foot)))
  }
  return { deg, shift }
}

function spotAt(spot: FootTracks['spot'], t: number): Vec {
  return [spot[0].at(t), spot[1].at(t), spot[2].at(t)]
}

function shoeAt(score: Score, t: number, name: 'front' | 'back', base: Vec, deck: Turn): Shoe {
  const foot = score.foot(name)
  const side = name === 'front' ? score.lead : -score.lead
  const along = foot.along.at(t)
  const lift = foot.lift.at(t)
  const on: Vec = [side * along, score.toe * foot.across.at(t), deckHeight(along) + 0.002 + lift]
  const down = foot.down.at(t)
  const onBoard = add(base, turned(deck, on))
  const at = down > 0 ? between(onBoard, spotAt(foot.spot, t), down) : onBoard
  const over = foot.over.at(t)
  const stood = over === 0 ? deck : after(deck, turnBy(0, 0, over))
  const heading = after(stood, turnBy(score.toe * (90 - side * foot.angle.at(t))))
  if (down === 0) return { at, turn: heading }
  const [x] = columns(heading)
  const up = unit(between(columns(heading)[2], [0, 0, 1], down))
  const left = unit(cross(up, x))
  return { at, turn: columns([cross(left, up), left, up]) }
}

/** The rest of the rider over the feet. */
function bodyOver(
  score: Score,
  t: number,
  base: Vec,
  deck: Turn,
  shoes: Pose['shoes'],
): Pick<Pose, 'legs' | 'arms' | 'hips' | 'chest' | 'head' | 'facing' | 'eyes'> {
  const { toe, lead } = score
  const upright = after(turnBy(0, -(score.tau.at(t) + score.tip.at(t))), turnBy(0, 0, score.list.at(t)))
  const yaw = score.body.at(t) + score.slew.at(t)
  const [along, left, up] = columns(after(upright, turnBy(yaw)))
  const toward = times(left, toe)
  const ankle = (shoe: Shoe) => add(shoe.at, turned(shoe.turn, ANKLE))
  const ankles = { front: ankle(shoes.front), back: ankle(shoes.back) }
  const middle = between(ankles.front, ankles.back, 0.5)
  const travel = turned(upright, [1, 0, 0])
  const seen = after(upright, turnBy(score.look.at(t)))
  const ahead = turned(seen, [1, 0, 0])
  const meant = add(
    add(middle, times(up, score.hip.at(t) - ANKLE[2])),
    add(times(travel, score.sway.at(t)), times(toward, score.back.at(t))),
  )
  const hipOf = (center: Vec, name: 'front' | 'back') =>
    add(center, times(along, LIMB.hip * (name === 'front' ? lead : -lead)))
  let hips = within(meant, ankles, hipOf)
  const [bend, forward] = [rad(score.bend.at(t)), rad(score.ahead.at(t))]
  const spine = unit(
    add(add(times(up, Math.cos(bend)), times(toward, Math.sin(bend))), times(travel, Math.tan(forward))),
  )
  const twist = rad(leading(score, t) + score.wind.at(t))
  const line = add(times(along, Math.cos(twist)), times(left, Math.sin(twist)))
  const facing = times(add(times(left, Math.cos(twist)), times(along, -Math.sin(twist))), toe)
  let chest = add(hips, times(spine, LIMB.trunk))
  const sign = { front: lead, back: -lead }
  const targets = { front: armTarget('front'), back: armTarget('back') }

  function armTarget(name: 'front' | 'back'): Vec {
    const hand = score.hands[name]
    const raised = score.arms.at(t)
    // The arm that leads reaches out low, the one that follows balances higher and more bent.
    const leads = sign[name] * dot(line, ahead) * raised
    const out = times(line, sign[name] * (0.28 + 0.26 * raised + 0.05 * leads))
    const free = add(
      add(add(chest, times(line, sign[name] * LIMB.shoulder)), out),
      add(times(facing, 0.2 - 0.04 * raised + 0.06 * leads), times(up, -0.44 + 0.35 * raised - 0.03 * leads)),
    )
    return handTarget(hand, t, free, base, deck)
  }
  for (let round = 0; round < 16; round++) {
    let isFar = false
    for (const name of SIDES) {
      const shoulder = add(chest, times(line, sign[name] * LIMB.shoulder))
      const far = distance(shoulder, targets[name]) - ARM
      if (far <= 0.001) continue
      isFar = true
      const pulled = add(chest, times(unit(sub(targets[name], shoulder)), far))
      const bent = add(hips, times(unit(sub(pulled, hips)), LIMB.trunk))
      const left = sub(pulled, bent)
      hips = within(add(hips, left), ankles, hipOf)
      chest = add(hips, times(unit(sub(pulled, hips)), LIMB.trunk))
    }
    if (!isFar) break
  }
  const trunk = unit(sub(chest, hips))
  const leg = (name: 'front' | 'back') =>
    bentLimb(
      hipOf(hips, name),
      ankles[name],
      LIMB.thigh,
      LIMB.shin,
      add(add(toward, times(up, score.knees.at(t))), times(along, 0.35 * sign[name])),
    )
  const arm = (name: 'front' | 'back') =>
    bentLimb(
      add(chest, times(line, sign[name] * LIMB.shoulder)),
      targets[name],
      LIMB.arm,
      LIMB.forearm,
      add(add(times(facing, -1), times(up, -0.4)), times(line, 0.4 * sign[name])),
    )
  const wanted = Math.atan2(dot(cross(facing, ahead), up), dot(facing, ahead)) / RADIAN
  const neck = rad(headTurn(wanted, turnSoon(score, t)))
  const sight = add(times(facing, Math.cos(neck)), times(cross(up, facing), Math.sin(neck)))
  const eyes = unit(sub(sight, times(up, score.down.at(t))))
  return {
    hips,
    chest,
    legs: { front: leg('front'), back: leg('back') },
    arms: { front: arm('front'), back: arm('back') },
    head: add(chest, add(times(unit(add(trunk, times(up, 1.1))), 0.215), times(facing, 0.045))),
    facing,
    eyes,
  }
}

const RADIAN = Math.PI / 180
const rad = (deg: number) => deg * RADIAN

/** How far rider and board will have turned in a moment, in degrees. */
function turnSoon(score: Score, t: number): number {
  const turn = (at: number) => score.body.at(at) + score.slew.at(at)
  return turn(t + 0.09) - turn(t)
}

/** The shoulders begin each turn and the hips follow. Degrees. */
const leading = (score: Score, t: number) => Math.max(-55, Math.min(55, turnSoon(score, t)))

/** Degrees that a head turns on its shoulders, and to what is farther round before it is turned to from the other side. */
const NECK = { most: 85, lead: 75, lets: 150 }

/**
 * Where a head turns to see what is so far to the left of the chest: over the shoulder and no farther, and ahead of a
 * turn. What is right behind is seen from neither shoulder, so that a head goes from one to the other without a leap.
 */
function headTurn(wanted: number, turning: number): number {
  const far = Math.abs(wanted)
  const round =
    far < NECK.lets ? Math.min(NECK.most, far * 0.78) : (NECK.most * (180 - far)) / (180 - NECK.lets)
  const share = Math.min(0.85, Math.abs(turning) / 110)
  return Math.sign(wanted) * round * (1 - share) + Math.sign(turning) * NECK.lead * share
}

function handTarget(hand: HandTracks, t: number, free: Vec, base: Vec, deck: Turn): Vec {
  const [hold, down] = [hand.hold.at(t), hand.down.at(t)]
  const held = hold > 0 ? between(free, add(base, turned(deck, spotAt(hand.at, t))), hold) : free
  return down > 0 ? between(held, spotAt(hand.spot, t), down) : held
}

type Ankles = { readonly front: Vec; readonly back: Vec }

/** The hips, moved so far that both legs reach their feet and neither folds up. */
function within(hips: Vec, ankles: Ankles, hipOf: (center: Vec, name: 'front' | 'back') => Vec): Vec {
  let center = hips
  for (let round = 0; round < 10; round++) {
    let isRight = true
    for (const name of SIDES) {
      const joint = hipOf(center, name)
      const away = sub(joint, ankles[name])
      const far = length(away)
      const right = Math.min(LEG, Math.max(0.2, far))
      if (Math.abs(right - far) < 1e-5) continue
      isRight = false
      center = add(center, times(away, right / far - 1))
    }
    if (isRight) break
  }
  return center
}

/** Two bones from a joint to a target, bent toward a side; a target too far is reached for. */
function bentLimb(from: Vec, target: Vec, first: number, second: number, side: Vec): Limb {
  const away = sub(target, from)
  const far = Math.max(1e-4, length(away))
  const span = Math.min(first + second - 1e-4, Math.max(Math.abs(first - second) + 1e-4, far))
  const straight = times(away, 1 / far)
  const near = (first * first - second * second + span * span) / (2 * span)
  const out = sub(side, times(straight, dot(side, straight)))
  const size = length(out)
  const over =
    size < 1e-6
      ? ([0, 0, 0] as const)
      : times(out, Math.sqrt(Math.max(0, first * first - near * near)) / size)
  return { from, joint: add(add(from, times(straight, near)), over), to: add(from, times(straight, span)) }
}
