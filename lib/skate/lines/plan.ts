import { inSentence } from '../wording.ts'
import { obstacleTo, type Rolling, STARTS, type Step, stepTo } from './step.ts'
import {
  gainsSpeed,
  isBrake,
  isMovement,
  isRest,
  isStop,
  type LineTrick,
  type StartingPosition,
  startsHigh,
  startsOnFoot,
  whereMet,
} from './trick.ts'

/** What the lines beside the best one are chosen for. */
const OTHERS = ['flow', 'build', 'variety'] as const

type Other = (typeof OTHERS)[number]

/** What a line is chosen for. */
type Emphasis = 'balanced' | Other

/** One order of the tricks, with what it costs when chosen for its emphasis; lower is better. */
export interface Plan {
  readonly emphasis: Emphasis
  readonly cost: number
  readonly steps: readonly Step[]
}

/** A trick that cannot be linked, why, and what would make it fit. */
interface Unlinked {
  readonly trick: LineTrick
  readonly why: string
  readonly fix: string
}

/** Up to three lines, the best first; or the tricks that cannot be linked. */
export type PlanResult =
  | { readonly ok: true; readonly plans: readonly Plan[] }
  | { readonly ok: false; readonly unlinked: readonly Unlinked[] }

/** What a line is wanted of. */
interface LineRequest {
  readonly start: StartingPosition
  readonly tricks: readonly LineTrick[]
  /** Names of tricks the rider lands, for the repairs. */
  readonly known?: readonly string[]
  /** The trick that must stay at a place, by its id; null leaves the place free. */
  readonly locked?: readonly (number | null)[]
}

/** No more tricks than this go into a line: every order of them is looked at. */
export const LONGEST_LINE = 5
/** How many lines are offered. */
const LINES = 3

/**
 * The best order of up to five tricks and up to two really different ones. Exact: every order that can be
 * skated is looked at. A repair between two tricks is the smallest that makes the next one possible.
 */
export function planLine(asked: LineRequest): PlanResult {
  const request = { ...asked, tricks: whereMet(asked.tricks, asked.start) }
  const orders = everyOrder(request)
  if (orders.length === 0) {
    const given = ({ id }: LineTrick) => asked.tricks.find((trick) => trick.id === id)
    return {
      ok: false,
      unlinked: whyNot(request).map((each) => ({ ...each, trick: given(each.trick) ?? each.trick })),
    }
  }
  const fewest = Math.min(...orders.map(interruptionsIn))
  // What builds up or varies more may cost one interruption more; nothing is worth a second.
  const linked = orders.filter((steps) => interruptionsIn(steps) <= fewest + 1)
  // Nor is anything worth a brake before the end that can do without, or speed gained for nothing.
  const least = Math.min(...linked.filter((steps) => interruptionsIn(steps) === fewest).map(misspent))
  const smooth = linked.filter((steps) => misspent(steps) <= least)
  return { ok: true, plans: distinct(smooth, request.start) }
}

/** How often something has to be done between two tricks only to roll the other way around. */
const turnsIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)

/** How often a line is interrupted: to roll the other way around, or since its rider has come to a stop. */
export const interruptionsIn = (steps: readonly Step[]): number =>
  turnsIn(steps) + steps.slice(0, -1).filter(({ trick }) => isStop(trick)).length

/** How often speed is taken out before a trick, or gained where none follows. */
const misspent = (steps: readonly Step[]): number => {
  const last = steps.at(-1)
  return heldUp(steps) + (last && steps.length > 1 && gainsSpeed(last.trick) ? 1 : 0)
}

/** How many tricks come after the speed was taken out, counted for each that takes it. */
const heldUp = (steps: readonly Step[]): number =>
  steps.reduce((sum, { trick }, at) => {
    if (!isStop(trick) && !isBrake(trick)) return sum
    const after = steps
      .slice(at + 1)
      .filter((later) => !isStop(later.trick) && (isStop(trick) || !isBrake(later.trick)))
    return sum + after.length
  }, 0)

interface Search {
  readonly request: LineRequest
  readonly found: Step[][]
}

/** Every order that can be skated, in the order of the ids it was asked with. */
function everyOrder(request: LineRequest): Step[][] {
  const search: Search = { request, found: [] }
  extend(search, [], [], STARTS[request.start])
  return search.found
}

