import { isClockwise } from '../../../lib/skate/board/hull.ts'
import type { Vec } from '../../../lib/skate/board/space.ts'
import { type Eye, seen } from './camera.ts'
import { along, area, INK, LINE, type Pair, path, solid } from './ink.ts'

interface Paints {
  readonly top: string
  readonly front: string
  readonly side?: string
  readonly width?: number
}

/**
 * What has one outline all along: corners by distance along and height, anticlockwise as seen from the
 * right-hand side, drawn out from there to the left.
 */
export function extrude(
  eye: Eye,
  profile: readonly Pair[],
  right: number,
  left: number,
  paints: Paints,
): string {
  const { top, front, side = front, width = LINE } = paints
  const faces = profile.map(([x, z], index) => {
    const [toX, toZ] = profile[(index + 1) % profile.length] ?? [x, z]
    const points: Vec[] = [
      [toX, right, toZ],
      [x, right, z],
      [x, left, z],
      [toX, left, toZ],
    ]
    const isTop = x - toX > Math.abs(z - toZ) * 0.2
    return { points, fill: isTop ? top : side, lines: edges(profile, index) }
  })
  const caps = [
    { points: profile.map(([x, z]): Vec => [x, right, z]), fill: front, lines: [] },
    { points: profile.map(([x, z]): Vec => [x, left, z]).reverse(), fill: side, lines: [] },
  ]
  const nearness = (points: readonly Vec[]) =>
    points.reduce((sum, point) => sum + eye(point).near, 0) / points.length
  return [...faces, ...caps]
    .map((face) => ({ ...face, near: nearness(face.points), places: seen(eye, face.points) }))
    .filter(({ places }) => !isClockwise(places.map(([x, y]) => ({ x, y }))))
    .sort((a, b) => a.near - b.near)
    .map(({ places, fill, lines }) => {
      if (!lines.length) return solid(places, fill, width)
      const drawn = lines.map(([from, to]) => along([places[from] ?? [0, 0], places[to] ?? [0, 0]])).join('')
      return path(area(places), { fill, line: fill, width: 2 }) + path(drawn, { line: INK.black, width })
    })
    .join('')
}

/** Which sides of a face are lines: a curve has none between its parts. */
function edges(profile: readonly Pair[], index: number): (readonly [number, number])[] {
  const point = (at: number): Pair => profile[(at + profile.length) % profile.length] ?? [0, 0]
  const heading = (at: number) => {
    const [[x, z], [toX, toZ]] = [point(at), point(at + 1)]
    return Math.atan2(toZ - z, toX - x)
  }
  const isSharp = (at: number) => Math.cos(heading(at) - heading(at - 1)) < 0.95
  const sides: (readonly [number, number])[] = [
    [0, 1],
    [2, 3],
  ]
  if (isSharp(index)) sides.push([1, 2])
  if (isSharp(index + 1)) sides.push([3, 0])
  return sides
}

/** A block that stands on the ground. */
export const block = (eye: Eye, from: Vec, to: Vec, paints: Paints): string =>
  extrude(
    eye,
    [
      [from[0], from[2]],
      [to[0], from[2]],
      [to[0], to[2]],
      [from[0], to[2]],
    ],
    from[1],
    to[1],
    paints,
  )

/** A quarter pipe that rises toward the right: its curve, its platform and its back. */
export function quarter(start: number, radius: number, height: number, deck: number): Pair[] {
  const steep = Math.acos((radius - height) / radius)
  const curve = Array.from({ length: 19 }, (_, step): Pair => {
    const angle = (steep * step) / 18
    return [start + radius * Math.sin(angle), radius * (1 - Math.cos(angle))]
  })
  const [lip] = curve.at(-1) ?? [start]
  return [[lip + deck, 0], [lip + deck, height], ...curve.reverse()]
}
