import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, INK, LINE, type Pair, path } from '../ink.ts'
import { drawShoe, onBoard } from '../shoe.ts'
import { arrow, burst, sticker } from '../signs.ts'

interface Stance {
  readonly name: string
  readonly fill: string
  readonly dots: string
  /** Which way the natural front end travels, and whether that end is the one popped. */
  readonly goes: 1 | -1
  readonly popsFront: boolean
  readonly corner: Pair
}

const STANCES: readonly Stance[] = [
  { name: 'REGULAR', fill: INK.yellow, dots: INK.orange, goes: 1, popsFront: false, corner: [0, 0] },
  { name: 'NOLLIE', fill: INK.teal, dots: INK.violet, goes: 1, popsFront: true, corner: [800, 0] },
  { name: 'FAKIE', fill: INK.pink, dots: INK.orange, goes: -1, popsFront: false, corner: [0, 450] },
  { name: 'SWITCH', fill: INK.blue, dots: INK.violet, goes: -1, popsFront: true, corner: [800, 450] },
]

/** One stance: the front shoe is the white one wherever it goes; a star is on the end that is popped. */
function stance({ name, fill, dots, goes, popsFront, corner: [left, top] }: Stance): string {
  const [x, y] = [left + 400, top + 252]
  const eye = camera({ rise: 90, target: [0, 0, 10], at: [x, y], scale: 6.1, distance: 900 })
  const deck = board([0, 0, 11.2], 0, 0, 0, { width: 8 })
  const front = onBoard(deck, popsFront ? 31 : 17, 0.5, popsFront ? -86 : -72, true)
  const back = onBoard(deck, popsFront ? -17 : -31, 0.5, popsFront ? -106 : -94)
  const end = popsFront ? 1 : -1
  const from: Pair = [x - goes * 90, y + 140]
  return [
    flat(box(left, top, 800, 450), fill),
    halftone({
      fill: dots,
      tone: fade([x, top + 210], [x, top + 540], 0.8),
      pitch: 30,
      from: [left + 15, top + 170],
      to: [left + 785, top + 435],
    }),
    burst(x + end * 238, y - 4, 134, INK.orange, 11),
    path(`M${x - 186} ${y + 12}H${x + 186}`, { line: INK.black, width: 140 }),
    drawBoard(eye, deck),
    drawShoe(eye, back, { upper: INK.violet, width: 7 }),
    drawShoe(eye, front, { upper: INK.bright, lace: INK.black, width: 7 }),
    arrow([from, [x + goes * 90, y + 140]], INK.bright, 34),
    sticker(left + 170, top + 72, name, INK.bright, -3, 64),
  ].join('')
}

export function stances(): string {
  return [
    ...STANCES.map(stance),
    path('M800 0V900M0 450H1600', { line: INK.black, width: LINE * 1.6, cap: 'butt' }),
  ].join('')
}
