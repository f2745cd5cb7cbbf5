import { add, type Turn, turnBy, turned, type Vec } from './geometry.ts'
import { bump, flight, keyed, LANDING, type Plan, POP, ramp, turnedBy } from './plan.ts'

/** One shoe: the middle of its sole, and where its toes point, anticlockwise from travel. */
export interface Foot {
  readonly at: Vec
  readonly toes: number
  readonly isOn: boolean
}

/** Board, rider and feet at one moment; see geometry.ts for the axes and signs. */
export interface Pose {
  readonly board: {
    /** The middle of the deck. */
    readonly at: Vec
    /** Takes the board's own axes (to the end that led, to its left, out of the grip) into the space. */
    readonly turn: Turn
    readonly yaw: number
    readonly pitch: number
    readonly roll: number
  }
  readonly bodyYaw: number
  readonly feet: { readonly front: Foot; readonly back: Foot }
  /** Metres rolled since the start. */
  readonly rolled: number
}

/** The board's measures, in metres: from its middle to a tip, to an edge, to a truck; how far a tip is bent up. */
export const HALF_LENGTH = 0.4
export const HALF_WIDTH = 0.102
export const TRUCK = 0.215
const KICK = 0.05
/** How high the middle of the deck stands on its wheels. */
const STANDING = 0.11

/** How everything stands at a moment between 0 and 1. */
export function poseAt(plan: Plan, t: number): Pose {
  const yaw = turnedBy(plan.yaw, t)
  const roll = turnedBy(plan.roll, t)
  const wrap = turnedBy(plan.wrap, t)
  const tilted = tilt(plan, t)
  const pitch = tilted + wrap
  const turn = turnBy(yaw, pitch, roll)
  const flying = STANDING + plan.height * flight(t)
  // Knees absorb the landing of the rider, not of the board.
  const base = Math.max(flying, clearance(turnBy(yaw, tilted, 0)))
  const at = add([0, 0, base], wrapShift(plan, yaw, wrap))
  const bodyYaw = turnedBy(plan.body, t)
  const feet = { plan, t, base, bodyYaw, slope: Math.tan((tilted * Math.PI) / 180), off: apart(plan, t) }
  return {
    board: {
      at: [at[0], at[1], Math.max(at[2], clearance(turn) * bump(POP, LANDING, t))],
      turn,
      yaw,
      pitch,
      roll,
    },
    bodyYaw,
    feet: { front: footAt('front', feet), back: footAt('back', feet) },
    rolled: 2.4 * t,
  }
}

/** The tilt of the pop, or of a manual; the wrap is apart. */
function tilt(plan: Plan, t: number): number {
  if (plan.manualEnd) return plan.manualEnd * 13 * (ramp(0.16, 0.3, t) - ramp(0.7, 0.84, t))
  if (!plan.isPopped) return 0
  const keys = [
    [0, 0],
    [POP - 0.08, 0],
    [POP + 0.02, 36],
    [0.46, 0],
    [LANDING, 0],
  ] as const
  return plan.popEnd * keyed(keys, t)
}

/** Every point of the board that may touch the ground. */
const REACH: readonly Vec[] = [-1, 1].flatMap((end) => [
  ...[-1, 1].map((side): Vec => [end * TRUCK, side * 0.085, -STANDING]),
  [end * HALF_LENGTH, 0, KICK - 0.015] as Vec,
])

/** How high the middle must be for nothing to be in the ground. */
export function clearance(turn: Turn): number {
  return Math.max(...REACH.map((point) => -turned(turn, point)[2]))
}

/** How far from the middle the foot stands that the board goes round. */
const WRAPPED = 0.1

/** The board circles the foot that it goes round. */
function wrapShift(plan: Plan, yaw: number, wrap: number): Vec {
  const pivot: Vec = [plan.wrapEnd * WRAPPED, 0, 0.05]
  const from = turned(turnBy(yaw), pivot)
  const to = turned(turnBy(yaw, wrap), pivot)
  return plan.wrapEnd ? [from[0] - to[0], from[1] - to[1], from[2] - to[2]] : [0, 0, 0]
}

/** How far the feet are off the board, from 0 to 1. */
function apart(plan: Plan, t: number): number {
  return Math.max(
    0,
    ...plan.loose.map(
      ([from, to]) => ramp(from - 0.03, from + 0.03, t) * (1 - ramp(to - 0.03, to + 0.04, t)),
    ),
  )
}

interface Footing {
  readonly plan: Plan
  readonly t: number
  /** Height of the deck under the rider, and how it is tilted along the board. */
  readonly base: number
  readonly slope: number
  readonly bodyYaw: number
  readonly off: number
}

