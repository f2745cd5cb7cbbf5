import { BOARD, deckHeight, onBoard, type Pose } from './body.ts'
import type { Eye } from './camera.ts'
import type { Take } from './film.ts'
import { add, hull, isClockwise, type Point, turned, type Vec } from './geometry.ts'
import type { Shape } from './shape.ts'

const TIP = [90, 60, 30, 0, -30, -60, -90].map((deg) => (deg * Math.PI) / 180)

/** The deck seen from the grip, its ends bent up, at a height over its middle. */
function deck(lift: number): Vec[] {
  const tip = (end: 1 | -1): Vec[] =>
    TIP.map((angle) => [end * (0.3 + 0.1 * Math.cos(angle)), end * BOARD.side * Math.sin(angle), 0])
  const outline: Vec[] = [
    ...tip(1),
    [0.25, -BOARD.side, 0],
    [-0.25, -BOARD.side, 0],
    ...tip(-1),
    [-0.25, BOARD.side, 0],
    [0.25, BOARD.side, 0],
  ]
  return outline.map(([x, y]) => [x, y, deckHeight(x) + lift])
}

const TOP = deck(0)
const BOTTOM = deck(-BOARD.thick)

/** A strip across the deck, so that the two ends look different. */
function band(end: 1 | -1, from: number, to: number, lift: number): Vec[] {
  const width = BOARD.side * 0.97
  const corners = [
    [from, width],
    [to, width * 0.94],
    [to, -width * 0.94],
    [from, -width],
  ] as const
  return corners.map(([x, y]) => [end * x, y, deckHeight(x) + lift])
}

/** A truck with its wheels, and where those roll. */
export interface Truck {
  readonly at: Vec
  readonly shapes: readonly Shape[]
}

/** The board in the order in which its parts hide each other: trucks before the deck when the grip is seen. */
export interface BoardSeen {
  readonly isGripSeen: boolean
  /** The far one first. */
  readonly trucks: readonly Truck[]
  readonly deck: readonly Shape[]
  /** The two ends of the deck. */
  readonly tips: readonly Vec[]
}

const TIP_AT = 0.37

/** The points around a deck. */
export const boardOutline = (eye: Eye, { board }: Pose): Point[] =>
  hull([...TOP, ...BOTTOM].map((point) => eye(add(board.at, turned(board.turn, point)))))

/** A board, in ink so thick. */
export function boardSeen(eye: Eye, { nose }: Take, { board }: Pose, line: number): BoardSeen {
  const seen = (points: readonly Vec[]) =>
    points.map((point) => eye(add(board.at, turned(board.turn, point))))
  const top = seen(TOP)
  const bottom = seen(BOTTOM)
  const edge: Shape = { paint: 'ply', points: hull([...top, ...bottom]), isRound: true, line }
  const trucks = trucksSeen(seen, line).map(({ end, shapes }): Truck => {
    return { at: add(board.at, turned(board.turn, [end * BOARD.truck, 0, -0.105])), shapes }
  })
  const stripe = (from: number, to: number, lift: number): Shape => ({
    paint: 'nose',
    points: seen(band(nose, from, to, lift)),
    line: 0,
  })
  // The outline runs clockwise as seen from the grip.
  const isGripSeen = isClockwise(top)
  const deck: Shape[] = isGripSeen
    ? [edge, { paint: 'grip', points: top, isRound: true, line: 0 }, stripe(0.27, 0.315, 0)]
    : [
        edge,
        { paint: 'graphic', points: bottom, isRound: true, line: line / 2 },
        stripe(0.255, 0.31, -BOARD.thick),
        stripe(-0.05, 0.05, -BOARD.thick),
      ]
  const tips = [1, -1].map((end) => onBoard(board, [end * TIP_AT, 0, deckHeight(TIP_AT)]))
  return { isGripSeen, trucks, deck, tips }
}

const ROUND = [0, 60, 120, 180, 240, 300].map((deg) => (deg * Math.PI) / 180)
/** Control points lie outside the curve that they pull. */
const WHEEL = BOARD.wheel * 1.15

function trucksSeen(
  seen: (points: readonly Vec[]) => (Point & { near: number })[],
  line: number,
): { end: 1 | -1; shapes: Shape[] }[] {
  const ends = ([1, -1] as const).map((end) => {
    const axle: Vec[] = [-0.075, 0.075].flatMap((y): Vec[] => [
      [end * BOARD.truck - 0.02, y, -0.07],
      [end * BOARD.truck + 0.02, y, -0.097],
      [end * BOARD.truck, y * 0.3, -0.015],
    ])
    const truck: Shape = { paint: 'truck', points: hull(seen(axle)), line }
    const [far, close] = [-1, 1]
      .map((side) => {
        const points = seen([0.066, 0.102].flatMap((y) => wheel(end, side * y)))
        return { near: points[0]?.near ?? 0, shape: wheelShape(points, line) }
      })
      .toSorted((a, b) => a.near - b.near)
    const shapes = [far?.shape, truck, close?.shape].filter((shape): shape is Shape => shape !== undefined)
    return { end, near: far?.near ?? 0, shapes }
  })
  return ends.toSorted((a, b) => a.near - b.near)
}

const wheel = (end: 1 | -1, y: number) =>
  ROUND.map(
    (angle): Vec => [
      end * BOARD.truck + WHEEL * Math.cos(angle),
      y,
      -BOARD.standing + BOARD.wheel + WHEEL * Math.sin(angle),
    ],
  )

const wheelShape = (points: readonly Point[], line: number): Shape => ({
  paint: 'wheel',
  points: hull(points),
  isRound: true,
  line,
})
