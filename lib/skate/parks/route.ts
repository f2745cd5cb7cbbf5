import { type Move as Done, movesNamed, type Repair, repairFor } from '../lines/step.ts'
import { isOnRamp, startsHigh } from '../lines/trick.ts'
import type { Stance } from '../motion.ts'
import { carriedStance, type Lead, leadOf } from '../stance.ts'
import {
  type Feature,
  isHalfPipe,
  isOneWay,
  isOnTop,
  type ParkTrick,
  sendsBack,
  speedLeft,
  speedNeeded,
  type WayIn,
  waysInto,
} from './belongs.ts'
import type { Match } from './match.ts'
import { valueOn } from './size.ts'

/** Which way through the park the rider is going; walls and carves turn it. */
type Heading = 'out' | 'back'

/** One visit on the way through a park. */
export interface Stop {
  readonly match: number
  readonly trick: ParkTrick
  readonly enters: Stance
  readonly leaves: Stance
  readonly repair: Repair | null
  /** Which way the feature is met. */
  readonly heading: Heading
  /** The speed at which it is met, from 0 to 3. */
  readonly speed: number
  readonly after: State
  /** Counted from 0. The route through the park is one run, each half pipe another. */
  readonly run: number
}

interface State {
  readonly lead: Lead | null
  readonly speed: number
  readonly heading: Heading
  /** Still on top of a ramp, before anything was ridden down. */
  readonly isHigh: boolean
}

interface Way {
  readonly stops: readonly Stop[]
  readonly state: State
  readonly left: readonly number[]
  readonly cost: number
}

/** One push on the flat, the natural foot in front. */
const SET_OFF: State = { lead: 'F', speed: 1, heading: 'out', isHigh: true }

/**
 * One way through all features, each as often as it is there, that keeps speed and stance as far as it goes, and a run
 * from wall to wall for each half pipe. No trick comes twice on one feature while there are others. Every feature is
 * visited once when there are too many.
 */
export function routeThrough(matches: readonly Match[], known: readonly string[] = []): Stop[] {
  const all = visits(matches)
  const isOwnRun = matches.map(({ wanted }) => isHalfPipe(wanted.feature))
  const through = search(
    matches,
    all.map((count, at) => (isOwnRun[at] ? 0 : count)),
    { known, run: 0 },
  )
  const runs = [through].filter((stops) => stops.length > 0)
  for (const [at, match] of matches.entries()) {
    if (!isOwnRun[at] || !all[at]) continue
    const left = matches.map((_, other) => (other === at ? wallsOf(match) : 0))
    runs.push(search(matches, left, { known, run: runs.length }))
  }
  return runs.flat()
}

const LONGEST = 20
const WALLS = { fewest: 3, each: 2, most: 8 }

/** How many walls a run has: three for one ramp, more to try more on it. */
const wallsOf = ({ wanted, tricks }: Match): number =>
  Math.min(WALLS.most, tricks.length, WALLS.fewest + WALLS.each * (wanted.count - 1)) + 1

function visits(matches: readonly Match[]): number[] {
  const total = matches.reduce((sum, { wanted, tricks }) => sum + (tricks.length > 0 ? wanted.count : 0), 0)
  return matches.map(({ wanted, tricks }) => (tricks.length === 0 ? 0 : total > LONGEST ? 1 : wanted.count))
}

interface Options {
  readonly known: readonly string[]
  readonly run: number
}

function search(matches: readonly Match[], left: readonly number[], options: Options): Stop[] {
  let ways: Way[] = [{ stops: [], state: SET_OFF, left, cost: 0 }]
  let finished: Way | null = null
  while (ways.length > 0) {
    finished = ways[0] ?? finished
    ways = best(ways.flatMap((way) => movesFrom(way, matches, options)))
  }
  return [...(finished?.stops ?? [])]
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
  for (const { way, stop, cost } of moves) {
    if (kept.length >= WIDTH) break
    const left = way.left.map((count, at) => (at === stop.match ? count - 1 : count))
    const key = `${stop.after.lead}${stop.after.speed}${stop.after.heading}${left.join()}`
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    if (times < 2) kept.push({ stops: [...way.stops, stop], state: stop.after, left, cost })
  }
  return kept
}

const CHOICES = 6

/** Whether it is begun on top, so that whoever has rolled off has to walk up for it. */
const isBegunHigh = ({ wanted, tricks }: Match): boolean =>
  isOnTop(wanted.feature) || tricks.every(({ motion }) => startsHigh(motion))

