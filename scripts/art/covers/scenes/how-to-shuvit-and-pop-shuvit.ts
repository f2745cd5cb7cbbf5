import { turnBy, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera, seen } from '../camera.ts'
import { halftone } from '../halftone.ts'
import { area, flat, ground, INK, path } from '../ink.ts'
import { drawLeg } from '../leg.ts'
import { drawShoe } from '../shoe.ts'
import { arrow } from '../signs.ts'

const circle = (radius: number, from: number, to: number, z: number): Vec[] =>
  Array.from({ length: 40 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 39) * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle), z]
  })

/** The board turns alone below feet that stay as they were. */
export function shuvit(): string {
  const eye = camera({ rise: 27, target: [0, 0, 16], at: [800, 610], scale: 9.7, distance: 330 })
  const deck = board([0, -1, 13], 142, 0, 0, { ply: INK.orange, wheel: INK.yellow })
  const ring = (from: number, to: number) => seen(eye, circle(50, from, to, 0))
  const legs = [
    { shoe: { at: [-21, 0, 38] as Vec, turn: turnBy(-96, 6) }, hip: [-12, 20, 82] as Vec },
    { shoe: { at: [22, 0, 40] as Vec, turn: turnBy(-80, 4), isLeft: true }, hip: [10, 20, 82] as Vec },
  ]
  return [
    ground(INK.lavender),
    halftone({
      fill: INK.violet,
      tone: (x, y) => (Math.hypot(x - 800, (y - 620) * 1.6) - 560) / 620,
      pitch: 36,
    }),
    path(area(seen(eye, circle(66, 0, 351, 0))), { fill: INK.yellow }),
    path(area(seen(eye, circle(66, 0, 351, 0))), { line: INK.black }),
    arrow(ring(160, 24), INK.orange, 46),
    flat(
      seen(
        eye,
        circle(30, 0, 351, 0).map(([x, y, z]): Vec => [x * 1.05, y * 0.3 - x * 0.8, z]),
      ),
      '#d9a400',
    ),
    drawBoard(eye, deck),
    arrow(ring(-20, -156), INK.orange, 46),
    ...legs.map(
      (leg) =>
        drawShoe(eye, leg.shoe, { upper: INK.bright, lace: INK.black }) +
        drawLeg(eye, leg, { fill: '#2f9e8f', shade: '#1b6a60' }),
    ),
  ].join('')
}
