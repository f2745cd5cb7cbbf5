import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, ground, INK, path, placed } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { cross, tick } from '../signs.ts'

const ROWS = ['xxxvxxvxxx', 'xxvxvxxvvx', 'xvvxvvxvxv', 'vvxvvvxvvv']

function bricks(): string {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const shift = row % 2 ? 105 : 0
    const ups = Array.from({ length: 9 }, (_, at) => `M${at * 210 - shift} ${row * 88}v88`).join('')
    return `M0 ${row * 88}H1600${ups}`
  })
  return path(rows.join(''), { line: INK.night, width: 10, cap: 'butt' })
}

/** Chalk on a wall, sets of ten, and a board that has earned its rest. */
export function practice(): string {
  const eye = camera({
    rise: 74,
    yaw: 0,
    roll: -82,
    target: [0, 0, 0],
    at: [300, 436],
    scale: 9.3,
    distance: 420,
  })
  const deck = board([0, 0, 0], 0, 0, 180, { graphic: INK.teal, stripe: INK.yellow, wheel: INK.bright })
  const marks = ROWS.map((row, down) =>
    [...row].map((mark, at) => {
      const place = 640 + at * 84 + (at > 4 ? 26 : 0)
      const drawing = mark === 'v' ? tick(INK.yellow, 15) : cross(INK.paper, 12)
      return placed(place, 268 + down * 128, drawing, ((at * 37 + down * 11) % 13) - 6, 1.12)
    }),
  )
  const scores = ROWS.map((row, down) => {
    const { d } = lettering(String([...row].filter((mark) => mark === 'v').length), 68)
    return placed(1510, 302 + down * 128, path(d, { fill: INK.yellow }), -3)
  })
  const title = lettering('TEN TRIES', 92)
  return [
    ground(INK.violet),
    halftone({ fill: INK.lilac, tone: fade([500, 0], [1500, 700], 0.85), pitch: 30 }),
    bricks(),
    placed(600, 168, path(title.d, { fill: INK.paper }), -2),
    path('M602 192L1000 180', { line: INK.orange, width: 14 }),
    ...marks.flat(),
    ...scores,
    flat(box(0, 792, 1600, 108), INK.yellow),
    path('M0 792H1600', { line: INK.black }),
    path('M160 842h420M760 866h240M1180 838h300', { line: INK.black, width: 7 }),
    path('M250 120C420 150 500 600 470 800H330Z', { fill: INK.night }),
    drawBoard(eye, deck),
  ].join('')
}
