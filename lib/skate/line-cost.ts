import type { Step } from './line-step.ts'
import type { StartingPosition } from './line-trick.ts'

/** What a line is chosen for. */
export type Emphasis = 'balanced' | 'flow' | 'build' | 'variety'

interface Weights {
  readonly turn: number
  readonly push: number
  /** Going down in difficulty, per point. */
  readonly drop: number
  readonly opening: number
  readonly closing: number
  readonly repeat: number
  readonly samePlace: number
}

const WEIGHTS: Record<Emphasis, Weights> = {
  balanced: { turn: 14, push: 1, drop: 1, opening: 1, closing: 2, repeat: 3, samePlace: 1 },
  flow: { turn: 40, push: 10, drop: 0.2, opening: 0.3, closing: 0.5, repeat: 1, samePlace: 0.2 },
  build: { turn: 2, push: 0.3, drop: 10, opening: 8, closing: 12, repeat: 0.5, samePlace: 0.2 },
  variety: { turn: 2, push: 0.3, drop: 0.3, opening: 0.5, closing: 0.5, repeat: 30, samePlace: 15 },
}

/** A push breaks the flow of a run through ramps; on the street everybody pushes. */
const PUSH_IN_A_PARK = 5

function stanceRepeat(before: Step, step: Step): number {
  return before.enters === step.enters ? 0.2 : 0
}

/** What a line costs, each part never negative, so that a longer line never costs less. */
export function costOf(steps: readonly Step[], emphasis: Emphasis, start: StartingPosition): number {
  const weights = WEIGHTS[emphasis]
  const values = steps.map(({ trick }) => trick.value)
  const push = weights.push * (start === 'flatground' ? 1 : PUSH_IN_A_PARK)
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0]
  let cost = weights.opening * (first - Math.min(...values)) + weights.closing * (Math.max(...values) - last)
  steps.forEach((step, at) => {
    const before = steps[at - 1]
    cost += weights.turn * (step.repair?.turns ?? 0) + push * (step.repair?.pushes ?? 0)
    if (!before) return
    cost += weights.drop * Math.max(0, before.trick.value - step.trick.value)
    if (before.trick.family === step.trick.family) cost += weights.repeat
    if (before.trick.place === step.trick.place) cost += weights.samePlace
    cost += weights.repeat * stanceRepeat(before, step)
  })
  return cost
}
