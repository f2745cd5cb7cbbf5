import { add, cross, unit, type Vec } from '../../../lib/skate/board/space.ts'
import { around, type Ball, body } from './body.ts'
import type { Eye } from './camera.ts'
import { INK, LINE } from './ink.ts'
import { drawLeg, less, scaled } from './leg.ts'
import { drawShoe, type Shoe } from './shoe.ts'
import { type Dressed, drawArm, drawHead, type Outfit } from './upper-body.ts'

/** A skater's pose: where the feet, the hips and the chest are, and where the hands reach. */
interface Pose {
  readonly left: Shoe
  readonly right: Shoe
  readonly hips: Vec
  readonly chest: Vec
  /** From the right shoulder to the left one, and from the right hip to the left one. */
  readonly across: Vec
  readonly hands: { readonly left: Vec; readonly right: Vec }
  readonly look?: Vec
  readonly knees?: Vec
}

interface Part {
  readonly near: number
  readonly drawn: string
}

const OUTFIT: Dressed = {
  trousers: { fill: INK.lilac, shade: INK.night },
  top: { fill: INK.bright, shade: INK.grey },
  shoes: {},
  skin: INK.violet,
  hat: 'beanie',
  hatColour: INK.orange,
  pads: '',
  width: LINE,
}

const farFirst = (parts: readonly Part[]) =>
  parts.toSorted((a, b) => a.near - b.near).map(({ drawn }) => drawn)

function legs(eye: Eye, { hips, across, left, right, knees = [0, 0, 0] }: Pose, outfit: Dressed): string[] {
  const half = unit(across)
  const one = (shoe: Shoe, side: number): Part => {
    const knee = add(scaled(half, side * 0.35), knees)
    const leg = { shoe, hip: add(hips, scaled(half, side * 8)), knee, pad: outfit.pads }
    const { trousers, shoes, width } = outfit
    const drawn = drawShoe(eye, shoe, { width, ...shoes }) + drawLeg(eye, leg, trousers, width)
    return { near: eye(shoe.at).near, drawn }
  }
  return farFirst([one(left, 1), one(right, -1)])
}

/** A skater from the shoes to the hat; what is nearer to the camera is drawn later. */
export function drawFigure(eye: Eye, pose: Pose, given: Outfit = {}): string {
  const outfit: Dressed = { ...OUTFIT, ...given }
  const { hips, chest, across, hands, look = [1, 0, 0] } = pose
  const half = unit(across)
  const spine = unit(less(chest, hips))
  const shoulders = add(chest, scaled(spine, 14))
  const back = add(scaled(cross(half, spine), -0.6), [0, 0, -1])
  const arm = (hand: Vec, side: number): Part => {
    const shoulder = add(shoulders, scaled(half, side * 16))
    return { near: eye(shoulder).near, drawn: drawArm(eye, shoulder, hand, back, outfit) }
  }
  const [farArm = '', nearArm = ''] = farFirst([arm(hands.left, 1), arm(hands.right, -1)])
  const both = (middle: Vec, apart: number, radius: number): Ball[] =>
    [-1, 1].map((side) => [add(middle, scaled(half, side * apart)), radius])
  const torso =
    around(eye, [...both(add(hips, scaled(spine, 3)), 7, 12), ...both(chest, 10, 11.5)]) +
    around(eye, [...both(shoulders, 14, 7.6), [chest, 13]])
  const up = unit(add(spine, [0, 0, 1]))
  return [
    farArm,
    ...legs(eye, pose, outfit),
    drawHead(eye, add(shoulders, scaled(spine, 5)), up, unit(look), outfit),
    body(torso, { ...outfit.top, width: outfit.width }),
    nearArm,
  ].join('')
}
