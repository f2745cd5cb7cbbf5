import { movesIn } from '../lines/step.ts'
import { type Thing, thingFor } from './things.ts'

/** A feature as the way through a park meets it. */
export interface Visit {
  readonly featureName: string
  /** Of its stop on the way; null for what stands there without one. */
  readonly order: number | null
  /** On over it, back the way one came, or down from its top. */
  readonly leads: 'on' | 'back' | 'down'
  /** What is done on the way to it, in the planner's words. */
  readonly repair?: string
}

/** A place on the ground, meters from the map's lower left corner: x to the right, y up. */
type Spot = readonly [x: number, y: number]

/** A feature in its place. */
export interface Placed {
  readonly visit: Visit
  readonly thing: Thing
  readonly at: Spot
  /** Which way travel goes: 1 to the right. */
  readonly way: 1 | -1
  /** Many times as wide as it is drawn. */
  readonly widened: number
}

/** A piece of the way: ridden, or walked up to a start. Its points have a height. */
export interface Leg {
  readonly is: 'ride' | 'walk'
  readonly points: readonly (readonly [x: number, y: number, z: number])[]
}

/** The features of a park laid out, and the way through them. Meters. */
export interface ParkMap {
  readonly width: number
  readonly height: number
  readonly placed: readonly Placed[]
  readonly legs: readonly Leg[]
  /** Where each stop is, in their order. */
  readonly stops: readonly {
    readonly order: number
    readonly at: readonly [x: number, y: number, z: number]
  }[]
}

/** Room beside the lanes for turning around. */
const MARGIN = 1.7
const GAP = 0.9
const WIDEST_GAP = 2.4
/** Room between two lanes. */
const BETWEEN = 1.4
const LOWEST = 1.7

interface Lane {
  readonly way: 1 | -1
  readonly visits: Visit[]
  /** How one leaves it: turned by a wall, in a curve, on foot, or not. */
  ends: 'wall' | 'carve' | 'walk' | 'end'
}

/**
 * Lays out what a run through a park meets, lane by lane: on along a lane, around at its walls, and in a curve where the
 * lane is full or the planner carves. `width` is the room for features in a lane, in meters. Deterministic; no two
 * features overlap.
 */
export function layOut(visits: readonly Visit[], width: number): ParkMap {
  const lanes = lanesOf(visits, width)
  const heights = lanes.map((lane) => Math.max(LOWEST, ...lane.visits.filter(isOver).map(wideOf)) + BETWEEN)
  const height = heights.reduce((sum, each) => sum + each, 0) + 1
  let y = height - 0.2
  const middles = heights.map((each) => {
    y -= each
    return y + each / 2
  })
  const placed = lanes.flatMap((lane, at) => placeIn(lane, at, lanes, middles, width))
  const all = { placed, lanes, middles, width }
  return { width: width + 2 * MARGIN, height, placed, legs: legsOf(all), stops: stopsOf(placed) }
}

const sizeOf = ({ featureName }: Visit) => thingFor(featureName)
const wideOf = (visit: Visit) => sizeOf(visit).wide
const longOf = (visit: Visit) => sizeOf(visit).long
const isOver = ({ leads }: Visit) => leads !== 'back'

function lanesOf(visits: readonly Visit[], width: number): Lane[] {
  const lanes: Lane[] = []
  let lane: Lane = { way: 1, visits: [], ends: 'end' }
  let used = 0
  const turn = (ends: Lane['ends'], taken = 0) => {
    lane.ends = ends
    lanes.push(lane)
    lane = { way: lane.way === 1 ? -1 : 1, visits: [], ends: 'end' }
    used = taken
  }
  const ordered = [
    ...visits.filter(({ order }) => order !== null),
    ...visits.filter(({ order }) => order === null),
  ]
  for (const [at, visit] of ordered.entries()) {
    const isFirst = lane.visits.length === 0
    const isSpare = visit.order === null
    const moves = movesIn(visit.repair ?? '')
    if (isSpare && !isFirst && ordered[at - 1]?.order !== null) turn('end')
    else if (!isFirst && (moves.includes('climb') || moves.includes('across'))) turn('walk')
    else if (!isFirst && moves.includes('carve')) turn('carve')
    else if (!isFirst && used + longOf(visit) + GAP > width) turn(isSpare ? 'end' : 'carve')
    lane.visits.push(visit)
    used += longOf(visit) + GAP
    if (visit.leads === 'back') turn('wall', longOf(visit) + GAP)
  }
  if (lane.visits.length > 0 || lanes.length === 0) lanes.push(lane)
  return lanes
}