function extend(search: Search, steps: readonly Step[], taken: readonly LineTrick[], rolling: Rolling): void {
  const { request, found } = search
  if (steps.length === request.tricks.length) {
    found.push([...steps])
    return
  }
  for (const trick of request.tricks) {
    if (taken.includes(trick) || !mayStandAt(trick, steps.length, request)) continue
    const step = stepTo(rolling, trick, steps.length, request.start, request.known ?? [])
    if (step) extend(search, [...steps, step], [...taken, trick], step.after)
  }
}

function mayStandAt(trick: LineTrick, at: number, { locked = [] }: LineRequest): boolean {
  const here = locked[at] ?? null
  return here === null ? !locked.includes(trick.id) : here === trick.id
}

const OPEN_END = 'you can roll out of it either way, so it can only come last'

function whyNot(request: LineRequest): Unlinked[] {
  const { tricks, start, locked = [] } = request
  const high = tricks.flatMap((trick) => obstacle(trick, 0, start))
  if (high.length > 0) return high
  const open = tricks.filter(({ exit }) => exit === null)
  if (open.length > 1) return open.slice(1).map((trick) => openEnd(trick, open[0]))
  const starts = tricks.filter(({ motion }) => startsHigh(motion) || startsOnFoot(motion))
  if (starts.length > 1) return starts.slice(1).flatMap((trick) => obstacle(trick, 1, start))
  const misplaced = tricks.filter((trick) => locked.includes(trick.id))
  const late = misplaced.flatMap((trick) => {
    const at = locked.indexOf(trick.id)
    const isOpen = trick.exit === null && at < tricks.length - 1
    return isOpen ? [openEnd(trick)] : obstacle(trick, at, start)
  })
  if (late.length > 0) return late
  return [...starts, ...open, ...misplaced].slice(0, 1).map((trick) => ({
    trick,
    why: 'another trick is locked at the only place where it fits',
    fix: 'Unlock that place.',
  }))
}

function openEnd(trick: LineTrick, other?: LineTrick): Unlinked {
  return {
    trick,
    why: other ? `${OPEN_END}, and so can the ${inSentence(other.name)}` : OPEN_END,
    fix: other ? `Take one of the two out.` : 'Unlock it, and it moves to the end.',
  }
}

function obstacle(trick: LineTrick, at: number, start: StartingPosition): Unlinked[] {
  const why = obstacleTo(trick, at, start)
  if (!why) return []
  const isHigh = startsHigh(trick.motion)
  if (start === 'flatground' && !startsOnFoot(trick.motion))
    return [
      {
        trick,
        why,
        fix: isHigh ? 'Start from Drop In or Quarter Pipe.' : 'Start from Drop In, Quarter Pipe or Ramp.',
      },
    ]
  return [{ trick, why, fix: 'One way in is enough: take it out, or unlock it so that it comes first.' }]
}

/**
 * The best line, and others that are really different and are what they are chosen for; with the hardest trick first
 * only where there is nothing else.
 */
function distinct(orders: readonly Step[][], start: StartingPosition): Plan[] {
  const [best] = cheapest(orders, 'balanced', start)
  if (!best) return []
  const chosen = [best]
  for (const emphasis of OTHERS) {
    const fit = cheapest(orders, emphasis, start).filter(({ steps }) => isTrue(emphasis, steps, best.steps))
    const built = fit.filter(({ steps }) => !isHardestFirst(steps))
    const next = anotherOf(built, chosen, REALLY_APART) ?? anotherOf([...built, ...fit], chosen, SWAPPED)
    if (next && chosen.length < LINES) chosen.push(next)
  }
  return chosen
}

const anotherOf = (plans: readonly Plan[], chosen: readonly Plan[], apart: number): Plan | undefined =>
  plans.find((plan) => chosen.every((other) => placesApart(plan, other) >= apart))

/** As many tricks stand elsewhere in a line that is another one; at the least two change places. */
const REALLY_APART = 3
const SWAPPED = 2

/** Whether a line is what its emphasis says, beside the best one. */
function isTrue(emphasis: Other, steps: readonly Step[], best: readonly Step[]): boolean {
  switch (emphasis) {
    case 'flow':
      return turnsIn(steps) <= turnsIn(best) && pushesIn(steps) <= pushesIn(best)
    case 'build':
      return endsOnHardest(steps) && !isHardestFirst(steps)
    case 'variety':
      return repeatsIn(steps) < repeatsIn(best)
  }
}

const pushesIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, { repair }) => sum + (repair?.pushes ?? 0), 0)

/** As good as the hardest. */
const NEARLY = 0.5