/** What goes down one flight of stairs, the steps themselves and what stands beside them. */
const ON_STAIRS = new Set(['Stairs', 'Handrail', 'Hubba'])

/** Whether one is at the foot of the stairs on which it is: they were gone down, and nothing has led up again. */
function isAtFoot(way: Way, { wanted }: Match, matches: readonly Match[]): boolean {
  const visited = way.stops.map(({ match }) => matches[match]?.wanted.feature.name ?? '')
  const since = visited.slice(visited.lastIndexOf('Euro Gap') + 1).findLast((name) => ON_STAIRS.has(name))
  return ON_STAIRS.has(wanted.feature.name) && since !== undefined && since !== wanted.feature.name
}

function movesFrom(way: Way, matches: readonly Match[], options: Options): Move[] {
  // A run begins at the top where there is one.
  const isFromTop = way.stops.length === 0 && matches.some((match, at) => way.left[at] && isBegunHigh(match))
  return matches.flatMap((match, at) => {
    if (!way.left[at] || (isFromTop && !isBegunHigh(match))) return []
    const isEntry = match.entry !== null && way.stops.length === 0
    const tricks = isEntry ? [match.entry] : match.tricks.slice(0, CHOICES + match.wanted.count)
    const isBelow = isAtFoot(way, match, matches)
    return tricks.flatMap((trick) => {
      if (!trick) return []
      return waysInto(trick, match.wanted.feature).flatMap((wayIn) => {
        const stop = stopAt(way, at, trick, wayIn, match, { ...options, isBelow })
        return stop ? [{ way, stop, cost: costAfter(way, stop, matches) }] : []
      })
    })
  })
}

/** All the speed that a ramp gives. */
const MOST = 3

/** Whether a feature is come at by dropping in on the wall that faces it. */
export const isFromAcross = ({ repair }: Stop): boolean => repair?.moves.includes('across') ?? false

/** Whether a feature is walked up for. */
export const isClimbed = ({ repair }: Stop): boolean => repair?.moves.includes('climb') ?? false

/**
 * How a run begins, or is begun anew on foot: on top, or on a wall that takes all the speed there is, from the top of
 * the one that faces it. What a spine asks for no one gets by pushing.
 */
function begun({ stops, state }: Way, isHigh: boolean, needs: number, feature: Feature): Done | null {
  if (isHigh || isOnTop(feature)) return state.isHigh ? null : 'climb'
  if (needs < MOST || state.speed >= needs || feature.category !== 'Transition') return null
  return stops.length > 0 && isHalfPipe(feature) ? null : 'across'
}

function stopAt(
  way: Way,
  match: number,
  trick: ParkTrick,
  { stance: enters, exit }: WayIn,
  { wanted: { feature } }: Match,
  { known, run, isBelow }: Options & { readonly isBelow: boolean },
): Stop | null {
  const { stops } = way
  const isHigh = startsHigh(trick.motion)
  if (way.state.lead === null) return null
  const needs = speedNeeded(trick, feature)
  const first = isBelow ? 'climb' : begun(way, isHigh, needs, feature)
  const state = first === 'climb' ? SET_OFF : first ? { ...way.state, ...FACING } : way.state
  const missing = Math.max(0, needs - state.speed)
  const isAgainstIt = isOneWay(feature) && state.heading === 'back'
  const needed = onTheWay({
    lead: state.lead ?? 'F',
    to: leadOf(enters),
    missing: first === 'across' ? 0 : missing,
    isAgainstIt,
    isInPipe: isHalfPipe(feature),
    isPumped: isWalled(stops),
    known,
  })
  const repair = first ? afterStart(first, needed, first === 'across' ? missing : 0) : needed
  const speed = isHigh ? 0 : state.speed + missing
  const heading: Heading = isHigh || isAgainstIt ? 'out' : state.heading
  const isBack = sendsBack(trick, feature)
  return {
    match,
    trick,
    enters,
    leaves: carriedStance(enters, exit),
    repair,
    heading,
    speed,
    after: {
      lead: exit,
      speed: speedLeft(trick, feature, speed),
      heading: isBack ? (heading === 'out' ? 'back' : 'out') : heading,
      isHigh: isOnTop(feature) && !isHigh,
    },
    run,
  }
}

/** From a wall one rolls toward the one that faces it, the front foot leading. */
const FACING = { lead: 'F', heading: 'out' } as const

/** What comes first, with what has to be done after it; the speed comes from the wall. */
function afterStart(first: Done, needed: Repair | null, gained: number): Repair {
  return {
    ...movesNamed([first, ...(needed?.moves ?? [])]),
    leaves: needed?.leaves ?? 'regular',
    turns: needed?.turns ?? 0,
    pushes: (needed?.pushes ?? 0) + gained,
  }
}

