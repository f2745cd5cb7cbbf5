import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, ground, INK, LINE, path } from '../ink.ts'
import { sticker } from '../signs.ts'

/** A board over the four words that make its trick's name. */
export function names(): string {
  const eye = camera({
    yaw: 24,
    rise: 26,
    roll: -8,
    target: [0, 0, 0],
    at: [800, 300],
    scale: 13.6,
    distance: 260,
  })
  const deck = board([0, 0, 0], 0, 0, -138, {
    graphic: INK.pink,
    stripe: INK.yellow,
    wheel: INK.bright,
    ply: INK.paper,
  })
  return [
    ground(INK.violet),
    halftone({ fill: INK.orange, tone: fade([300, 640], [1300, -200], 1), pitch: 36, to: [1600, 660] }),
    flat(box(0, 600, 1600, 300), INK.paper),
    path('M0 600H1600', { line: INK.black, width: LINE }),
    drawBoard(eye, deck),
    sticker(206, 716, 'FAKIE', INK.blue, -4, 104),
    sticker(640, 770, 'FRONTSIDE', INK.orange, 2, 104),
    sticker(1060, 716, '180', INK.yellow, -3, 104),
    sticker(1386, 768, 'FLIP', INK.teal, 4, 104),
  ].join('')
}
