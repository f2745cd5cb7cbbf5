import type { Moment, MomentName } from './choreography.ts'
import { type Film, filmedAt, type Take, takeAt } from './film.ts'
import type { Vec } from './geometry.ts'
import type { Score } from './score.ts'

/** A moment besides the one that is shown: the board as it is then, moved beside the rider. */
export interface Ghost {
  readonly at: number
  readonly shift: Vec
}

/** How far beside the rider's board a ghost is, in meters: along the way, or along a coping. */
const BESIDE = { way: 0.72, coping: 0.95 }
/** What is farther off than this is brought beside the rider; meters. */
const NEAR = 0.9
/** How far a flip and a turn have come where they tell what they are. */
const TOLD = { flip: 0.3, turn: 0.42 }
/** Turns smaller than this are how one gets on to something, or leans; degrees. */
const LEAST = { offWall: 60, else: 100 }
const STEPS = 48

type Turning = (score: Score, t: number) => number

const flipping: Turning = ({ flip }, t) => flip.at(t)
const boardTurning: Turning = ({ apart }, t) => apart.at(t)
const riderTurning: Turning = ({ body }, t) => body.at(t)
const wallTurning: Turning = ({ body, slew }, t) => body.at(t) + slew.at(t)

const isWall = ({ obstacles }: Take) => obstacles.some(({ curve }) => curve !== null)

/** When what turns between two moments of a take has come so far; null when it hardly turns. */
function reached(
  score: Score,
  turning: Turning,
  [from, to]: readonly [number, number],
  share: number,
  least: number,
): number | null {
  const moments = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
  const first = turning(score, from)
  const values = moments.map((t) => Math.abs(turning(score, t) - first))
  const most = Math.max(...values)
  if (most < least) return null
  const at = values.findIndex((value) => value >= Math.min(most, 360) * share)
  return moments[at] ?? null
}

/** When a board that goes end over end stands. */
function wrapped({ wraps }: Score, from: number, to: number): number | null {
  const wrap = wraps.find((each) => each.from >= from - 0.05 && each.to <= to + 0.05)
  return wrap ? wrap.from + (wrap.to - wrap.from) * 0.35 : null
}

/** What is told of a take between two moments of its film. */
function toldBetween(take: Take, start: number, end: number, isOut: boolean): number | null {
  if (end - start < 0.1) return null
  const { score } = take
  const [from, to] = [start - take.from, end - take.from]
  const turning = isWall(take) ? [wallTurning] : [riderTurning]
  const least = isOut && isWall(take) ? LEAST.offWall : LEAST.else
  const turns = [flipping, boardTurning, ...turning].map((each, index) =>
    reached(score, each, [from, to], index === 0 ? TOLD.flip : TOLD.turn, least),
  )
  const at = wrapped(score, from, to) ?? turns.find((each) => each !== null) ?? null
  return at === null ? null : at + take.from
}

/** When it was popped off the end that leads. */
function noseFirst(film: Film, pop: number): number | null {
  const { score, from } = takeAt(film, pop)
  return score.tilt.at(pop - from + 0.03) > 4 ? pop + 0.04 : null
}

/** How the board is moved from where it is at one moment to beside where it is at another. */
function beside(film: Film, at: number, main: number, way: 1 | -1): Vec {
  const [ghost, shown] = [filmedAt(film, at).board.at, filmedAt(film, main).board.at]
  const [take, other] = [takeAt(film, at), takeAt(film, main)]
  if (isWall(take) || isWall(other)) {
    const apart = way * BESIDE.coping * (other.score.toe === 1 ? 1 : -1)
    const [x, z] = [shown[0] - ghost[0], shown[2] - ghost[2]]
    const isNear = take === other && Math.hypot(x, z) < NEAR
    return [isNear ? 0 : x, shown[1] + apart - ghost[1], isNear ? 0 : z]
  }
  const heading = other.isBack ? -1 : 1
  return [shown[0] + heading * way * BESIDE.way - ghost[0], shown[1] * 0.5 - ghost[1] * 0.5, 0]
}

/** How the board comes to lie across a bar: over which end, and from which side. */
function across(film: Film, main: number): number | null {
  const take = takeAt(film, main)
  const isBar = take.obstacles.some(({ kind }) => kind === 'flat bar')
  const lock = film.moments.findLast(({ name, at }) => name === 'Lock in' && at <= main)
  if (!isBar || !lock || Math.abs(take.score.slew.at(main - take.from)) < 60) return null
  return lock.at - 0.2
}

const HELD: readonly MomentName[] = ['Hold', 'Grab', 'Plant', 'Tap']

/** What of the way in is told beside the moment that is shown. */
function before(film: Film, main: number): number | null {
  const take = takeAt(film, main)
  const earlier = film.moments.filter(({ at }) => at < main - 0.3 && at >= take.from)
  const pop = earlier.findLast(({ name }) => name === 'Pop')
  const start = Math.max(take.from, pop?.at ?? main - 1)
  const planted = earlier.findLast(({ name, at }) => name === 'Plant' && at >= start - 0.1)
  const told = toldBetween(take, start, main, false) ?? planted?.at ?? null
  if (told !== null || isWall(take)) return told
  return (pop ? noseFirst(film, pop.at) : null) ?? across(film, main)
}

/** What of the way out is told beside the moment that is shown. */
function after(film: Film, main: number, isHeld: boolean): number | null {
  const take = takeAt(film, main)
  const later = film.moments.filter(({ at }) => at > main)
  const since = later.find(({ name }) => name === 'Out') ?? (isHeld ? null : later.find(isLanding))
  return since ? toldBetween(take, since.at - 0.05, take.to - 0.02, isHeld) : null
}

const isLanding = ({ name }: Moment) => name === 'Land'

/**
 * What happens before and after the moment that is shown, where that is more than the plain way in and out: a flip
 * before a grind, the half turn out of it, a revert.
 */
export function ghostsOf(film: Film, main: number): Ghost[] {
  const isHeld = film.moments.some(({ name, at }) => HELD.includes(name) && Math.abs(at - main) < 0.3)
  const [came, goes] = [isHeld ? before(film, main) : null, after(film, main, isHeld)]
  return [
    ...(came === null ? [] : [{ at: came, shift: beside(film, came, main, -1) }]),
    ...(goes === null ? [] : [{ at: goes, shift: beside(film, goes, main, 1) }]),
  ]
}
