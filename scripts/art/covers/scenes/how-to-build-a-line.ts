import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, ground, INK, LINE, type Pair, path, round, solid, through } from '../ink.ts'
import { lettering } from '../lettering.ts'

const GRID = [
  ...Array.from({ length: 15 }, (_, i) => `M${i * 110 + 30} 0V900`),
  ...Array.from({ length: 8 }, (_, i) => `M0 ${i * 110 + 65}H1600`),
].join('')

/** A ramp in plan: its platform, its coping, and lines that crowd where it is steep. */
function ramp(x: number, y: number, width: number, height: number, fill: string): string {
  const steps = [0.12, 0.26, 0.42, 0.6, 0.8]
    .map((part) => `M${x + 90 + (width - 90) * part} ${y}v${height}`)
    .join('')
  return [
    solid(box(x, y, width, height), fill),
    flat(box(x, y, 84, height), INK.paper),
    path(steps, { line: INK.black, width: 4 }),
    path(`M${x + 88} ${y}v${height}`, { line: INK.black, width: LINE * 1.8, cap: 'butt' }),
    path(`M${x} ${y}h${width}v${height}h${-width}Z`, { line: INK.black }),
  ].join('')
}

function stop(x: number, y: number, number: string, fill: string): string {
  const { d, width } = lettering(number, 72)
  return [
    path(`M${x + 10} ${y + 10}h0`, { line: INK.black, width: 132 }),
    solid(round(x, y, 62), fill),
    `<g transform="translate(${x - width / 2} ${y + 36})">${path(d, { fill: INK.black })}</g>`,
  ].join('')
}

/** A park as a plan, with a dotted way from ramp to flat to ledge. */
export function line(): string {
  const way: Pair[] = [
    [120, 196],
    [340, 232],
    [520, 300],
    [640, 470],
    [800, 600],
    [980, 560],
    [1080, 380],
    [1220, 262],
    [1420, 250],
    [1660, 250],
  ]
  const eye = camera({ rise: 90, roll: 28, target: [0, 0, 0], at: [555, 338], scale: 2.7 })
  return [
    ground(INK.lilac),
    path(GRID, { line: INK.violet, width: 4 }),
    halftone({ fill: INK.night, tone: fade([900, 500], [1700, 1000], 0.8), pitch: 28 }),
    ramp(-20, 70, 380, 620, INK.green),
    path('M596 756H1010L980 846H566Z', { fill: INK.night }),
    solid(
      [
        [600, 700],
        [1010, 700],
        [1010, 800],
        [600, 800],
      ],
      INK.lavender,
    ),
    path('M600 780H1010', { line: INK.black, width: 5 }),
    flat(box(1116, 330, 420, 70), INK.night),
    solid(box(1100, 286, 420, 96), INK.salmon),
    flat(box(1104, 290, 412, 24), INK.yellow),
    path('M1100 316H1520', { line: INK.black, width: 5 }),
    solid(
      [
        [1180, 940],
        [1260, 640],
        [1640, 640],
        [1640, 940],
      ],
      INK.blue,
    ),
    path('M1290 640L1232 940M1380 640L1350 940M1470 640L1468 940', { line: INK.black, width: 4 }),
    solid(round(560, 116, 70), INK.paper),
    solid(round(560, 116, 46), INK.green),
    path(through(way), { line: INK.black, width: 30, dash: '1 46' }),
    path(through(way), { line: INK.yellow, width: 20, dash: '1 46' }),
    drawBoard(eye, board([0, 0, 11], 0, 0, 0, { width: 6, wheel: INK.yellow, grip: INK.orange })),
    stop(120, 196, '1', INK.yellow),
    stop(806, 640, '2', INK.yellow),
    stop(1300, 216, '3', INK.yellow),
  ].join('')
}
