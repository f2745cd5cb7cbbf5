import { hull } from '../../../lib/skate/board/hull.ts'
import { add, cross, unit, type Vec } from '../../../lib/skate/board/space.ts'
import { around, type Ball, body, limb } from './body.ts'
import { type Eye, seen } from './camera.ts'
import { area, INK, pairs, path, round } from './ink.ts'
import { between, type Cloth, joint, less, scaled } from './leg.ts'
import type { Looks } from './shoe.ts'

export interface Outfit {
  readonly trousers?: Cloth
  readonly top?: Cloth
  readonly shoes?: Looks
  readonly skin?: string
  readonly hat?: 'beanie' | 'helmet'
  readonly hatColour?: string
  readonly pads?: string
  readonly width?: number
}

export type Dressed = Required<Outfit>

/** An arm with its elbow on the side that is asked for. */
export function drawArm(eye: Eye, shoulder: Vec, hand: Vec, back: Vec, outfit: Dressed): string {
  const elbow = joint(shoulder, hand, 29, 27, back)
  const wrist = between(elbow, hand, 0.86)
  const guard = outfit.pads
    ? limb(eye, [
        [between(elbow, hand, 0.7), 4.8],
        [wrist, 4.8],
      ])
    : ''
  const skin = { fill: outfit.skin, shade: outfit.skin, width: outfit.width }
  const palm: Ball[] = [
    [wrist, 3.6],
    [hand, 4.2],
    [add(hand, scaled(unit(less(hand, elbow)), 6)), 2.6],
  ]
  return [
    body(limb(eye, palm), skin),
    body(
      limb(eye, [
        [shoulder, 7.4],
        [elbow, 6.4],
        [between(elbow, hand, 0.78), 5.2],
      ]),
      { ...outfit.top, width: outfit.width },
    ),
    guard && body(guard, { fill: INK.black, shade: INK.black, width: outfit.width }),
  ].join('')
}

/** A neck and a head without a face, under a hat. */
export function drawHead(eye: Eye, neck: Vec, up: Vec, look: Vec, outfit: Dressed): string {
  const { skin, width } = outfit
  const middle = add(neck, scaled(up, 16))
  const skull: Ball[] = [
    [add(middle, scaled(up, 2)), 9.6],
    [add(add(middle, scaled(up, -5)), scaled(look, 2.6)), 6.6],
  ]
  const face = body(around(eye, [[neck, 5], [middle, 5.4], ...skull.slice(1)]) + limb(eye, skull), {
    fill: skin,
    shade: skin,
    width,
  })
  return face + drawHat(eye, add(middle, scaled(up, 6.5)), up, look, outfit)
}

/** What covers the head down to a brim: a rolled hem, or a helmet's edge. */
function drawHat(eye: Eye, crown: Vec, up: Vec, look: Vec, outfit: Dressed): string {
  const { hat, hatColour: fill, width } = outfit
  const side = unit(cross(up, look))
  const size = hat === 'helmet' ? 12.4 : 10.8
  const ringAt = (lift: number, part: number): Vec[] =>
    round(0, 0, size * part, size * part * 0.92, 32).map(([x, y]) =>
      add(add(crown, scaled(up, lift)), add(scaled(look, x), scaled(side, y))),
    )
  const shape = (points: readonly Vec[]) => area(pairs(hull(seen(eye, points).map(([x, y]) => ({ x, y })))))
  const dome = [
    ringAt(-1.5, 1),
    ringAt(2, 1),
    ringAt(4.6, 0.92),
    ringAt(7, 0.76),
    ringAt(8.8, 0.52),
    ringAt(9.7, 0.24),
  ].flat()
  const brim = shape([...ringAt(-2.4, 1.03), ...ringAt(1.4, 1.03)])
  const cloth = { fill, shade: hat === 'helmet' ? INK.black : fill, width, light: [6, -5] as const }
  const hem = { fill: hat === 'helmet' ? fill : outfit.top.fill, line: INK.black, width: width * 0.6 }
  return body(shape(dome), cloth) + path(brim, hem)
}
