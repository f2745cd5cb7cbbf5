import { turnBy, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { drawFigure } from '../figure.ts'
import { fade, halftone } from '../halftone.ts'
import { flat, ground, INK } from '../ink.ts'
import { after } from '../shoe.ts'
import { burst, speed } from '../signs.ts'

/** On both knee caps, leaning back, while the board leaves. */
export function fall(): string {
  const eye = camera({
    yaw: 8,
    rise: 9,
    roll: 3,
    target: [0, 0, 50],
    at: [610, 566],
    scale: 5.6,
    distance: 480,
  })
  const shoe = (y: number) => ({
    at: [-26, y, 24] as Vec,
    turn: after(turnBy(180, 12), turnBy(0, 0, 180)),
  })
  return [
    ground(INK.salmon),
    halftone({ fill: INK.bright, tone: fade([700, 500], [1500, 60], 0.9), pitch: 36, to: [1600, 700] }),
    flat(
      [
        [0, 690],
        [1600, 800],
        [1600, 900],
        [0, 900],
      ],
      INK.violet,
    ),
    halftone({ fill: INK.lilac, tone: fade([1600, 900], [0, 740], 0.8), pitch: 26, from: [0, 760] }),
    speed(
      [
        [40, 560, 190],
        [10, 620, 130],
        [60, 400, 150],
      ],
      INK.bright,
      15,
    ),
    burst(360, 752, 80, INK.bright, 8),
    burst(262, 786, 52, INK.bright, 7),
    drawBoard(eye, board([126, 40, 15], 8, -12, 0, { graphic: INK.teal, wheel: INK.yellow })),
    drawFigure(
      eye,
      {
        left: shoe(14),
        right: shoe(-14),
        hips: [-16, 0, 50],
        chest: [-30, 0, 82],
        across: [0, 1, 0],
        hands: { left: [30, 40, 96], right: [26, -34, 88] },
        look: [1, -0.1, 0],
        knees: [4, 0, -0.4],
      },
      {
        top: { fill: INK.teal, shade: '#3fa99a' },
        hat: 'helmet',
        hatColour: INK.orange,
        pads: INK.yellow,
        skin: INK.violet,
      },
    ),
  ].join('')
}
