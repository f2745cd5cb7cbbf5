import { turnBy, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, ground, INK, path, placed, solid } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { drawShoe, onBoard } from '../shoe.ts'

interface Step {
  readonly fill: string
  /** How high the board is over its step, in picture units, and how it is turned. */
  readonly lift: number
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

const STEPS: readonly Step[] = [
  { fill: INK.yellow, lift: 0, yaw: 0, pitch: 0, roll: 0 },
  { fill: INK.green, lift: 0, yaw: 0, pitch: -19, roll: 0 },
  { fill: INK.blue, lift: 60, yaw: 64, pitch: 0, roll: 0 },
  { fill: INK.pink, lift: 58, yaw: 0, pitch: -32, roll: 0 },
  { fill: INK.teal, lift: 88, yaw: 0, pitch: -6, roll: -118 },
]

function step({ fill, lift, yaw, pitch, roll }: Step, at: number): string {
  const [left, top] = [at * 320, 652 - at * 98]
  const { d, width } = lettering(String(at + 1), 128)
  const eye = camera({
    yaw: 10,
    rise: 20,
    target: [0, 0, 0],
    at: [left + 160, top + 4 - lift - (pitch < -15 ? 18 : 0)],
    scale: 3.55,
    distance: 420,
  })
  const deck = board([0, 0, 11.2], yaw, pitch, roll, {
    graphic: INK.orange,
    stripe: INK.yellow,
    wheel: INK.bright,
    width: 7,
  })
  const pushing =
    at === 0
      ? drawShoe(eye, { at: [-14, -27, 0] as Vec, turn: turnBy(-6, 14) }, { width: 7, upper: INK.violet })
      : ''
  const standing =
    at === 0 ? drawShoe(eye, onBoard(deck, 19, 0, -14, true), { width: 7, upper: INK.violet }) : ''
  return [
    solid(box(left, top, 320, 900), fill),
    flat(box(left + 4.5, top + 4, 311, 34), INK.bright),
    path(`M${left} ${top + 38}h320`, { line: INK.black, width: 6 }),
    placed(left + 160 - width / 2, top + 196, path(d, { fill: INK.black })),
    lift ? path(`M${left + 84} ${top - 12}h152`, { line: INK.night, width: 14 }) : '',
    drawBoard(eye, deck),
    standing,
    pushing,
  ].join('')
}

/** Stairs of small boards, each with one thing more to it. */
export function order(): string {
  return [
    ground(INK.violet),
    halftone({ fill: INK.orange, tone: fade([1100, 640], [200, -200], 1), pitch: 36 }),
    ...STEPS.map(step),
  ].join('')
}
