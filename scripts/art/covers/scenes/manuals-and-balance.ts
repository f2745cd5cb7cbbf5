import { turned, type Vec } from '../../../../lib/skate/board/space.ts'
import { board, drawBoard } from '../board.ts'
import { camera, seen } from '../camera.ts'
import { block } from '../extrude.ts'
import { drawFigure } from '../figure.ts'
import { glow, halftone } from '../halftone.ts'
import { arc, area, flat, ground, INK, path, round } from '../ink.ts'
import { AXLE } from '../running.ts'
import { onBoard } from '../shoe.ts'

/** On the back wheels along a low pad, in the middle of a dial. */
export function manual(): string {
  const eye = camera({ yaw: -14, rise: 8, target: [0, 0, 60], at: [800, 520], scale: 4.1, distance: 560 })
  const top = 20
  const tilt = board([0, 0, 0], 0, -15, 0, { ply: INK.orange, wheel: INK.yellow })
  const axle = turned(tilt.turn, [-AXLE, 0, -8])
  const deck = { ...tilt, at: [-20 - axle[0], 0, top + 3.2 - axle[2]] as Vec }
  const dial = (radius: number) => arc(760, 770, radius, 180, 360)
  const ticks = Array.from({ length: 13 }, (_, step) => {
    const [[x, y], [toX, toY]] = [570, 630].map(
      (radius) => arc(760, 770, radius, 180 + step * 15, 181)[0] ?? [0, 0],
    ) as [[number, number], [number, number]]
    return `M${x} ${y}L${toX} ${toY}`
  })
  return [
    ground(INK.lavender),
    halftone({ fill: INK.violet, tone: (x, y) => 0.85 - glow(760, 770, 1150, 1.5)(x, y), pitch: 36 }),
    path(area(round(760, 770, 660)), { fill: INK.bright, line: INK.black }),
    path(`${area([[760, 770], ...dial(660).slice(15, 21)])}`, { fill: INK.yellow }),
    path(ticks.join(''), { line: INK.black, width: 10, cap: 'butt' }),
    flat(
      [
        [0, 740],
        [1600, 740],
        [1600, 900],
        [0, 900],
      ],
      INK.violet,
    ),
    path('M0 740H1600', { line: INK.black }),
    block(eye, [-230, -36, 0], [230, 46, top], { top: INK.salmon, front: INK.orange, side: INK.black }),
    path(
      seen(eye, [
        [-230, -36, top - 5],
        [230, -36, top - 5],
      ])
        .map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`)
        .join(''),
      { line: INK.black, width: 5 },
    ),
    drawBoard(eye, deck),
    drawFigure(
      eye,
      {
        left: onBoard(deck, 14, 0, -74, true),
        right: onBoard(deck, -31, 0, -94),
        hips: [-26, 12, top + 70],
        chest: [-16, 0, top + 98],
        across: [1, 0.15, 0.12],
        hands: { left: [46, -8, top + 116], right: [-76, 0, top + 100] },
        look: [1, -0.3, 0],
      },
      {
        top: { fill: INK.green, shade: '#57b06b' },
        hatColour: INK.orange,
        shoes: { upper: INK.yellow, lace: INK.black },
      },
    ),
  ].join('')
}