/** The features of a lane side by side, with the same room between them; a wall stands at its end. */
function placeIn(
  lane: Lane,
  at: number,
  lanes: readonly Lane[],
  middles: readonly number[],
  width: number,
): Placed[] {
  const before = lanes[at - 1]
  const wallBefore = before?.ends === 'wall' ? longOf(before.visits.at(-1) as Visit) + GAP : 0
  const wall = lane.ends === 'wall' ? lane.visits.at(-1) : undefined
  const over = wall ? lane.visits.slice(0, -1) : lane.visits
  const taken = over.reduce((sum, visit) => sum + longOf(visit), 0)
  const free = width - wallBefore - taken - (wall ? longOf(wall) : 0)
  const gap = Math.max(0, Math.min(WIDEST_GAP, free / (over.length + 1)))
  // What is left over is spread unevenly, so that a park is no shelf.
  const slack = Math.max(0, free - gap * (over.length + 1)) * (at % 2 === 0 ? 0.35 : 0.6)
  const y = middles[at] ?? 0
  const spot = (along: number): Spot => [MARGIN + (lane.way === 1 ? along : width - along), y]
  let along = wallBefore + slack + gap
  const placed = over.map((visit): Placed => {
    const long = longOf(visit)
    along += long
    const place: Placed = {
      visit,
      thing: sizeOf(visit),
      at: spot(along - long / 2),
      way: lane.way,
      widened: 1,
    }
    along += gap
    return place
  })
  if (!wall) return placed
  const thing = sizeOf(wall)
  const next = lanes[at + 1] ? (middles[at + 1] ?? y) : y
  const wanted = y - next + 1.8
  const [x] = spot(width - thing.long / 2)
  const widened = thing.solids.length === 0 ? 1 : Math.max(0.6, Math.min(2.4, wanted / thing.wide))
  return [...placed, { visit: wall, thing, at: [x, (y + next) / 2], way: lane.way, widened }]
}

/** How far up on the map the way over a feature is from its middle. */
const lineOf = ({ line, isEven }: Thing, way: 1 | -1) => (isEven ? line : line * way)

function stopsOf(placed: readonly Placed[]): ParkMap['stops'] {
  return placed.flatMap(({ visit, thing, at, way }) => {
    if (visit.order === null) return []
    const isBasin = thing.solids.length === 0
    const ahead = visit.leads === 'back' && !isBasin ? thing.long * 0.12 : 0
    const side = visit.leads === 'back' ? 0 : lineOf(thing, way)
    return [{ order: visit.order, at: [at[0] + way * ahead, at[1] + side, thing.top] as const }]
  })
}

type Point = Leg['points'][number]

interface Course {
  readonly placed: readonly Placed[]
  readonly lanes: readonly Lane[]
  readonly middles: readonly number[]
  readonly width: number
}

/** The way from lane to lane. */
function legsOf({ placed, lanes, middles, width }: Course): Leg[] {
  const legs: Leg[] = []
  let points: Point[] = []
  const cut = (is: Leg['is']) => {
    if (points.length > 1) legs.push({ is, points: smooth(points) })
    points = points.slice(-1)
  }
  for (const [at, lane] of lanes.entries()) {
    const y = middles[at] ?? 0
    const { way, ends } = lane
    const sideAt = (isEnd: boolean, by: number) => (isEnd === (way === 1) ? MARGIN + width + by : MARGIN - by)
    if (lane.visits.every(({ order }) => order === null)) break
    if (at === 0) points.push([sideAt(false, 1.1), y, 0])
    const here = placed.filter(({ visit }) => lane.visits.includes(visit) && visit.order !== null)
    for (const each of here) points.push(...over(each, y, middles[at + 1]))
    const next = middles[at + 1]
    if (next === undefined || ends === 'end') {
      points.push([sideAt(true, ends === 'wall' ? -2.4 : 0.9), ends === 'wall' ? y - 0.7 : y, 0])
      break
    }
    if (ends === 'carve')
      points.push(
        [sideAt(true, 0.2), y, 0],
        [sideAt(true, 1.15), y + (next - y) * 0.25, 0],
        [sideAt(true, 1.15), y + (next - y) * 0.75, 0],
        [sideAt(true, 0.2), next, 0],
      )
    if (ends === 'walk') {
      points.push([sideAt(true, 0.5), y, 0])
      cut('ride')
      points.push([sideAt(true, 0.9), (y + next) / 2, 0], [sideAt(true, 0.4), next, 0])
      cut('walk')
    }
  }
  cut('ride')
  return legs
}

