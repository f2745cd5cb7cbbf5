import { HALF_LENGTH, HALF_WIDTH } from './pose.ts'
import type { Vec } from './space.ts'

const BEND = 0.25
const RISE = 0.05

function deckHeight(x: number): number {
  return (RISE * Math.max(0, Math.abs(x) - BEND)) / (HALF_LENGTH - BEND)
}

const TIP = [90, 60, 30, 0, -30, -60, -90].map((deg) => (deg * Math.PI) / 180)
const ROUND = HALF_LENGTH - 0.3

function tip(end: 1 | -1): readonly (readonly [number, number])[] {
  return TIP.map(
    (angle) => [end * (0.3 + ROUND * Math.cos(angle)), end * HALF_WIDTH * Math.sin(angle)] as const,
  )
}

/** The deck seen from the grip, its ends bent up, at a height over its middle. */
export function deck(lift: number): Vec[] {
  return [
    ...tip(1),
    [BEND, -HALF_WIDTH] as const,
    [-BEND, -HALF_WIDTH] as const,
    ...tip(-1),
    [-BEND, HALF_WIDTH] as const,
    [BEND, HALF_WIDTH] as const,
  ].map(([x, y]) => [x, y, deckHeight(x) + lift])
}

/** A strip across the deck, so that one end can be told from the other. */
export function band(end: 1 | -1, from: number, to: number, lift: number): Vec[] {
  const width = HALF_WIDTH * 0.97
  return (
    [
      [from, width],
      [to, width],
      [to, -width],
      [from, -width],
    ] as const
  ).map(([x, y]) => [end * x, y, deckHeight(x) + lift])
}

/** A sole with its toes along x, seen from above; wider at the ball than at the heel. */
export const SOLE: readonly (readonly [number, number])[] = [
  [0.14, 0.012],
  [0.12, 0.042],
  [0.05, 0.05],
  [-0.05, 0.034],
  [-0.12, 0.034],
  [-0.135, 0],
  [-0.12, -0.034],
  [-0.05, -0.034],
  [0.05, -0.046],
  [0.12, -0.034],
]