/** Where a natural front or back foot is. */
function footAt(foot: 'front' | 'back', footing: Footing): Foot {
  const { plan, bodyYaw, t, off } = footing
  const reach = along(footing, foot)
  const side = foot === 'front' ? plan.front : -plan.front
  const flat: Vec = [side * reach, plan.toe * across(footing, foot), 0]
  const angle = placeOf(plan, foot).angle * (1 - ramp(0.4, 0.5, t))
  const isPlant = plan.isPlanted && foot !== plan.popFoot && t > 0.1 && t < 0.42
  return {
    at: add(turned(turnBy(bodyYaw), flat), [0, 0, heightOf(footing, foot, reach)]),
    // Toward the end that this foot stands over.
    toes: bodyYaw + plan.toe * (90 - side * angle),
    isOn: off < 0.05 && !isPlant,
  }
}

const BOLTS = 0.2

function along({ plan, t }: Footing, foot: 'front' | 'back'): number {
  const start = placeOf(plan, foot).along
  if (plan.manualEnd) return start
  if (isRoundFoot(plan, foot))
    return keyed(
      [
        [0, start],
        [POP, start],
        [0.34, WRAPPED],
        [0.68, WRAPPED],
        [0.78, BOLTS],
      ],
      t,
    )
  if (foot === plan.popFoot)
    return keyed(
      [
        [0, start],
        [POP + 0.03, start],
        [0.44, BOLTS],
        [1, BOLTS],
      ],
      t,
    )
  const reach = plan.flick ? 0.34 : 0.27
  return keyed(
    [
      [0, start],
      [POP - 0.04, start],
      [POP + 0.08, reach],
      [0.46, BOLTS],
      [1, BOLTS],
    ],
    t,
  )
}

/** Along the board and across it, outward and toward the toes, before anything moves. */
function placeOf(plan: Plan, foot: 'front' | 'back'): { along: number; across: number; angle: number } {
  if (plan.manualEnd) {
    const isOverEnd = (plan.front === plan.manualEnd) === (foot === 'front')
    return { along: isOverEnd ? 0.34 : 0.17, across: 0, angle: 0 }
  }
  if (foot === plan.popFoot)
    return { along: plan.isPopped ? 0.35 : 0.31, across: plan.flick ? 0 : 0.01, angle: 0 }
  if (plan.flick === 'kick') return { along: 0.12, across: -0.035, angle: 28 }
  if (plan.flick === 'heel') return { along: 0.13, across: 0.045, angle: 0 }
  return { along: 0.15, across: 0, angle: 8 }
}

function isRoundFoot(plan: Plan, foot: 'front' | 'back'): boolean {
  return plan.wrapEnd !== 0 && (plan.front === plan.wrapEnd) === (foot === 'front')
}

/** Toward the toes: the flick goes out over one edge, the scoop the way the popped end is sent. */
function across({ plan, t }: Footing, foot: 'front' | 'back'): number {
  const start = placeOf(plan, foot).across * (1 - ramp(0.4, 0.5, t))
  if (plan.isPlanted && foot !== plan.popFoot) return start - 0.2 * bump(0.1, 0.56, t)
  if (foot !== plan.popFoot) {
    if (!plan.flick) return start
    return start + (plan.flick === 'kick' ? -0.17 : 0.17) * bump(plan.flickAt - 0.05, plan.flickAt + 0.16, t)
  }
  const [turn] = plan.yaw
  const isScooped = plan.loose.length > 0 && turn && turn.from < LANDING
  if (!isScooped) return start
  // Anticlockwise carries the leading end to the left.
  const side = Math.sign(turn.deg) * plan.popEnd * plan.toe
  return start + side * 0.08 * bump(turn.from - 0.06, turn.from + 0.12, t)
}

function heightOf(footing: Footing, foot: 'front' | 'back', reach: number): number {
  const { plan, t, base, slope, off } = footing
  const onBoard = base + 0.012 - slope * reach * (foot === 'front' ? plan.front : -plan.front)
  if (plan.isPlanted && foot !== plan.popFoot) {
    const down = ramp(0.08, 0.18, t) * (1 - ramp(0.3, 0.44, t))
    return onBoard * (1 - down) + 0.012 * down
  }
  if (isRoundFoot(plan, foot)) return base + 0.05 * off + 0.012
  const clear = plan.height < 0.2 ? 0.16 : 0.24
  return onBoard + off * clear + 0.02 * flight(t) * off
}
