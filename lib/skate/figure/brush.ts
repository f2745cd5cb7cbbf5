import type { Eye } from './camera.ts'
import { add, cross, dot, hull, type Point, sub, times, unit, type Vec } from './geometry.ts'
import type { Fabric, Paint, Shape } from './shape.ts'

/** A ball in meters. Those of an area are wrapped; a limb is one area after another. */
export type Ball = readonly [at: Vec, radius: number]

/** A part of the figure that is drawn in one go. */
export interface Part {
  readonly near: number
  readonly shapes: readonly Shape[]
}

/** How thick the ink is between parts and around all of them, and how wide a shade is; in meters. */
const INKED = { inside: 0.0095, outside: 0.021, shade: 0.022 }

/** Where the light comes from in the picture. */
const LIGHT = { x: 0.78, y: -0.62 }

const SIX = Array.from({ length: 6 }, (_, at) => ((at + 0.5) * Math.PI) / 3)
const CIRCLE = SIX.map((angle) => ({ x: Math.cos(angle), y: Math.sin(angle) }))
/** A curve along the middles of a hexagon's sides is nearly a circle, smaller than the hexagon. */
const ROUND = 1.15

/** The control points around balls; those that are lit are smaller and nearer to the light. */
function around(eye: Eye, balls: readonly Ball[], shade = 0): Point[] {
  const points: Point[] = []
  for (const [at, radius] of balls) {
    if (radius === 0 && shade > 0) continue
    const { x, y, size } = eye(at)
    if (radius === 0) {
      points.push({ x, y })
      continue
    }
    const r = Math.max(0.2, (radius - shade) * size) * ROUND
    const [dx, dy] = [LIGHT.x * shade * size, LIGHT.y * shade * size]
    for (const each of CIRCLE) points.push({ x: x + dx + r * each.x, y: y + dy + r * each.y })
  }
  return hull(points)
}

export type Area = readonly Ball[]

/** Areas of one paint as one shape, in ink of a thickness. */
export function blob(eye: Eye, paint: Paint, areas: readonly Area[], line: number, shade = 0): Shape {
  const [points = [], ...more] = areas.map((balls) => around(eye, balls, shade))
  return { paint, points, more, isRound: true, line }
}

/** Cloth or skin with a shade on the side away from the light. */
export function cloth(eye: Eye, paint: Fabric, areas: readonly Area[], line: number, lit = areas): Shape[] {
  return [blob(eye, `${paint} shade`, areas, line), blob(eye, paint, lit, 0, INKED.shade)]
}

/** How thick the ink between parts is at a place. */
export const inkAt = (eye: Eye, at: Vec) => INKED.inside * eye(at).size

/** A circle about an axis: what a hem is. */
export function ring(middle: Vec, axis: Vec, radius: number, deep = radius, across?: Vec): Vec[] {
  const side = across ?? unit(cross(axis, Math.abs(axis[2]) > 0.8 ? [0, 1, 0] : [0, 0, 1]))
  const other = cross(axis, side)
  return CIRCLE.map(({ x, y }) =>
    add(middle, add(times(side, x * radius * 1.06), times(other, y * deep * 1.06))),
  )
}

/** A band of cloth around a limb. */
export const band = (eye: Eye, paint: Paint, rings: readonly Vec[][], line: number): Shape => ({
  paint,
  points: hull(rings.flat().map(eye)),
  isRound: true,
  line,
})

const edge = (points: readonly Vec[]): Ball[] => points.map((point) => [point, 0])

/** Whether what looks along a direction from a place shows its end to the camera. */
export const isOpen = (eye: Eye, at: Vec, axis: Vec) => dot(axis, sub(eye.at, at)) > 0

/** A tube of cloth with its hem, which goes round behind what hides its own end. */
export function hemmed(
  eye: Eye,
  paint: Fabric,
  areas: readonly Area[],
  rims: readonly [Vec[], Vec[]],
  axis: Vec,
  line: number,
  lit = areas,
): Shape[] {
  const [top, low] = rims
  const last = areas.at(-1) ?? []
  const ended = [...areas.slice(0, -1), [...last, ...edge(top)]]
  const hem = band(eye, `${paint} shade`, rims, line)
  const tube = cloth(eye, paint, ended, line, lit)
  return isOpen(eye, low[0] ?? [0, 0, 0], axis) ? [...tube, hem] : [hem, ...tube]
}

/** The ink around a whole figure, to be drawn before it. */
export function contour(eye: Eye, at: Vec, shapes: readonly Shape[]): Shape[] {
  const outside = INKED.outside * eye(at).size
  return [true, false].flatMap((isRound): Shape[] => {
    const areas = shapes
      .filter((shape) => (shape.line ?? 0) > 0 && (shape.isRound ?? false) === isRound)
      .flatMap(({ points, more = [] }) => [points, ...more])
    const [points, ...more] = areas
    return points ? [{ paint: 'ink', points, more, isRound, line: outside }] : []
  })
}

/** A figure for small pictures: without its shades and the ink around all of it, each part in thicker ink. */
export const plainly = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape): Shape[] => {
    const { paint, line, opacity } = shape
    if (paint === 'ink' || (line === 0 && isLit(paint) && opacity === undefined)) return []
    return [{ ...shape, paint: litOf(paint), line: line && line * 1.6 }]
  })

const SHADED: Partial<Record<Paint, Paint>> = {
  'trousers shade': 'trousers',
  'shirt shade': 'shirt',
  'cap shade': 'cap',
}

const litOf = (paint: Paint): Paint => SHADED[paint] ?? paint

const isLit = (paint: Paint) => Object.values(SHADED).includes(paint)
