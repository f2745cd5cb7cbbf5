import { type Foot, footAt, WRAPPED } from './foot.ts'
import type { Plan } from './plan.ts'
import { add, type Turn, turnBy, turned, type Vec } from './space.ts'
import { bump, flight, keyed, LANDING, POP, ramp, turnedBy } from './timeline.ts'

/** Board, rider and feet at one moment; see space.ts for the axes and signs. */
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

export const HALF_LENGTH = 0.4
export const HALF_WIDTH = 0.102
export const TRUCK = 0.215
/** How high the middle of the deck stands on its wheels. */
export const STANDING = 0.11
const KICK = 0.05

const REACH: readonly Vec[] = [-1, 1].flatMap((end) => [
  ...[-1, 1].map((side): Vec => [end * TRUCK, side * 0.085, -STANDING]),
  [end * HALF_LENGTH, 0, KICK - 0.015] as Vec,
])

/** How high the middle must be for nothing to be in the ground. */
export function clearance(turn: Turn): number {
  return Math.max(...REACH.map((point) => -turned(turn, point)[2]))
}

/** The tilt of the pop, or of a manual; the wrap is apart. */
export function tilt(plan: Plan, t: number): number {
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

/** The board circles the foot that it goes round. */
function wrapShift(plan: Plan, yaw: number, wrap: number): Vec {
  const pivot: Vec = [plan.wrapEnd * WRAPPED, 0, 0.05]
  const from = turned(turnBy(yaw), pivot)
  const to = turned(turnBy(yaw, wrap), pivot)
  return plan.wrapEnd ? [from[0] - to[0], from[1] - to[1], from[2] - to[2]] : [0, 0, 0]
}

/** How far the feet are off the board, from 0 to 1. */
export function apart(plan: Plan, t: number): number {
  return Math.max(
    0,
    ...plan.loose.map(
      ([from, to]) => ramp(from - 0.03, from + 0.03, t) * (1 - ramp(to - 0.03, to + 0.04, t)),
    ),
  )
}

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
