import { NEEDS, type Repair, type Rolling, repairFor } from '../lines/step.ts'
import { startsHigh } from '../lines/trick.ts'
import type { Stance } from '../motion.ts'
import { carriedStance, leadOf } from '../stance.ts'
import { leadOff, type Match, type ParkTrick } from './match.ts'

/** One visit on the way through a park. */
export interface Stop {
  readonly match: number
  readonly trick: ParkTrick
  readonly enters: Stance
  readonly leaves: Stance
  readonly repair: Repair | null
  readonly after: Rolling
}

interface Way {
  readonly stops: readonly Stop[]
  readonly rolling: Rolling
  readonly left: readonly number[]
  readonly used: readonly number[]
  readonly cost: number
}

/**
 * One way through all features, each as often as it is there, that keeps speed and stance as far as it goes;
 * what is missing is put right on the way. Every feature is visited once when there are too many.
 */
export function routeThrough(matches: readonly Match[], known: readonly string[] = []): Stop[] {
  const left = visits(matches)
  const start: Rolling = { lead: 'F', speed: 2, place: 'flat' }
  let ways: Way[] = [{ stops: [], rolling: start, left, used: [], cost: 0 }]
  let finished: Way | null = null
  while (ways.length > 0) {
    finished = ways[0] ?? finished
    ways = best(ways.flatMap((way) => movesFrom(way, matches, known)))
  }
  return [...(finished?.stops ?? [])]
}

const LONGEST = 20

function visits(matches: readonly Match[]): number[] {
  const total = matches.reduce((sum, { wanted, tricks }) => sum + (tricks.length > 0 ? wanted.count : 0), 0)
  return matches.map(({ wanted, tricks }) => (tricks.length === 0 ? 0 : total > LONGEST ? 1 : wanted.count))
}

interface Move {
  readonly way: Way
  readonly stop: Stop
  readonly cost: number
}

const WIDTH = 24

/** One of each way of going on, else the beam fills with the same route in other words. */
function best(moves: Move[]): Way[] {
  moves.sort((one, other) => one.cost - other.cost)
  const seen = new Map<string, number>()
  const kept: Way[] = []
  for (const move of moves) {
    if (kept.length >= WIDTH) break
    const { lead, speed } = move.stop.after
    const key = `${lead}${speed}${without(move.way.left, move.stop.match).join()}`
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    if (times < 2) kept.push(grown(move))
  }
  return kept
}

const without = (left: readonly number[], match: number) =>
  left.map((count, at) => (at === match ? count - 1 : count))

function grown({ way, stop, cost }: Move): Way {
  return {
    stops: [...way.stops, stop],
    rolling: stop.after,
    left: without(way.left, stop.match),
    used: [...way.used, stop.trick.id],
    cost,
  }
}

const CHOICES = 5

function movesFrom(way: Way, matches: readonly Match[], known: readonly string[]): Move[] {
  return matches.flatMap(({ tricks, wanted }, match) => {
    if (!way.left[match]) return []
    return tricks.slice(0, CHOICES + wanted.count).flatMap((trick) => {
      const stop = stopAt(way, match, trick, matches, known)
      return stop ? { way, stop, cost: costAfter(way, stop) } : []
    })
  })
}

const EFFECT: Record<string, number> = { adds: 1, costs: -1 }

function stopAt(
  way: Way,
  match: number,
  trick: ParkTrick,
  matches: readonly Match[],
  known: readonly string[],
): Stop | null {
  const feature = matches[match]?.wanted.feature
  const { lead, speed } = way.rolling
  if (!feature || lead === null || (startsHigh(trick.motion) && way.stops.length > 0)) return null
  const missing = Math.max(0, NEEDS[trick.place] - speed)
  const enters = trick.motion.stance
  const repair = repairFor({ from: way.rolling, to: leadOf(enters), missing, known, goesTo: trick.place })
  const exit = leadOff(trick, feature)
  const left = Math.min(3, Math.max(0, speed + missing + (EFFECT[feature.speedEffect] ?? 0)))
  return {
    match,
    trick,
    enters,
    leaves: carriedStance(enters, exit),
    repair,
    after: { lead: exit, speed: left, place: trick.place },
  }
}

const TURN = 6
const PUSH = 3
const AGAIN = 2
const REPEATED = 5

function costAfter(way: Way, { repair, match, trick }: Stop): number {
  const isAgain = way.stops.at(-1)?.match === match
  const isRepeated = way.used.includes(trick.id)
  const put = (repair?.turns ?? 0) * TURN + (repair?.pushes ?? 0) * PUSH
  return way.cost + put + (isAgain ? AGAIN : 0) + (isRepeated ? REPEATED : 0)
}
