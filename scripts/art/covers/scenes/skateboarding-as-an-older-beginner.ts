import type { Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard, STANDING } from '../board.ts'
import { camera, seen } from '../camera.ts'
import { extrude } from '../extrude.ts'
import { drawFigure } from '../figure.ts'
import { fade, halftone } from '../halftone.ts'
import { area, flat, ground, INK, type Pair, path, round, within } from '../ink.ts'
import { onBoard } from '../shoe.ts'

/** A calm carve down a mellow bank, early, with nobody else about. */
export function older(): string {
  const eye = camera({ yaw: -8, rise: 10, target: [0, 0, 60], at: [640, 560], scale: 4.2, distance: 560 })
  const slope = Math.tan((17 * Math.PI) / 180)
  const down = (x: number) => 40 - x * slope
  const deck = board([0, 0, 40 + STANDING * 1.02], 0, 17, 5, { ply: INK.orange, wheel: INK.yellow })
  const bank: Pair[] = [
    [-300, -140],
    [460, -140],
    [460, 0],
    [131, 0],
    [-300, down(-300)],
  ]
  const sun = area(round(1180, 560, 250))
  return [
    ground(INK.paper),
    halftone({ fill: INK.salmon, tone: fade([800, 60], [800, 900], 0.9), pitch: 34 }),
    path(sun, { fill: INK.orange }),
    within(
      sun,
      halftone({
        fill: INK.yellow,
        tone: fade([1180, 640], [1180, 280], 0.9),
        pitch: 26,
        from: [900, 280],
        to: [1460, 830],
      }),
    ),
    path('M960 690V620H1060V560H1130V640H1270V530H1345V610H1470V570H1640V900H960Z', { fill: INK.violet }),
    path('M1240 130q26 -30 52 0q26 -30 52 0M1400 210q20 -24 40 0q20 -24 40 0', { line: INK.black, width: 8 }),
    extrude(eye, bank, -60, 110, { top: INK.green, front: '#57b06b' }),
    flat(
      seen(
        eye,
        round(10, 0, 40, 13).map(([x, y]): Vec => [x, y, down(x) + 0.5]),
      ),
      '#3b8a52',
    ),
    drawBoard(eye, deck),
    drawFigure(
      eye,
      {
        left: onBoard(deck, 18, 0, -72, true),
        right: onBoard(deck, -24, 0, -96),
        hips: [-4, 14, 112],
        chest: [10, 2, 139],
        across: [1, 0.2, -0.2],
        hands: { left: [62, -16, 124], right: [-52, 0, 154] },
        look: [1, -0.35, -0.1],
      },
      {
        trousers: { fill: INK.night, shade: INK.black },
        top: { fill: INK.blue, shade: '#4f93cc' },
        hat: 'helmet',
        hatColour: INK.orange,
        pads: INK.yellow,
        shoes: { upper: INK.bright, lace: INK.black },
      },
    ),
  ].join('')
}
