import { rarityOf } from '../coach/fame.ts'
import { inOrder } from './judge.ts'
import { LONGEST_LINE, planLine } from './plan.ts'
import { type Rolling, STARTS, type Step, stepTo } from './step.ts'
import {
  isBrake,
  isMovement,
  isRest,
  type LineTrick,
  mayReplace,
  NEXT_STEP,
  type Place,
  type StartingPosition,
} from './trick.ts'

/** How much a line may be missed: nearly never, every other go or so, or nearly always. */
export type Daring = 'sure' | 'even' | 'send it'

/** How often each trick should be landed, the last one being the ender, and at the least all of them in one go. */
const RATES: Record<Daring, { readonly others: number; readonly ender: number; readonly all: number }> = {
  sure: { others: 0.95, ender: 0.9, all: 0.5 },
  even: { others: 0.8, ender: 0.6, all: 0.15 },
  'send it': { others: 0.6, ender: 0.3, all: 0 },
}

/** What a line is to be made of. */
export interface BuildRequest<Trick extends LineTrick> {
  readonly start: StartingPosition
  /** The rider's own tricks, with the rates at which they land them. */
  readonly tricks: readonly Trick[]
  /** Where it may be skated. */
  readonly places: readonly Place[]
  readonly daring: Daring
  readonly length?: number
  /** Names of tricks the rider lands, for the repairs. */
  readonly known?: readonly string[]
  /** Tricks that must be in it, by their ids; `planLine` says why they cannot be in one line. */
  readonly keep?: readonly number[]
  /** Tricks of a line that was refused: others come first. */
  readonly avoid?: readonly number[]
}

const USUAL_LENGTH = 4
const WIDTH = 30

interface Way<Trick> {
  readonly tricks: readonly Trick[]
  readonly rolling: Rolling
  readonly cost: number
  /** Of landing all that may be chosen freely. */
  readonly odds: number
}

/**
 * Tricks of the rider's own for one line, in their best order: as likely to be landed as wanted, if need be fewer of
 * them, from one into the next with few repairs, and as different as the list allows. Null when fewer than two fit, or
 * when what must be in it cannot be in one line.
 */
export function buildLine<Trick extends LineTrick>(request: BuildRequest<Trick>): Trick[] | null {
  const { start, places, keep = [], known = [] } = request
  const fitting = request.tricks.filter(
    (trick) => keep.includes(trick.id) || (places.includes(trick.place) && !isBail(trick)),
  )
  const filmed = withOneBrake(fitting, request).filter(
    (trick) => !(isMovement(trick) || isRest(trick)) || keep.includes(trick.id),
  )
  const pool = filmed.length < SHORTEST ? fitting : filmed
  const wanted = Math.max(keep.length, request.length ?? USUAL_LENGTH)
  const longest = Math.min(wanted, pool.length, LONGEST_LINE)
  const shortest = Math.max(SHORTEST, request.length ? longest : keep.length)
  let built: Way<Trick> | null = null
  for (let length = longest; length >= shortest; length--) {
    const whole = waysOf(length, pool, request).filter((way) => keptIn(way, keep) === keep.length)
    const found = whole.find(({ odds }) => odds >= RATES[request.daring].all)
    // Where no line is as sure as wanted, it is the shortest.
    built = found ?? whole[0] ?? built
    if (found) break
  }
  if (!built) return null
  const { tricks } = built
  const planned = planLine({ start, tricks, known })
  const ordered = planned.ok ? planned.plans[0]?.steps.map(({ trick }) => trick.id) : undefined
  return (ordered ?? tricks.map(({ id }) => id)).flatMap((id) => tricks.filter((trick) => trick.id === id))
}

/** How one gets off without being hurt is no trick, however well a rider has it. */
const isBail = ({ motion: { style } }: LineTrick): boolean => style === 'Falling' || style === 'Knee Slide'

const SHORTEST = 2

const keptIn = ({ tricks }: Way<LineTrick>, keep: readonly number[]) =>
  tricks.filter(({ id }) => keep.includes(id)).length

/** Nobody pushes again only to slide the speed away once more: of what takes it, the surest that was not refused. */
function withOneBrake<Trick extends LineTrick>(
  tricks: readonly Trick[],
  { keep = [], avoid = [] }: BuildRequest<Trick>,
): Trick[] {
  const rank = ({ id, rate }: LineTrick) =>
    keep.includes(id) ? Number.POSITIVE_INFINITY : rate - (avoid.includes(id) ? 1 : 0)
  const [best] = tricks.filter(isBrake).toSorted((one, other) => rank(other) - rank(one))
  return tricks.filter((trick) => !isBrake(trick) || trick === best || keep.includes(trick.id))
}

/** Lines of that many tricks, the best first. */
function waysOf<Trick extends LineTrick>(
  length: number,
  pool: readonly Trick[],
  request: BuildRequest<Trick>,
): Way<Trick>[] {
  let ways: Way<Trick>[] = [{ tricks: [], rolling: STARTS[request.start], cost: 0, odds: 1 }]
  for (let at = 0; at < length; at++)
    ways = best(
      ways.flatMap((way) => waysOn(way, pool, request, at === length - 1)),
      RATES[request.daring].all,
    )
  return ways
}

