import { board, drawBoard } from '../board.ts'
import { camera, type Eye } from '../camera.ts'
import { drawFigure } from '../figure.ts'
import { fade, halftone } from '../halftone.ts'
import { box, flat, ground, INK, path, solid } from '../ink.ts'
import { onBoard } from '../shoe.ts'
import type { Outfit } from '../upper-body.ts'

interface Moment {
  readonly x: number
  readonly lift: number
  readonly pitch: number
  readonly hips: number
  readonly arms: number
  readonly outfit: Outfit
}

function moment(eye: Eye, { x, lift, pitch, hips, arms, outfit }: Moment): string {
  const deck = board([x, 0, 11.2 + lift], 0, pitch, 0, { graphic: INK.orange, wheel: INK.bright, width: 6 })
  const pose = {
    left: onBoard(deck, 19, 0, -70, true),
    right: onBoard(deck, -33, 0, -96),
    hips: [x - 8, 12, hips] as const,
    chest: [x - 2, -3, hips + 28] as const,
    across: [1, 0.12, 0] as const,
    hands: { left: [x + 48, -8, hips + arms] as const, right: [x - 54, 0, hips + arms + 6] as const },
    look: [1, -0.3, 0] as const,
  }
  return drawBoard(eye, deck) + drawFigure(eye, pose, { width: 6, ...outfit })
}

const plain = (fill: string, shade: string): Outfit => ({
  trousers: { fill, shade },
  top: { fill, shade },
  shoes: { upper: fill, sole: fill, lace: INK.black },
  skin: fill,
  hatColour: fill,
})

function cone(x: number, y: number): string {
  return [
    solid(
      [
        [x - 74, y],
        [x + 74, y],
        [x + 66, y - 20],
        [x - 66, y - 20],
      ],
      INK.orange,
    ),
    solid(
      [
        [x - 46, y - 20],
        [x + 46, y - 20],
        [x + 13, y - 176],
        [x - 13, y - 176],
      ],
      INK.orange,
    ),
    solid(
      [
        [x - 34, y - 76],
        [x + 34, y - 76],
        [x + 25, y - 120],
        [x - 25, y - 120],
      ],
      INK.bright,
    ),
  ].join('')
}

const far = ['#a3c4f5', '#86a8e0'] as const
const near = ['#7f9fe8', '#5674c4'] as const

/** One ollie over a cone in five moments, the peak in colour. */
export function ollie(): string {
  const eye = camera({ rise: 7, target: [0, 0, 0], at: [800, 800], scale: 3.7 })
  return [
    ground(INK.blue),
    halftone({ fill: INK.violet, tone: fade([800, 330], [800, -60], 0.9), pitch: 36, to: [1600, 420] }),
    flat(box(0, 790, 1600, 110), INK.yellow),
    path('M0 790H1600', { line: INK.black }),
    path('M90 850h180M430 862h90M1010 856h220M1360 846h130', { line: INK.black, width: 7 }),
    moment(eye, { x: -164, lift: 0, pitch: 0, hips: 50, arms: 12, outfit: plain(...far) }),
    moment(eye, { x: -84, lift: 20, pitch: -33, hips: 86, arms: 44, outfit: plain(...near) }),
    moment(eye, { x: 84, lift: 26, pitch: 8, hips: 84, arms: 32, outfit: plain(...near) }),
    moment(eye, { x: 164, lift: 0, pitch: 0, hips: 56, arms: 22, outfit: plain(...far) }),
    cone(800, 812),
    moment(eye, {
      x: 0,
      lift: 62,
      pitch: -3,
      hips: 120,
      arms: 38,
      outfit: {
        trousers: { fill: INK.lilac, shade: INK.night },
        top: { fill: INK.bright, shade: INK.grey },
        shoes: { upper: INK.orange },
        width: 8,
      },
    }),
  ].join('')
}
