import type { Vec } from '../../../../lib/skate/board/space.ts'
import { camera, seen } from '../camera.ts'
import { block, extrude, quarter } from '../extrude.ts'
import { fade, halftone } from '../halftone.ts'
import { ground, INK, LINE, type Pair, path, solid, through } from '../ink.ts'
import { arrow } from '../signs.ts'

/** A park seen from a corner, with one way through it and back. */
export function park(): string {
  const eye = camera({ yaw: -32, rise: 34, target: [0, 0, 0], at: [800, 480], scale: 1.32 })
  const bank: Pair[] = [
    [-600, 0],
    [-380, 0],
    [-500, 86],
    [-600, 86],
  ]
  const way = (points: readonly Vec[]) => seen(eye, points)
  const there = way([
    [-520, -60, 92],
    [-440, -60, 44],
    [-380, -60, 4],
    [-220, -70, 3],
    [-120, -70, 26],
    [0, -74, 42],
    [110, -70, 26],
    [220, -60, 3],
    [350, -36, 3],
    [410, -14, 24],
    [440, 30, 66],
  ])
  const back = way([
    [440, 40, 66],
    [424, 84, 36],
    [380, 118, 6],
    [220, 150, 3],
    [-40, 160, 3],
    [-250, 156, 3],
  ])
  return [
    ground(INK.yellow),
    halftone({ fill: INK.orange, tone: fade([900, 700], [300, -100], 0.95), pitch: 36 }),
    extrude(
      eye,
      [
        [-600, -40],
        [560, -40],
        [560, 0],
        [-600, 0],
      ],
      -270,
      270,
      { top: INK.paper, front: INK.grey, side: INK.black },
    ),
    path(
      way([
        [-200, 270, 0],
        [-200, -270, 0],
      ])
        .map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`)
        .join(''),
      { line: INK.grey, width: 6 },
    ),
    path(
      way([
        [180, 270, 0],
        [180, -270, 0],
      ])
        .map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`)
        .join(''),
      { line: INK.grey, width: 6 },
    ),
    extrude(eye, quarter(320, 130, 100, 110), -230, 250, {
      top: INK.violet,
      front: INK.lilac,
      side: INK.lilac,
    }),
    extrude(eye, bank, -230, 250, { top: INK.teal, front: INK.violet }),
    block(eye, [-120, 196, 0], [130, 250, 30], { top: INK.pink, front: INK.violet, side: INK.black }),
    block(eye, [-90, -130, 0], [90, -20, 30], { top: INK.salmon, front: INK.orange, side: INK.black }),
    arrow(back, INK.bright, 22),
    path(through(there), { line: INK.black, width: 22 + LINE * 2 }),
    path(through(there), { line: INK.orange, width: 22 }),
    solid(
      seen(eye, [[-520, -60, 92]]).flatMap(([x, y]): Pair[] => [
        [x - 26, y],
        [x, y - 26],
        [x + 26, y],
        [x, y + 26],
      ]),
      INK.orange,
    ),
  ].join('')
}
