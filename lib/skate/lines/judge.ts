import { rarityOf } from '../coach/fame.ts'
import { oddsOf } from '../odds.ts'
import { counted, inSentence, listed } from '../wording.ts'
import { interruptionsIn, isHardestFirst } from './plan.ts'
import { STARTS, type Step, stepTo } from './step.ts'
import { type LineTrick, mayReplace, type Place, type StartingPosition, whereMet } from './trick.ts'

type Criterion = 'difficulty' | 'variety' | 'course' | 'flow' | 'consistency'

interface Mark {
  readonly part: Criterion
  readonly points: number
  readonly of: number
  readonly says: string
}

/** Points from 0 to 100 in all, and the five parts they come from. */
export interface Judgment {
  readonly total: number
  readonly parts: readonly Mark[]
}

/** One trick for another that lifts the marks most. */
export interface Swap {
  readonly at: number
  readonly out: LineTrick
  readonly into: LineTrick
  readonly gain: number
  readonly says: string
}

/** A line as a friendly judge sees it before it is skated: five parts, a sentence each. */
export function judge(steps: readonly Step[], start: StartingPosition): Judgment {
  const parts = [
    difficulty(steps),
    variety(steps),
    course(steps),
    flow(steps, start),
    consistency(steps),
  ].map((mark) => ({ ...mark, points: Math.round(mark.points * 10) / 10 }))
  return { total: Math.round(parts.reduce((sum, { points }) => sum + points, 0)), parts }
}

function difficulty(steps: readonly Step[]): Mark {
  const best = steps.toSorted((one, other) => other.trick.value - one.trick.value).slice(0, 3)
  const mean = best.reduce((sum, { trick }) => sum + trick.value, 0) / Math.max(best.length, 1)
  const names = listed(best.map(({ trick }) => trick.name))
  const counts = steps.length > best.length ? 'count most and average' : 'average'
  const says = `${names} ${best.length === 1 ? 'counts' : counts} ${mean.toFixed(1)} out of 10.`
  return { part: 'difficulty', points: Math.min(30, mean * 3), of: 30, says }
}

function variety(steps: readonly Step[]): Mark {
  const shares = (count: number) => (steps.length < 2 ? 0 : (count - 1) / (steps.length - 1))
  const families = new Set(steps.map(({ trick }) => trick.family)).size
  const stances = new Set(steps.map(({ enters }) => enters)).size
  const turns = new Set(steps.map(({ trick }) => sides(trick))).size
  const stanceShare = Math.min(1, shares(stances) * 1.5)
  const points = 25 * (0.5 * shares(families) + 0.25 * stanceShare + 0.25 * Math.min(1, shares(turns) * 1.5))
  const says =
    steps.length < 2
      ? 'One trick alone shows no variety.'
      : `${counted(families, 'kind')} of trick in ${counted(stances, 'stance')} over ${steps.length} tricks.`
  return { part: 'variety', points, of: 25, says }
}

function sides({ motion }: LineTrick): number {
  return Math.sign(motion.boardDeg || motion.bodyDeg || 0) || (motion.approach ? 2 : 0)
}

function points({ parts }: Judgment): number {
  return parts.reduce((sum, part) => sum + part.points, 0)
}

const PLACES_FOR_FULL_MARKS = 3

const SAID: Record<Place, string> = {
  flat: 'the flat',
  manual: 'a pad',
  edge: 'an edge',
  wall: 'a wall',
  air: 'the air above a ramp',
}

function course(steps: readonly Step[]): Mark {
  const places = [...new Set(steps.map(({ trick }) => trick.place))]
  const wanted = Math.min(PLACES_FOR_FULL_MARKS, Math.max(steps.length, 1))
  const points = 20 * Math.min(1, places.length / wanted)
  return {
    part: 'course',
    points,
    of: 20,
    says: `You use ${listed(places.map((place) => SAID[place]))}.`,
  }
}

