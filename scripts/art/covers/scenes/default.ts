import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { ground, INK, path } from '../ink.ts'

const DECKS = [
  [INK.orange, INK.yellow],
  [INK.teal, INK.violet],
  [INK.yellow, INK.orange],
  [INK.pink, INK.bright],
  [INK.green, INK.violet],
  [INK.bright, INK.orange],
  [INK.blue, INK.lilac],
] as const

/** A wall of boards, one of them taken off its hook. */
export function wall(): string {
  const boards = DECKS.map(([graphic, stripe], at) => {
    const isTaken = at === 3
    const x = 68 + at * 244
    const eye = camera({
      rise: 82,
      roll: isTaken ? -76 : -90,
      target: [0, 0, 0],
      at: [x, isTaken ? 446 : 450],
      scale: isTaken ? 10.2 : 9.2,
      distance: 420,
    })
    const shadow = isTaken ? `M${x + 100} 150L${x + 10} 790` : `M${x + 22} 160V780`
    return {
      isTaken,
      drawn:
        path(shadow, { line: INK.black, width: isTaken ? 240 : 206 }) +
        drawBoard(eye, board([0, 0, 0], 0, 0, 180, { graphic, stripe, wheel: INK.bright })),
    }
  })
  return [
    ground(INK.violet),
    halftone({ fill: INK.orange, tone: fade([800, -50], [800, 950], 1), pitch: 36 }),
    ...boards.filter(({ isTaken }) => !isTaken).map(({ drawn }) => drawn),
    ...boards.filter(({ isTaken }) => isTaken).map(({ drawn }) => drawn),
  ].join('')
}
