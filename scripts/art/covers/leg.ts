import { add, cross, dot, turned, unit, type Vec } from '../../../lib/skate/board/space.ts'
import { around, type Ball, body, limb } from './body.ts'
import { type Eye, seen } from './camera.ts'
import { INK, LINE, path, through, within } from './ink.ts'
import { ofShoe, type Shoe } from './shoe.ts'

export const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const less = (a: Vec, b: Vec): Vec => add(a, scaled(b, -1))
export const between = (a: Vec, b: Vec, part: number): Vec => add(scaled(a, 1 - part), scaled(b, part))

/** Where a limb bends that reaches from one end to the other, its joint on the side that is asked for. */
export function joint(from: Vec, to: Vec, upper: number, lower: number, side: Vec): Vec {
  const reach = less(to, from)
  const length = Math.min(Math.hypot(...reach), (upper + lower) * 0.999)
  const axis = unit(reach)
  const out = unit(less(side, scaled(axis, dot(side, axis))))
  const near = (upper * upper - lower * lower + length * length) / (2 * length)
  const height = Math.sqrt(Math.max(0, upper * upper - near * near))
  return add(from, add(scaled(axis, near), scaled(out, height)))
}

export interface Cloth {
  readonly fill: string
  readonly shade: string
}

interface Leg {
  readonly shoe: Shoe
  readonly hip: Vec
  /** Where the knee points, besides to where the toes do. */
  readonly knee?: Vec
  readonly pad?: string
}

const THIGH = 45
const SHIN = 42

function kneeOf({ shoe, hip, knee = [0, 0, 0] }: Leg): { ankle: Vec; bend: Vec } {
  const ankle = ofShoe(shoe, [-6, 0, 12])
  const toes = turned(shoe.turn, [1, 0, 0])
  return { ankle, bend: joint(hip, ankle, THIGH, SHIN, add(toes, knee)) }
}

/** A hem: a circle about the shin, of balls too small to see. */
function ring(middle: Vec, axis: Vec, radius: number): Ball[] {
  const side = unit(cross(axis, Math.abs(axis[0]) > Math.abs(axis[1]) ? [0, 1, 0] : [1, 0, 0]))
  const other = unit(cross(axis, side))
  return Array.from({ length: 20 }, (_, step): Ball => {
    const angle = (step / 20) * Math.PI * 2
    return [
      add(middle, add(scaled(side, radius * Math.cos(angle)), scaled(other, radius * Math.sin(angle)))),
      0.6,
    ]
  })
}

const along = (a: Vec, b: Vec, part: number, side: Vec, out: number): Vec =>
  add(between(a, b, part), scaled(side, out))

/** A wide trouser leg, with a few folds. */
export function drawLeg(eye: Eye, leg: Leg, cloth: Cloth, width = LINE): string {
  const { ankle, bend } = kneeOf(leg)
  const soft = [0, 0.25, 0.5, 0.75, 1].map((part): Ball => {
    const [above, below] = [between(leg.hip, bend, 0.72 + 0.28 * part), between(bend, ankle, 0.3 * part)]
    return [between(above, below, part), 10.6 - part * 1.2]
  })
  const hem = ring(between(bend, ankle, 0.87), less(bend, ankle), 7.8)
  const sock = around(eye, [
    [between(bend, ankle, 0.8), 4.4],
    ...ring(between(bend, ankle, 1.01), less(bend, ankle), 4),
  ])
  const side: Vec = [eye.toward[1] * -1, eye.toward[0], 0]
  const fold = (points: readonly Vec[]) => through(seen(eye, points))
  const folds = [
    fold([
      along(bend, ankle, 0.62, side, -7.5),
      along(bend, ankle, 0.72, side, -2),
      along(bend, ankle, 0.7, side, 3),
    ]),
    fold([
      along(bend, ankle, 0.82, side, 8),
      along(bend, ankle, 0.9, side, 3),
      along(bend, ankle, 0.9, side, -2),
    ]),
    fold([
      along(bend, leg.hip, 0.1, side, -6),
      along(bend, leg.hip, 0.16, side, -1),
      along(bend, leg.hip, 0.13, side, 4),
    ]),
  ].join('')
  const calf: Ball = [between(bend, ankle, 0.6), 9]
  const trouser = limb(eye, [[leg.hip, 12], ...soft, calf]) + around(eye, [calf, ...hem])
  return [
    body(sock, { fill: INK.bright, shade: INK.grey, width }),
    body(trouser, { ...cloth, width }),
    within(trouser, path(folds, { line: INK.black, width: width * 0.6 })),
    leg.pad ? kneePad(eye, leg, leg.pad, width) : '',
  ].join('')
}

/** A hard cap over the knee, with its straps. */
function kneePad(eye: Eye, leg: Leg, fill: string, width: number): string {
  const { ankle, bend } = kneeOf(leg)
  const out = unit(less(bend, between(leg.hip, ankle, 0.5)))
  const cap = add(bend, scaled(out, 3))
  const sleeve = limb(eye, [
    [between(bend, leg.hip, 0.24), 11.2],
    [bend, 10.8],
    [between(bend, ankle, 0.26), 10.2],
  ])
  const hard = limb(eye, [
    [between(cap, leg.hip, 0.1), 7.6],
    [between(cap, ankle, 0.12), 7],
  ])
  return (
    body(sleeve, { fill: INK.black, shade: INK.black, width }) +
    body(hard, { fill, shade: INK.bright, width: width * 0.7, light: [-5, 5] })
  )
}