function flow(steps: readonly Step[], start: StartingPosition): Mark {
  const turns = steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)
  // Everyone pushes to set off.
  const pushes = steps.slice(1).reduce((sum, { repair }) => sum + (repair?.pushes ?? 0), 0)
  const isPumped = steps.slice(1).some(({ repair }) => repair?.moves.includes('pump'))
  const lost = turns * 3 + pushes * (start === 'flatground' ? 0.5 : 1.5)
  const stops = [
    ...(turns > 0 ? [counted(turns, 'turn')] : []),
    ...(pushes > 0 ? [isPumped ? counted(pushes, 'pump') : counted(pushes, 'push', 'pushes')] : []),
  ]
  const says =
    turns + pushes === 0
      ? 'Every trick leaves you the way the next one starts.'
      : `${listed(stops)} ${turns + pushes === 1 ? 'breaks' : 'break'} it up.`
  return { part: 'flow', points: Math.max(0, 15 - lost), of: 15, says }
}

function consistency(steps: readonly Step[]): Mark {
  const odds = oddsOf(steps)
  return {
    part: 'consistency',
    points: 10 * Math.min(1, odds?.all ?? 0),
    of: 10,
    says: /^[^.]*\./.exec(odds?.says ?? '')?.[0] ?? 'There is nothing to land yet.',
  }
}

/** Points that a trick hardly anybody knows has to bring more than one that everybody does, for each step between. */
const STRANGE = 1.5
/** Less than this many points nobody exchanges a trick for. */
const WORTH_IT = 0.5
/** Nobody who rolls up with an ollie puts a 360 shuvit there instead; what they land themselves they may. */
const LEAP = 1.5

/**
 * The one trick to exchange that lifts the judge's marks most, a well-known one before a rare one, or null when none
 * does: on the same obstacles, one's own or no harder than `reach`, and without a turn more or the hardest first.
 */
export function bestSwap(
  steps: readonly Step[],
  candidates: readonly LineTrick[],
  start: StartingPosition,
  known: readonly string[] = [],
  reach: number = Math.max(...steps.map(({ trick }) => trick.value)),
): Swap | null {
  const before = judge(steps, start)
  const tricks = steps.map(({ trick }) => trick)
  let best: Swap | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const into of candidates) {
    if (tricks.some(({ id }) => id === into.id)) continue
    const strange = into.own ? 0 : STRANGE * rarityOf(into.name)
    for (const [at, out] of tricks.entries()) {
      const isNear = Boolean(into.own) || into.value - out.value <= LEAP
      const changed =
        isNear && mayReplace(into, out, reach) ? inOrder(tricks.with(at, into), start, known) : null
      if (!changed || interruptionsIn(changed) > interruptionsIn(steps) || isHardestFirst(changed)) continue
      const after = judge(changed, start)
      const gain = Math.round((points(after) - points(before)) * 10) / 10
      if (gain < WORTH_IT || gain - strange <= most) continue
      most = gain - strange
      const says = `${into.name} instead of the ${inSentence(out.name)} adds ${counted(gain, 'point')}, mostly for ${liftedPart(before, after)}.`
      best = { at, out, into, gain, says }
    }
  }
  return best
}

/** The same order with its stances, speeds and repairs worked out again; null when it cannot be skated. */
export function inOrder(
  tricks: readonly LineTrick[],
  start: StartingPosition,
  known: readonly string[] = [],
): Step[] | null {
  const steps: Step[] = []
  let rolling = STARTS[start]
  for (const [at, trick] of whereMet(tricks, start).entries()) {
    const step = stepTo(rolling, trick, at, start, known)
    if (!step) return null
    steps.push(step)
    rolling = step.after
  }
  return steps
}

function liftedPart(before: Judgment, after: Judgment): string {
  const gains = before.parts.map((part, at) => ({
    part: part.part,
    gain: (after.parts[at]?.points ?? 0) - part.points,
  }))
  const most = gains.toSorted((one, other) => other.gain - one.gain)[0]
  return most?.part === 'course' ? 'use of the course' : (most?.part ?? 'the line')
}