function waysOn<Trick extends LineTrick>(
  way: Way<Trick>,
  pool: readonly Trick[],
  request: BuildRequest<Trick>,
  isLast: boolean,
): Way<Trick>[] {
  const at = way.tricks.length
  return pool.flatMap((trick) => {
    if (way.tricks.includes(trick) || (trick.exit === null && !isLast)) return []
    const step = stepTo(way.rolling, trick, at, request.start, request.known ?? [])
    if (!step) return []
    const cost = way.cost + costOf(step, way.tricks, request, isLast)
    // What was chosen is wanted, however rarely it is landed.
    const odds = request.keep?.includes(trick.id) ? way.odds : way.odds * Math.max(trick.rate, 0.01)
    return [{ tricks: [...way.tricks, trick], rolling: step.after, cost, odds }]
  })
}

const TURN = 2
const PUSH = 0.2
/** Who wants to be sure gives more for it than for variety. */
const OFF_THE_ODDS: Record<Daring, number> = { sure: 4, even: 2, 'send it': 2 }
const REFUSED = 1.5
const KEPT = -100

function costOf<Trick extends LineTrick>(
  { trick, repair }: Step,
  before: readonly Trick[],
  { daring, keep = [], avoid = [] }: BuildRequest<Trick>,
  isLast: boolean,
): number {
  const { others, ender } = RATES[daring]
  const isNew = (has: (other: LineTrick) => boolean) => (before.some(has) ? 0 : 1)
  return (
    TURN * (repair?.turns ?? 0) +
    PUSH * (repair?.pushes ?? 0) +
    OFF_THE_ODDS[daring] * Math.abs(Math.log(Math.max(trick.rate, 0.01) / (isLast ? ender : others))) -
    isNew(({ place }) => place === trick.place) -
    isNew(({ family }) => family === trick.family) -
    (isHop(trick) ? 0 : 0.5 * isNew(({ motion }) => motion.stance === trick.motion.stance)) +
    (avoid.includes(trick.id) ? REFUSED : 0) +
    (keep.includes(trick.id) ? KEPT : 0)
  )
}

/** Only popped, as an ollie or a nollie is: another stance brings no variety into it. */
function isHop({ motion, place }: LineTrick): boolean {
  const { bodyTurn, boardTurn, flip, wrap, style } = motion
  return (
    place === 'flat' && bodyTurn === 0 && boardTurn === 0 && flip.kind === 'none' && wrap === null && !style
  )
}

const MISSED = 4

/** The same tricks in another order lead to the same line; one that is missed more often than wanted comes late. */
function best<Trick extends LineTrick>(ways: Way<Trick>[], wanted: number): Way<Trick>[] {
  const rank = ({ cost, odds }: Way<Trick>) => cost + MISSED * Math.max(0, Math.log(wanted / odds))
  const seen = new Set<string>()
  return ways
    .sort((one, other) => rank(one) - rank(other))
    .filter(({ tricks, rolling }) => {
      const key = `${rolling.lead}${tricks
        .map(({ id }) => id)
        .sort()
        .join()}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, WIDTH)
}

/** A line of which one trick is to be another. */
export interface SwapRequest<Trick extends LineTrick> {
  readonly start: StartingPosition
  /** In the order in which they stand. */
  readonly tricks: readonly Trick[]
  readonly out: number
  readonly candidates: readonly Trick[]
  /** The hardest that is within reach. */
  readonly reach: number
  readonly known?: readonly string[]
  /** What was refused before. */
  readonly avoid?: readonly number[]
}

/** What hardly anybody does is no use to somebody who wants another trick. */
const RARE = 0.5

/**
 * Another trick for the place of one: on the same obstacle, within reach or hardly harder than that one, turning no more
 * than before where that is possible, one's own, as hard, and well known first. Null when there is none.
 */
export function otherTrick<Trick extends LineTrick>(request: SwapRequest<Trick>): Trick | null {
  const { start, tricks, out, candidates, reach, known = [], avoid = [] } = request
  const at = tricks.findIndex(({ id }) => id === out)
  // Where it is met in this line: a kickturn between two walls gives way to what is done on a wall.
  const old = inOrder(tricks, start, known)?.[at]?.trick ?? tricks[at]
  if (!old) return null
  const hardest = Math.max(reach, old.value + NEXT_STEP)
  let found: { trick: Trick; cost: number } | null = null
  for (const trick of candidates) {
    const isTaken = avoid.includes(trick.id) || tricks.some(({ id }) => id === trick.id)
    const steps = isTaken ? null : inOrder(tricks.with(at, trick), start, known)
    const met = steps?.[at]?.trick
    if (!steps || !met || !mayReplace(met, old, hardest)) continue
    const turns = steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)
    const cost =
      4 * turns +
      Math.abs(trick.value - old.value) +
      (trick.own ? 0 : 2 + RARE * rarityOf(trick.name)) +
      (trick.family === old.family ? 0.5 : 0)
    if (!found || cost < found.cost) found = { trick, cost }
  }
  return found?.trick ?? null
}