const isWalled = (stops: readonly Stop[]): boolean => {
  const last = stops.at(-1)
  return last !== undefined && isOnRamp(last.trick)
}

interface Missing {
  readonly lead: Lead
  readonly to: Lead
  readonly missing: number
  readonly isAgainstIt: boolean
  readonly isInPipe: boolean
  readonly isPumped: boolean
  readonly known: readonly string[]
}

/** What has to be done before a feature. */
function onTheWay({ lead, to, missing, isAgainstIt, isInPipe, isPumped, known }: Missing): Repair | null {
  const place = isInPipe || isPumped ? 'wall' : 'flat'
  const small = repairFor({ from: { lead, place }, to, missing, known, goesTo: isInPipe ? 'wall' : 'flat' })
  if (!isAgainstIt) return small
  const leaves = small?.leaves ?? (to === 'F' ? 'regular' : 'fakie')
  return {
    ...movesNamed(['carve', ...(small?.moves ?? [])]),
    leaves,
    turns: small?.turns ?? 0,
    pushes: missing,
  }
}

const COSTS = {
  turn: 6,
  push: 3,
  carve: 2,
  climb: 9,
  again: 2,
  repeated: 30,
  seen: 1,
  sameFamily: 1.5,
  /** For each place further down among the tricks of a feature. */
  laterChoice: 0.1,
  /** A trick that is new to the rider, where they land another. */
  unlanded: 1.5,
  otherStance: 2,
  wallTwice: 1,
  hardness: 0.2,
  /** Going down in difficulty, per point: a run builds up, whatever the order of the walls. */
  down: 0.3,
  /** Per point that the hardest and the easiest of a run lie farther apart than `TOGETHER`. */
  apart: 2,
}

/** Whoever does the one in a run does the other: nobody mixes a first manual with a laser flip. */
const TOGETHER = 2.5

/** How much farther apart a stop brings the hardest and the easiest of a run; how one gets in is none of them. */
function spreadBy(way: Way, stop: Stop, matches: readonly Match[]): number {
  const valueAt = ({ match, trick }: Stop) => {
    const feature = matches[match]?.wanted.feature
    return feature && !startsHigh(trick.motion) ? [valueOn(trick, feature)] : []
  }
  const spread = (stops: readonly Stop[]) => {
    const values = stops.flatMap(valueAt)
    return values.length < 2 ? 0 : Math.max(TOGETHER, Math.max(...values) - Math.min(...values))
  }
  return spread([...way.stops, stop]) - Math.max(TOGETHER, spread(way.stops))
}

function costAfter(way: Way, stop: Stop, matches: readonly Match[]): number {
  const { repair, match, trick, after, heading } = stop
  const { wanted, tricks } = matches[match] as Match
  const last = way.stops.at(-1)
  const isAgain = last?.match === match && !isHalfPipe(wanted.feature)
  const same = way.stops.filter((stop) => stop.trick.id === trick.id)
  const isRepeated = same.some((other) => other.match === match)
  const isAlike = way.stops.some((stop) => stop.trick.family === trick.family && stop.trick.id !== trick.id)
  const isCarved = repair?.moves.includes('carve') ?? false
  return (
    way.cost +
    (repair?.turns ?? 0) * COSTS.turn +
    (repair?.pushes ?? 0) * COSTS.push +
    (isCarved ? COSTS.carve : 0) +
    (isClimbed(stop) || (last && isFromAcross(stop)) ? COSTS.climb : 0) +
    (isAgain ? COSTS.again : 0) +
    (isRepeated ? COSTS.repeated : same.length * COSTS.seen) +
    (trick.own === null && tricks.some(({ own }) => own !== null) ? COSTS.unlanded : 0) +
    (isAlike ? COSTS.sameFamily : 0) +
    Math.max(0, tricks.indexOf(trick)) * COSTS.laterChoice +
    (after.lead === null ? COSTS.again : 0) +
    trick.value * COSTS.hardness +
    Math.max(0, spreadBy(way, stop, matches)) * COSTS.apart +
    (last && !startsHigh(last.trick.motion) ? Math.max(0, last.trick.value - trick.value) * COSTS.down : 0) +
    (trick.motion.stance === 'nollie' || trick.motion.stance === 'switch' ? COSTS.otherStance : 0) +
    (last && last.after.heading !== last.heading && after.heading !== heading ? COSTS.wallTwice : 0)
  )
}
