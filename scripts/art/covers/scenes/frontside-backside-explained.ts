import { board, drawBoard } from '../board.ts'
import { camera } from '../camera.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, INK, LINE, path, solid } from '../ink.ts'
import { drawShoe, onBoard } from '../shoe.ts'
import { arrow, sticker } from '../signs.ts'

function ledge(top: number, edge: number, shade: string): string {
  return [
    flat(box(-20, top + 30, 1640, 190), INK.black),
    solid(box(-20, top, 1640, 190), INK.paper),
    flat(box(-20, edge, 1640, 40), shade),
    path(`M-20 ${edge}H1620M-20 ${edge + 40}H1620`, { line: INK.black, width: LINE * 0.6 }),
    path([360, 960, 1500].map((x) => `M${x} ${top}v190`).join(''), { line: INK.black, width: LINE * 0.5 }),
  ].join('')
}

/** From above, between an edge that the toes point at and one behind the heels. */
export function sides(): string {
  const eye = camera({ rise: 90, target: [0, 0, 10], at: [660, 446], scale: 11.4, distance: 700 })
  const deck = board([0, 0, 11.2])
  const shoes = [onBoard(deck, 18, 1, -74, true), onBoard(deck, -29, 1, -93)]
  return [
    flat(box(0, 0, 1600, 450), INK.blue),
    flat(box(0, 450, 1600, 450), INK.salmon),
    halftone({ fill: INK.violet, tone: fade([0, 440], [0, 100], 0.7), pitch: 34, to: [1600, 420] }),
    halftone({ fill: INK.orange, tone: fade([0, 460], [0, 800], 0.8), pitch: 34, from: [0, 480] }),
    ledge(-30, 120, INK.lilac),
    ledge(744, 744, INK.orange),
    arrow(
      [
        [1090, 450],
        [1430, 450],
      ],
      INK.yellow,
      62,
    ),
    path('M326 464H1010', { line: INK.black, width: 262 }),
    drawBoard(eye, deck),
    ...shoes.map((shoe) => drawShoe(eye, shoe)),
    sticker(1310, 92, 'BACKSIDE', INK.blue, -3, 96),
    sticker(1290, 806, 'FRONTSIDE', INK.orange, 2, 96),
  ].join('')
}
