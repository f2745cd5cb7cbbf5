import { hull } from '../../../lib/skate/board/hull.ts'
import { add, dot, type Turn, turnBy, turned, type Vec } from '../../../lib/skate/board/space.ts'
import { type Board, heightOf, ofBoard } from './board.ts'
import { type Eye, seen } from './camera.ts'
import { along, area, INK, LINE, type Pair, pairs, path } from './ink.ts'

/** A shoe: the ground under its middle, and how it is turned; its own x is toward the toes. */
export interface Shoe {
  readonly at: Vec
  readonly turn: Turn
  /** Left shoes bend the other way. */
  readonly isLeft?: boolean
}

const SOLE: readonly Pair[] = [
  [15, 0.8],
  [13.4, 4],
  [9, 5.4],
  [4, 5.2],
  [-2, 4.1],
  [-8, 4],
  [-12.2, 3],
  [-13.4, 0],
  [-12.2, -3],
  [-8, -3.8],
  [-2, -3.6],
  [4, -4.4],
  [9, -4.6],
  [13.4, -3],
]

/** Cuts across the upper: how far forward, half width, height, and half width on top. */
const CUTS = [
  [-12.8, 3, 9.4, 1.6],
  [-9, 3.7, 10.8, 3],
  [-3, 3.9, 11, 3.2],
  [1, 4.2, 9.6, 2.6],
  [5, 4.7, 7.6, 2.4],
  [9, 4.7, 6, 2.6],
  [12.4, 3.6, 5, 1.8],
  [14.4, 1.6, 3.8, 0.8],
] as const

/** One turn after another. */
export function after(outer: Turn, inner: Turn): Turn {
  const columns = [0, 1, 2].map(
    (at): Vec => turned(outer, [inner[0][at] ?? 0, inner[1][at] ?? 0, inner[2][at] ?? 0]),
  )
  const [a, b, c] = columns as [Vec, Vec, Vec]
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ]
}

/** A shoe on a board: along it, across it, and where its toes point, anticlockwise from the nose. */
export function onBoard(deck: Board, x: number, y: number, toes: number, isLeft = false): Shoe {
  const slope = (Math.atan2(heightOf(x + 1) - heightOf(x - 1), 2) * 180) / Math.PI
  return {
    at: ofBoard(deck, [x, y, heightOf(x) + 0.2]),
    turn: after(deck.turn, after(turnBy(0, -slope), turnBy(toes))),
    isLeft,
  }
}

/** A place of the shoe's own in the scene. */
export const ofShoe = ({ at, turn }: Shoe, point: Vec): Vec => add(at, turned(turn, point))

export interface Looks {
  readonly upper?: string
  readonly sole?: string
  readonly lace?: string
  readonly width?: number
}

/** A shoe with its sole, toe cap and laces. */
export function drawShoe(eye: Eye, shoe: Shoe, looks: Looks = {}): string {
  const { upper = INK.orange, sole = INK.bright, lace = INK.bright, width = LINE } = looks
  const mirror = shoe.isLeft ? -1 : 1
  const at = (points: readonly Vec[]) =>
    seen(
      eye,
      points.map(([x, y, z]) => ofShoe(shoe, [x, y * mirror, z])),
    )
  const wrap = (points: readonly Vec[]) => area(pairs(hull(at(points).map(([x, y]) => ({ x, y })))))
  const cut = ([x, wide, high, top]: (typeof CUTS)[number]): Vec[] => [
    [x, wide, 1.5],
    [x, -wide, 1.5],
    [x, wide * 0.96, high * 0.5],
    [x, -wide * 0.96, high * 0.5],
    [x, top, high],
    [x, -top, high],
  ]
  const uppers = CUTS.slice(1)
    .map((next, index) => wrap([...cut(CUTS[index] ?? next), ...cut(next)]))
    .join('')
  const soles = wrap(
    SOLE.flatMap(([x, y]): Vec[] => [
      [x, y, 0],
      [x, y, 3.4],
    ]),
  )
  const isAbove = dot(eye.toward, turned(shoe.turn, [0, 0, 1])) > -0.05
  const laces = [1.4, 3.8, 6.2].map((x) =>
    along(
      at([
        [x, -2.7, 10.4 - x * 0.5],
        [x + 0.5, 0, 11 - x * 0.5],
        [x, 2.7, 10.4 - x * 0.5],
      ]),
    ),
  )
  const cap = along(
    at([
      [9.6, -4.7, 2.8],
      [9.2, -2.7, 6.1],
      [9.2, 2.7, 6.1],
      [9.6, 4.8, 2.8],
    ]),
  )
  const line = { line: INK.black, width: width * 0.55 }
  const drawn = [
    path(soles, { fill: sole, ...line }),
    path(uppers, { fill: INK.black, line: INK.black, width: width * 0.8 }) +
      path(uppers, { fill: upper, line: upper, width: 1 }),
    isAbove ? path(cap, line) + path(laces.join(''), { line: lace, width: width * 0.75 }) : '',
  ]
  return (
    path(soles + uppers, { fill: INK.black, line: INK.black, width: width * 2 }) +
    (isAbove ? drawn : [drawn[1], drawn[0]]).join('')
  )
}