/** Over a feature along its line, or up a wall and down again on the next lane. */
function over({ visit, thing, at: [x, y], way }: Placed, lane: number, next: number | undefined): Point[] {
  const half = thing.long / 2
  if (visit.leads === 'back') {
    const high = thing.solids.length === 0 ? 0 : thing.top * 0.75
    const [foot, lip] = [x - way * half, x + way * half * (thing.solids.length === 0 ? 0.3 : 0.1)]
    const out = next ?? lane - 0.7
    return [
      [foot, lane, 0],
      [lip, lane + (out - lane) * 0.22, high],
      [x + way * half * 0.22, (lane + out) / 2, high * 1.15],
      [lip, lane + (out - lane) * 0.78, high],
      [foot, out, 0],
    ]
  }
  const side = y + lineOf(thing, way)
  const { top } = thing
  const rise: Point[] =
    visit.leads === 'down' ? [[x - way * half * 0.7, side, top]] : [[x - way * (half + 0.25), side, 0]]
  return [
    ...rise,
    [x - way * half * 0.3, side, top],
    [x, side, top],
    [x + way * half * 0.3, side, visit.leads === 'down' ? top * 0.5 : top],
    [x + way * (half + 0.25), side, 0],
  ]
}

/** A curve through all of some points. */
function smooth(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to
    const [before, after] = [points[at - 1] ?? from, points[at + 2] ?? to]
    return Array.from({ length: 8 }, (_, step): Point => {
      const u = (step + (at === 0 ? 0 : 1)) / (at === 0 ? 7 : 8)
      const axis = (index: 0 | 1 | 2) => {
        const [a, b, c, d] = [before[index], from[index], to[index], after[index]]
        // Half as tight as usual: a wheel does not swing out before a turn.
        const [m0, m1] = [(c - a) * 0.3, (d - b) * 0.3]
        return (
          (2 * u ** 3 - 3 * u ** 2 + 1) * b +
          (u ** 3 - 2 * u ** 2 + u) * m0 +
          (-2 * u ** 3 + 3 * u ** 2) * c +
          (u ** 3 - u ** 2) * m1
        )
      }
      return [axis(0), axis(1), axis(2)]
    })
  })
}

/** The two walls of a half pipe, and a run from one to the other. */
export function layOutPipe(visits: readonly Visit[]): ParkMap {
  const [first] = visits
  const thing = thingFor(first?.featureName ?? 'Mini Ramp')
  const step = 1.15
  const wide = step * visits.length + 1.2
  const [width, height] = [thing.long + 1.2, wide + 1.6]
  const at: Spot = [width / 2, height / 2]
  const sideOf = (index: number): 1 | -1 => (index % 2 === 0 ? -1 : 1)
  const edge = thing.long / 2 - 0.8
  const spots = visits.map((_, index): Point => {
    const side = sideOf(index)
    return [at[0] + side * (edge - 0.05), height - 1.4 - index * step, thing.top]
  })
  const points = spots.flatMap((spot, index): Point[] => {
    const next = spots[index + 1]
    const low = (share: number, to: Point): Point => [
      spot[0] + (to[0] - spot[0]) * share,
      spot[1] + (to[1] - spot[1]) * share,
      0,
    ]
    return next ? [spot, low(0.32, next), low(0.68, next)] : [spot]
  })
  const last = spots.at(-1)
  if (last) points.push([last[0] - sideOf(spots.length - 1) * edge * 0.9, last[1] - step * 0.5, 0])
  const visit: Visit = first ?? { featureName: 'Mini Ramp', order: null, leads: 'on' }
  return {
    width,
    height,
    placed: [{ visit, thing, at, way: 1, widened: wide / thing.wide }],
    legs: [{ is: 'ride', points: smooth(points) }],
    stops: visits.flatMap(({ order }, index) => {
      const spot = spots[index]
      return order !== null && spot ? [{ order, at: spot }] : []
    }),
  }
}
