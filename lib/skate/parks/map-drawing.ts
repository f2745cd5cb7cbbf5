import { dot, type Point, unit, type Vec } from '../figure/geometry.ts'
import type { Shape } from '../figure/shape.ts'
import type { Leg, ParkMap, Placed } from './map.ts'
import { groundShape, type Sight, solidShapes } from './thing-drawing.ts'

/** A park's map as a picture, in units of which there are so many to a meter. */
export interface MapDrawing {
  readonly width: number
  readonly height: number
  /** From back to front. */
  readonly shapes: readonly Shape[]
  readonly legs: readonly { readonly is: Leg['is']; readonly points: readonly Point[] }[]
  /** Which way the run goes, here and there: degrees clockwise from the right. */
  readonly arrows: readonly (Point & { readonly deg: number })[]
  readonly stops: readonly (Point & { readonly order: number })[]
}

const UNIT = 32
/** What is a meter away is this high, what is a meter up this high and so far to the right. */
const SLANT = { away: 0.8, up: 0.62, right: 0.2 }
/** Toward the one who looks. */
const TOWARD: Vec = unit([-SLANT.right, -SLANT.up / SLANT.away, 1])

/** Draws a map from above, a little from the front and the left, so that heights are seen. */
export function mapDrawing(map: ParkMap): MapDrawing {
  const highest = Math.max(
    0,
    ...map.placed.map(({ thing, at }) => at[1] * SLANT.away + 2 + thing.top * SLANT.up),
  )
  const head = Math.max(0.5, highest - map.height * SLANT.away) * UNIT
  const project = ([x, y, z]: Vec): Point => ({
    x: (x + SLANT.right * z) * UNIT,
    y: head + ((map.height - y) * SLANT.away - z * SLANT.up) * UNIT,
  })
  const sightOf = (place: Placed): Sight => ({
    project: (point) => project(onMap(place, point)),
    toward: [place.way * TOWARD[0], place.way * place.widened * TOWARD[1], TOWARD[2]],
  })
  const placed = map.placed.toSorted((a, b) => depthOf(a) - depthOf(b))
  const shapes = [
    ...placed.flatMap((each) => each.thing.ground.map((area) => groundShape(area, sightOf(each)))),
    ...placed.flatMap((each) => solidShapes(each.thing.solids, sightOf(each))),
  ]
  const size = { width: map.width * UNIT, height: head + map.height * SLANT.away * UNIT }
  const numbers = map.stops.map(({ order, at }) => ({ order, ...project(beside(map, order, at)) }))
  const stops = apart(numbers, size)
  return {
    ...size,
    shapes,
    legs: map.legs.map(({ is, points }) => ({ is, points: points.map(project) })),
    arrows: map.legs.flatMap(({ is, points }) => (is === 'ride' ? arrowsOn(points.map(project), stops) : [])),
    stops,
  }
}

/** Where a stop's number stands: before what is ridden over, so that it can be seen, and on what sends one back. */
function beside({ placed }: ParkMap, order: number, at: Vec): Vec {
  const place = placed.find(({ visit }) => visit.order === order)
  if (!place || place.visit.leads === 'back' || place.thing.wide * place.widened > 3) return at
  return [place.at[0], place.at[1] - place.thing.wide / 2 - 0.55, 0]
}

/** Units between two stops, so that on a phone no number lies on another. */
export const NUMBERS_APART = 44

/** Moves numbers that would lie on each other away from each other, as little as that takes, and not off the map. */
function apart(
  numbers: MapDrawing['stops'],
  { width, height }: { width: number; height: number },
): MapDrawing['stops'] {
  const stops = numbers.map((stop) => ({ ...stop }))
  const edge = NUMBERS_APART / 2
  const within = (at: number, most: number) => Math.min(most - edge, Math.max(edge, at))
  for (let round = 0; round < 60; round += 1) {
    let isDone = true
    for (const [at, one] of stops.entries())
      for (const other of stops.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const gap = Math.hypot(dx, dy)
        if (gap >= NUMBERS_APART) continue
        isDone = false
        const by = (NUMBERS_APART - gap) / 2 + 0.5
        const [ux, uy] = gap > 0 ? [dx / gap, dy / gap] : [1, 0]
        one.x = within(one.x - ux * by, width)
        one.y = within(one.y - uy * by, height)
        other.x = within(other.x + ux * by, width)
        other.y = within(other.y + uy * by, height)
      }
    if (isDone) break
  }
  return stops
}

const depthOf = ({ at }: Placed) => dot(TOWARD, [at[0], at[1], 0])

/** Where a point of a feature is on the map's ground. */
function onMap({ at, way, widened }: Placed, [x, y, z]: Vec): Vec {
  return [at[0] + way * x, at[1] + way * y * widened, z]
}

/** Meters of the way between two arrows, and how far from a stop the nearest one is. */
const APART = 4
const CLEAR = 0.75

function arrowsOn(points: readonly Point[], stops: readonly Point[]): MapDrawing['arrows'] {
  const arrows: (Point & { deg: number })[] = []
  let gone = APART * 0.6 * UNIT
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to
    const step = Math.hypot(to.x - from.x, to.y - from.y)
    gone += step
    const isFree = stops.every(({ x, y }) => Math.hypot(x - to.x, y - to.y) > CLEAR * UNIT)
    if (gone < APART * UNIT || !isFree || step < 0.5) continue
    arrows.push({ ...to, deg: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI })
    gone = 0
  }
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!last || !before) return arrows
  const isClear = ({ x, y }: Point) => Math.hypot(x - last.x, y - last.y) > 1.5 * UNIT
  return [
    ...arrows.filter(isClear),
    { ...last, deg: (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI },
  ]
}
