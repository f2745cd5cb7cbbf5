import { add, turned, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { limb } from '../body.ts'
import { camera, seen } from '../camera.ts'
import { extrude, quarter } from '../extrude.ts'
import { drawFigure } from '../figure.ts'
import { glow, halftone } from '../halftone.ts'
import { along, area, box, flat, ground, INK, path, round, within } from '../ink.ts'
import { scaled } from '../leg.ts'
import { onBoard } from '../shoe.ts'

/** The tail held on the coping, the front foot still light over the bolts. */
export function dropIn(): string {
  const eye = camera({ yaw: -13, rise: 6, target: [0, 0, 84], at: [960, 590], scale: 3.6, distance: 620 })
  const [height, radius] = [84, 150]
  const lip = radius * Math.sin(Math.acos((radius - height) / radius))
  const curve = (x: number) => radius - Math.sqrt(radius ** 2 - (x + lip) ** 2)
  const seams = [-92, -50, -20]
  const tilt = board([0, 0, 0], 180, -14)
  const coping: Vec = [-2, 0, height + 2.6]
  const deck = { ...tilt, at: add(coping, scaled(turned(tilt.turn, [-29, 0, 0]), -1)), wheel: INK.yellow }
  return [
    ground(INK.green),
    path(area(round(520, 330, 300)), { fill: INK.orange }),
    within(
      area(round(520, 330, 300)),
      halftone({ fill: INK.bright, tone: glow(400, 190, 430, 0.95), from: [200, 30], to: [830, 640] }),
    ),
    flat(box(0, 720, 1600, 180), '#5cba73'),
    extrude(eye, quarter(-lip, radius, height, 190), -64, 56, {
      top: INK.paper,
      front: INK.violet,
      side: INK.paper,
    }),
    path(
      seams
        .map((x) =>
          along(
            seen(eye, [
              [x, -64, curve(x)],
              [x, 56, curve(x)],
            ]),
          ),
        )
        .join(''),
      { line: INK.grey, width: 6 },
    ),
    path(
      limb(eye, [
        [[-1, -64, height], 2.4],
        [[-1, 56, height], 2.4],
      ]),
      { fill: INK.grey, line: INK.black },
    ),
    drawBoard(eye, deck),
    drawFigure(
      eye,
      {
        right: onBoard(deck, 21, 0, 72),
        left: onBoard(deck, -33, 0, 96, true),
        hips: [2, 10, height + 66],
        chest: [-6, 2, height + 96],
        across: [1, 0.1, 0],
        hands: { left: [46, -6, height + 92], right: [-58, -8, height + 96] },
        look: [-1, -0.2, -0.2],
      },
      { top: { fill: INK.pink, shade: '#d86ba5' }, hat: 'helmet', hatColour: INK.yellow, width: 8 },
    ),
  ].join('')
}
