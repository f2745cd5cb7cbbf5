import { turnBy, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { drawFigure } from '../figure.ts'
import { fade, halftone } from '../halftone.ts'
import { area, flat, ground, INK, path, round } from '../ink.ts'
import { onBoard } from '../shoe.ts'
import { speed } from '../signs.ts'

/** All the weight on the front leg while the other foot sweeps past. */
export function push(): string {
  const eye = camera({
    yaw: 12,
    rise: 7,
    roll: -4,
    target: [0, 0, 70],
    at: [880, 470],
    scale: 4.9,
    distance: 520,
  })
  const deck = board([8, 0, 11.2], 0, 0, 0, { ply: INK.orange, wheel: INK.yellow })
  return [
    ground(INK.teal),
    path(area(round(1130, 360, 330)), { fill: INK.yellow }),
    halftone({ fill: INK.violet, tone: fade([900, 0], [-100, 500], 0.8), pitch: 36, to: [900, 900] }),
    flat(
      [
        [0, 860],
        [1600, 735],
        [1600, 900],
        [0, 900],
      ],
      INK.violet,
    ),
    path('M0 858L1600 734', { line: INK.black }),
    path('M1080 836l220 -17M1420 806l120 -9', { line: INK.paper, width: 12 }),
    speed(
      [
        [40, 330, 330],
        [130, 400, 200],
        [20, 540, 300],
        [110, 620, 190],
      ],
      INK.bright,
      16,
    ),
    drawBoard(eye, deck),
    drawFigure(
      eye,
      {
        left: onBoard(deck, 17, 0, -14, true),
        right: { at: [-46, -20, 3] as Vec, turn: turnBy(-12, 26) },
        hips: [2, -5, 84],
        chest: [26, -5, 110],
        across: [0.42, 1, 0],
        hands: { left: [4, 34, 96], right: [56, -44, 92] },
        look: [1, -0.1, 0],
      },
      { top: { fill: INK.pink, shade: '#d86ba5' }, hatColour: INK.orange, shoes: { upper: INK.orange } },
    ),
  ].join('')
}
