import { hull } from '../../../lib/skate/board/hull.ts'
import type { Vec } from '../../../lib/skate/board/space.ts'
import type { Eye } from './camera.ts'
import { area, INK, LINE, pairs, path, placed, round, within } from './ink.ts'

/** A ball in centimetres; neighbours are joined, which makes a limb. */
export type Ball = readonly [at: Vec, radius: number]

/** The outline around some balls, as path data. */
export function around(eye: Eye, balls: readonly Ball[]): string {
  const points = balls.flatMap(([at, radius]) => {
    const { x, y, scale } = eye(at)
    return round(x, y, radius * scale, radius * scale, 40).map(([px, py]) => ({ x: px, y: py }))
  })
  return area(pairs(hull(points)))
}

/** Outlines around each ball and the next, as path data. */
export const limb = (eye: Eye, balls: readonly Ball[]) =>
  balls
    .slice(1)
    .map((ball, index) => around(eye, [balls[index] ?? ball, ball]))
    .join('')

interface Cloth {
  readonly fill: string
  readonly shade: string
  readonly width?: number
  /** How far the light is moved over the shade. */
  readonly light?: readonly [number, number]
}

/** Outlines as one body: a black line around all, a shade, and light from one side. */
export function body(outlines: string, { fill, shade, width = LINE, light = [12, -10] }: Cloth): string {
  const lit = placed(light[0], light[1], path(outlines, { fill }))
  return (
    path(outlines, { fill: INK.black, line: INK.black, width: width * 2 }) +
    within(outlines, path(outlines, { fill: shade }) + lit)
  )
}
