import { turnBy, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { glow, halftone } from '../halftone.ts'
import { arc, area, ground, INK, LINE, path, round } from '../ink.ts'
import { drawLeg } from '../leg.ts'
import { drawShoe } from '../shoe.ts'
import { arrow } from '../signs.ts'

/** The board halfway over below knees that are out of its way. */
export function kickflip(): string {
  const eye = camera({
    yaw: 14,
    rise: 8,
    roll: -5,
    target: [0, 0, 30],
    at: [760, 620],
    scale: 10.8,
    distance: 330,
  })
  const deck = board([0, 0, 20], 0, -5, -122, { graphic: INK.teal, stripe: INK.violet, wheel: INK.yellow })
  const back = { at: [-22, 4, 47] as Vec, turn: turnBy(-96, 6) }
  const front = { at: [30, 6, 49] as Vec, turn: turnBy(-66, -10), isLeft: true }
  const cloth = { fill: INK.bright, shade: INK.grey }
  const spin = (from: number, to: number) => arc(1330, 560, 90, from, to, 176)
  return [
    ground(INK.orange),
    path(area(round(800, 500, 560)), { fill: INK.yellow }),
    halftone({ fill: INK.orange, tone: (x, y) => 0.9 - glow(700, 720, 950, 1.2)(x, y), pitch: 34 }),
    path('M300 858h230M620 866h420M1120 852h190', { line: INK.black, width: LINE * 1.4 }),
    drawBoard(eye, deck),
    arrow(spin(75, -50), INK.bright, 34),
    ...[
      { shoe: back, hip: [-12, 20, 88] as Vec },
      { shoe: front, hip: [8, 20, 88] as Vec },
    ].map((leg) => drawShoe(eye, leg.shoe, { upper: INK.violet }) + drawLeg(eye, leg, cloth)),
  ].join('')
}
