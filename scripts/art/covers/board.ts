import { hull, isClockwise } from '../../../lib/skate/board/hull.ts'
import { add, type Turn, turnBy, turned, type Vec } from '../../../lib/skate/board/space.ts'
import { type Eye, seen } from './camera.ts'
import { along, area, INK, LINE, type Pair, pairs, path } from './ink.ts'
import { running } from './running.ts'

const HALF = 40.5
const WIDE = 10.4
const THICK = 1.5
const KICK = 22.5
/** How high the grip is over the ground when the board stands on its wheels. */
export const STANDING = 11.2

export interface Board {
  /** The middle of the grip. */
  readonly at: Vec
  readonly turn: Turn
  readonly graphic?: string
  readonly stripe?: string
  readonly ply?: string
  readonly wheel?: string
  readonly truck?: string
  readonly grip?: string
  /** How thick its lines are. */
  readonly width?: number
}

/** A board standing at a place, turned as it may be. */
export const board = (at: Vec, yaw = 0, pitch = 0, roll = 0, looks: Partial<Board> = {}): Board => ({
  at,
  turn: turnBy(yaw, pitch, roll),
  ...looks,
})

export const heightOf = (x: number) => 6.8 * (Math.max(0, Math.abs(x) - KICK) / (HALF - KICK)) ** 1.5
const widthOf = (x: number) => {
  const past = Math.min(1, Math.max(0, (Math.abs(x) - 28.5) / (HALF - 28.5)))
  return WIDE * Math.sqrt(Math.max(0, 1 - past * past))
}

const TIP = [HALF, 40.4, 40, 39.3, 38.3, 37, 35.4, 33.6, 31.8, 30, 28.5, 26.5, 24.5, KICK]
const STATIONS: readonly number[] = [...TIP.map((x) => -x), -12, 0, 12, ...TIP.toReversed()]

/** A place of the board's own in the scene. */
export const ofBoard = ({ at, turn }: Board, point: Vec): Vec => add(at, turned(turn, point))

type Strip = { readonly from: number; readonly to: number; readonly near: number }

const corners = ({ from, to }: Pick<Strip, 'from' | 'to'>, lift: number): Vec[] => [
  [from, widthOf(from), heightOf(from) + lift],
  [to, widthOf(to), heightOf(to) + lift],
  [to, -widthOf(to), heightOf(to) + lift],
  [from, -widthOf(from), heightOf(from) + lift],
]

const place = (eye: Eye, deck: Board, points: readonly Vec[]) =>
  seen(
    eye,
    points.map((point) => ofBoard(deck, point)),
  )

const joined = (points: readonly Pair[]) => pairs(hull(points.map(([x, y]) => ({ x, y }))))

const isGrip = (points: readonly Pair[]) => isClockwise(points.map(([x, y]) => ({ x, y })))

function stripOf(eye: Eye, deck: Board, strip: Strip): { edge: string; face: string; colour: string } {
  const [top, bottom] = [place(eye, deck, corners(strip, 0)), place(eye, deck, corners(strip, -THICK))]
  const middle = Math.abs((strip.from + strip.to) / 2)
  const isStriped = middle < 7 || (middle > 28 && middle < 32)
  const { graphic = INK.orange, stripe = INK.paper, grip = INK.grip } = deck
  const under = isStriped ? stripe : graphic
  const isUp = isGrip(top)
  return {
    edge: area(joined([...top, ...bottom])),
    face: area(isUp ? top : bottom),
    colour: isUp ? grip : under,
  }
}

/** Whether the grip is what one sees of a board. */
const showsGrip = (eye: Eye, deck: Board) => isGrip(place(eye, deck, corners({ from: -12, to: 12 }, 0)))

/** The bare deck: outline, plies and the face that is seen. */
export function deckOf(eye: Eye, deck: Board): string {
  const { width = LINE, ply = INK.salmon } = deck
  const strips = STATIONS.slice(1)
    .map((to, index): Strip => {
      const from = STATIONS[index] ?? to
      const middle = (from + to) / 2
      return { from, to, near: eye(ofBoard(deck, [middle, 0, heightOf(middle)])).near }
    })
    .sort((a, b) => a.near - b.near)
    .map((strip) => stripOf(eye, deck, strip))
  const edges = strips.map(({ edge }) => edge).join('')
  const rims = [WIDE, -WIDE].map((side) => {
    const lift = showsGrip(eye, deck) ? 0 : -THICK
    return along(
      place(
        eye,
        deck,
        STATIONS.map((x): Vec => [x, Math.sign(side) * widthOf(x), heightOf(x) + lift]),
      ),
    )
  })
  return [
    path(edges, { fill: INK.black, line: INK.black, width: width * 2 }),
    path(edges, { fill: ply, line: ply, width: 1 }),
    ...strips.map(({ face, colour }) => path(face, { fill: colour, line: colour, width: 2.5 })),
    path(rims.join(''), { line: INK.black, width: width * 0.45 }),
  ].join('')
}

/** A whole board. */
export function drawBoard(eye: Eye, deck: Board): string {
  const parts = running(eye, deck)
  return showsGrip(eye, deck) ? parts + deckOf(eye, deck) : deckOf(eye, deck) + parts
}
