import { hull } from '../../../lib/skate/board/hull.ts'
import { add, turned, type Vec } from '../../../lib/skate/board/space.ts'
import type { Board } from './board.ts'
import { type Ball, limb } from './body.ts'
import { type Eye, seen } from './camera.ts'
import { area, INK, LINE, type Pair, pairs, path, solid } from './ink.ts'

/** Where the axles are, along the board and below its grip. */
export const AXLE = 21.5
const LOW = -8
const RADIUS = 3.2

const outline = (points: readonly Pair[]) => pairs(hull(points.map(([x, y]) => ({ x, y }))))

const rim = (x: number, y: number, radius: number): Vec[] =>
  Array.from({ length: 28 }, (_, step) => {
    const angle = (step / 28) * Math.PI * 2
    return [x + radius * Math.cos(angle), y, LOW + radius * Math.sin(angle)]
  })

type Place = (points: readonly Vec[]) => Pair[]

/** A wheel between two distances from the board's middle line, its nearer side on top. */
function wheel(eye: Eye, place: Place, x: number, side: number, looks: Board): string {
  const { wheel: fill = INK.bright, width = LINE } = looks
  const [inner, outer] = [side * 6.2, side * 10.2]
  const isOuterNear =
    turned(looks.turn, [0, side, 0]).reduce((sum, part, at) => sum + part * (eye.toward[at] ?? 0), 0) > 0
  const face = isOuterNear ? outer : inner
  return [
    solid(
      outline([
        ...place(rim(x, inner, RADIUS - 0.3)),
        ...place(rim(x, inner * 1.1, RADIUS)),
        ...place(rim(x, outer, RADIUS)),
      ]),
      fill,
      width,
    ),
    path(area(place(rim(x, face, RADIUS))), { fill, line: INK.black, width: width * 0.5 }),
    path(area(place(rim(x, face, 1.35))), { fill: INK.black }),
  ].join('')
}

function truck(eye: Eye, place: Place, deck: Board, end: number): string {
  const { truck: fill = INK.grey, width = LINE } = deck
  const x = end * AXLE
  const plate: Vec[] = [-1.6, -3].flatMap((z) =>
    [-5.2, 4].flatMap((dx) => [-3, 3].map((y): Vec => [x - end * dx * (z < -2 ? 0.8 : 1), y, z])),
  )
  const ball = (point: Vec, radius: number): Ball => [add(deck.at, turned(deck.turn, point)), radius]
  const axle = limb(eye, [ball([x, -11, LOW], 0.7), ball([x, 11, LOW], 0.7)])
  const hanger =
    limb(eye, [ball([x, -5.6, LOW], 1.5), ball([x, 5.6, LOW], 1.5)]) +
    area(
      outline(
        place([
          [x, -5, LOW],
          [x, 5, LOW],
          [x - end * 1.5, -1.5, -4],
          [x - end * 1.5, 1.5, -4],
          [x + end * 1.5, 0, -3.4],
        ]),
      ),
    )
  const bushing = limb(eye, [ball([x - end * 2.4, 0, -3.4], 2), ball([x - end * 2.9, 0, -6.2], 1.8)])
  const line = (d: string, colour: string) =>
    path(d, { fill: INK.black, line: INK.black, width: width * 1.2 }) + path(d, { fill: colour })
  return (
    solid(outline(place(plate)), fill, width * 0.6) +
    line(bushing, INK.orange) +
    line(axle, fill) +
    line(hanger, fill)
  )
}

/** Both trucks and all wheels, from the farthest to the nearest. */
export function running(eye: Eye, deck: Board): string {
  const place: Place = (points) =>
    seen(
      eye,
      points.map((point) => add(deck.at, turned(deck.turn, point))),
    )
  const nearness = (point: Vec) => eye(add(deck.at, turned(deck.turn, point))).near
  const parts = [1, -1].flatMap((end) => [
    { near: nearness([end * AXLE, 0, LOW]), draw: () => truck(eye, place, deck, end) },
    ...[1, -1].map((side) => ({
      near: nearness([end * AXLE, side * 8, LOW]),
      draw: () => wheel(eye, place, end * AXLE, side, deck),
    })),
  ])
  return parts
    .sort((a, b) => a.near - b.near)
    .map(({ draw }) => draw())
    .join('')
}