/** What stops the line is no ender. */
function endsOnHardest(steps: readonly Step[]): boolean {
  const values = steps
    .filter(({ trick }) => !isStop(trick) && !isBrake(trick))
    .map(({ trick }) => trick.value)
  return (values.at(-1) ?? 0) >= Math.max(0, ...values) - NEARLY
}

/** How often a trick is of the kind, or at the place, of the one before. */
const repeatsIn = (steps: readonly Step[]): number =>
  steps.filter(({ trick }, at) => {
    const before = steps[at - 1]?.trick
    return before && (isRepeat(before, trick) || before.place === trick.place)
  }).length

function cheapest(orders: readonly Step[][], emphasis: Emphasis, start: StartingPosition): Plan[] {
  const plans = orders.map((steps) => ({ emphasis, steps, cost: costOf(steps, emphasis, start) }))
  return plans.sort((one, other) => one.cost - other.cost)
}

interface Weights {
  readonly interruption: number
  readonly push: number
  /** Going down in difficulty, per point. */
  readonly drop: number
  readonly opening: number
  readonly closing: number
  readonly repeat: number
  readonly samePlace: number
}

/** The first line is never interrupted once more than it must be, whatever else speaks for it. */
const WEIGHTS: Record<Emphasis, Weights> = {
  balanced: { interruption: 1000, push: 1, drop: 1.5, opening: 1, closing: 2, repeat: 3, samePlace: 1 },
  flow: { interruption: 40, push: 10, drop: 0.2, opening: 0.3, closing: 0.5, repeat: 1, samePlace: 0.2 },
  build: { interruption: 2, push: 0.3, drop: 10, opening: 8, closing: 12, repeat: 0.5, samePlace: 0.2 },
  variety: { interruption: 2, push: 0.3, drop: 0.3, opening: 0.5, closing: 0.5, repeat: 30, samePlace: 15 },
}

/** A push breaks the flow of a run through ramps; on the street everyone pushes. */
const PUSH_IN_A_PARK = 5

/** What a line costs, each part never negative. */
export function costOf(steps: readonly Step[], emphasis: Emphasis, start: StartingPosition): number {
  const weights = WEIGHTS[emphasis]
  const values = steps.map(({ trick }) => trick.value)
  const push = weights.push * (start === 'flatground' ? 1 : PUSH_IN_A_PARK)
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0]
  let cost =
    weights.interruption * interruptionsIn(steps) +
    MISSPENT * misspent(steps) +
    (isHardestFirst(steps) ? HARDEST_FIRST : 0) +
    weights.opening * (first - Math.min(...values)) +
    weights.closing * (Math.max(...values) - last)
  steps.forEach((step, at) => {
    const before = steps[at - 1]
    // A stand may open a line on the street; what comes in on a ramp would throw its speed away.
    const mayOpen = at === 0 && start === 'flatground'
    if (isRest(step.trick) && !mayOpen && at < steps.length - 1) cost += RESTED
    cost += push * (step.repair?.pushes ?? 0)
    if (!before) return
    const down = before.trick.value - step.trick.value
    if (down > 0) cost += weights.drop * (down + DESCENT)
    if (isRepeat(before.trick, step.trick)) cost += weights.repeat
    if (before.trick.place === step.trick.place) cost += weights.samePlace
    cost += weights.repeat * stanceRepeat(before, step)
  })
  return cost
}

/** Whether the first trick, after the way in, is clearly the hardest of all. */
export function isHardestFirst(steps: readonly Step[]): boolean {
  const values = steps
    .filter(({ trick }) => !isMovement(trick) && !startsHigh(trick.motion))
    .map(({ trick }) => trick.value)
  const [first = 0, ...others] = values
  return others.length > 0 && first - Math.max(...others) >= CLEARLY
}

/** A much harder one of the same kind builds on the one before. */
const isRepeat = (before: LineTrick, trick: LineTrick): boolean =>
  before.family === trick.family && trick.value - before.value < BUILT_ON
const BUILT_ON = 1.5
/** A line that opens with its hardest trick is a trick with a tail. */
const HARDEST_FIRST = 12
const CLEARLY = 1
/** Another trick after the speed was taken out, or speed for none: nothing but an interruption costs more. */
const MISSPENT = 200
/** Standing on the board where the line should roll on. */
const RESTED = 20
/** Going down once is better than twice, however far. */
const DESCENT = 0.75

function stanceRepeat(before: Step, step: Step): number {
  return before.enters === step.enters ? 0.2 : 0
}

function placesApart(one: Plan, other: Plan): number {
  return one.steps.filter(({ trick }, at) => other.steps[at]?.trick.id !== trick.id).length
}
