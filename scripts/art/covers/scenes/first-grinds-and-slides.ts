import { board, drawBoard } from '../board.ts'
import { camera, seen } from '../camera.ts'
import { block } from '../extrude.ts'
import { drawFigure } from '../figure.ts'
import { fade, halftone } from '../halftone.ts'
import { flat, ground, INK } from '../ink.ts'
import { onBoard } from '../shoe.ts'
import { burst, speed } from '../signs.ts'

/** Both trucks on the edge: the near wheels hang over it. */
export function grinds(): string {
  const eye = camera({
    yaw: -24,
    rise: 11,
    roll: -2,
    target: [0, 0, 50],
    at: [850, 690],
    scale: 4.35,
    distance: 420,
  })
  const top = 34
  const deck = board([0, 0, top + 9.5], 0, 0, 4, { graphic: INK.teal, wheel: INK.yellow })
  const place = (x: number, y: number, z: number) => seen(eye, [[x, y, z]])[0] ?? [0, 0]
  const edge = (from: number, to: number, z: number, fill: string) =>
    flat(
      seen(eye, [
        [from, -5, z],
        [to, -5, z],
        [to, -5, top],
        [from, -5, top],
      ]),
      fill,
    )
  const [backX, backY] = place(-22, -11, top - 2)
  const [frontX, frontY] = place(21, -11, top - 2)
  return [
    ground(INK.pink),
    halftone({ fill: INK.orange, tone: fade([1500, 100], [100, 760], 0.9), pitch: 34, to: [1600, 760] }),
    flat(
      [
        [0, 760],
        [1600, 716],
        [1600, 900],
        [0, 900],
      ],
      INK.violet,
    ),
    block(eye, [-330, -5, 0], [150, 70, top], { top: INK.paper, front: INK.grey, side: INK.black }),
    edge(-330, 150, top - 7, INK.yellow),
    flat(
      seen(eye, [
        [-90, -5, top],
        [90, -5, top],
        [70, 6, top],
        [-80, 8, top],
      ]),
      INK.salmon,
    ),
    speed(
      [
        [60, 300, 190],
        [30, 350, 120],
        [120, 400, 170],
      ],
      INK.bright,
      14,
    ),
    burst(backX - 26, backY + 18, 40, INK.yellow, 11, 7),
    burst(frontX - 34, frontY + 16, 30, INK.yellow, 11, 7),
    drawBoard(eye, deck),
    drawFigure(
      eye,
      {
        left: onBoard(deck, 18, 0, -68, true),
        right: onBoard(deck, -27, 0, -96),
        hips: [-6, 12, top + 60],
        chest: [2, -4, top + 88],
        across: [1, 0.25, 0],
        hands: { left: [58, -18, top + 78], right: [-58, 4, top + 104] },
        look: [1, -0.3, 0],
      },
      {
        top: { fill: INK.teal, shade: '#3fa99a' },
        shoes: { upper: INK.bright, sole: INK.bright, lace: INK.black },
        hatColour: INK.yellow,
      },
    ),
  ].join('')
}
