import type { Limb, Pose, Shoe } from './body.ts'
import { type Area, type Ball, blob, cloth, hemmed, inkAt, isOpen, type Part, ring } from './brush.ts'
import type { Eye } from './camera.ts'
import { add, between, columns, dot, hull, sub, times, turned, unit, type Vec } from './geometry.ts'
import { headOf } from './head.ts'
import type { Shape } from './shape.ts'

const SIDES = ['front', 'back'] as const

const middleOf = (eye: Eye, points: readonly Vec[]) =>
  points.reduce((sum, point) => sum + eye(point).near, 0) / points.length

function leg(eye: Eye, { from, joint, to }: Limb, shoe: readonly Shape[]): Part {
  const line = inkAt(eye, joint)
  const axis = unit(sub(to, joint))
  const at = (share: number) => between(joint, to, share)
  const areas: Area[] = [
    [
      [from, 0.11],
      [joint, 0.096],
    ],
    [
      [at(0.02), 0.096],
      [at(0.66), 0.088],
    ],
  ]
  const hem: [Vec[], Vec[]] = [ring(at(0.77), axis, 0.096), ring(at(0.86), axis, 0.093)]
  const trousers = hemmed(eye, 'trousers', areas, hem, axis, line)
  const sock = blob(
    eye,
    'sock',
    [
      [
        [at(0.75), 0.05],
        [to, 0.046],
      ],
    ],
    line,
  )
  return {
    near: middleOf(eye, [joint, joint, from, to]),
    shapes: isOpen(eye, to, axis) ? [...trousers, sock, ...shoe] : [sock, ...shoe, ...trousers],
  }
}

function hand({ joint, to }: Limb, thumb: Vec): Area[] {
  const axis = unit(sub(to, joint))
  const at = (share: number) => between(joint, to, share)
  const out = unit(sub(thumb, times(axis, dot(thumb, axis))))
  return [
    [
      [at(0.7), 0.034],
      [at(0.86), 0.042],
    ],
    [
      [at(0.86), 0.042],
      [at(0.96), 0.027],
    ],
    [
      [at(0.82), 0.024],
      [add(at(0.9), times(out, 0.062)), 0.017],
    ],
  ]
}

function arm(eye: Eye, limb: Limb, chest: Vec, thumb: Vec): Part {
  const { from, joint, to } = limb
  const line = inkAt(eye, joint)
  const at = (share: number) => between(joint, to, share)
  const axis = unit(sub(to, joint))
  const areas: Area[] = [
    [
      [from, 0.073],
      [joint, 0.064],
    ],
    [
      [at(0.02), 0.064],
      [at(0.48), 0.055],
    ],
  ]
  // No line where the sleeve is sewn on.
  const sewn: Area = [
    [between(from, chest, 0.3), 0.066],
    [between(from, joint, 0.25), 0.07],
  ]
  const cuff: [Vec[], Vec[]] = [ring(at(0.58), axis, 0.058), ring(at(0.67), axis, 0.05)]
  const sleeve = hemmed(eye, 'shirt', areas, cuff, axis, line, [...areas, sewn])
  const bare = blob(eye, 'skin', hand(limb, thumb), line)
  return {
    near: middleOf(eye, [joint, to]),
    shapes: isOpen(eye, to, axis) ? [...sleeve, bare] : [bare, ...sleeve],
  }
}

/** The trunk in its shirt, over the seat of the trousers. */
function trunk(eye: Eye, { arms, legs, chest, hips }: Pose): { seat: Shape[]; shirt: Shape[]; near: number } {
  const line = inkAt(eye, chest)
  const spine = unit(sub(chest, hips))
  const shoulders = sub(arms.front.from, arms.back.from)
  const wide = unit(sub(legs.front.from, legs.back.from))
  const up = (share: number) => between(hips, chest, share)
  const both = (middle: Vec, way: Vec, radius: number): Ball[] => [
    [add(middle, way), radius],
    [sub(middle, way), radius],
  ]
  const waist = up(0.22)
  const ribs = up(0.66)
  const areas: Area[] = [
    [
      ...both(ribs, times(shoulders, 0.2), 0.112),
      ...both(up(0.97), times(shoulders, 0.4), 0.07),
      [up(0.9), 0.105],
    ],
    [...both(ribs, times(shoulders, 0.2), 0.112), ...both(waist, times(wide, 0.05), 0.115)],
  ]
  const seat: Area[] = [
    [
      [legs.front.from, 0.105],
      [legs.back.from, 0.105],
      [hips, 0.105],
    ],
  ]
  const side = unit(sub(wide, times(spine, dot(wide, spine))))
  const hem: [Vec[], Vec[]] = [
    ring(up(0.02), spine, 0.178, 0.135, side),
    ring(up(-0.1), spine, 0.17, 0.132, side),
  ]
  return {
    near: middleOf(eye, [chest, hips]),
    seat: cloth(eye, 'trousers', seat, line),
    shirt: hemmed(eye, 'shirt', areas, hem, times(spine, -1), line),
  }
}

/** A sole with its toes along x, seen from above; wider at the ball than at the heel. */
const SOLE: readonly (readonly [number, number])[] = [
  [0.15, 0.005],
  [0.135, 0.038],
  [0.06, 0.053],
  [-0.05, 0.04],
  [-0.12, 0.036],
  [-0.14, 0],
  [-0.12, -0.036],
  [-0.05, -0.038],
  [0.06, -0.048],
  [0.135, -0.034],
]

/** A shoe on its sole. */
export function shoe(eye: Eye, { at, turn }: Shoe, paint: 'front shoe' | 'back shoe'): Shape[] {
  const on = (x: number, y: number, z: number) => add(at, turned(turn, [x, y, z]))
  const line = inkAt(eye, at)
  const sole: Shape = {
    paint: 'sole',
    points: hull(SOLE.flatMap(([x, y]) => [eye(on(x, y, -0.002)), eye(on(x, y, 0.04))])),
    isRound: true,
    line,
  }
  const upper = blob(
    eye,
    paint,
    [
      [
        [on(0.1, 0.002, 0.05), 0.044],
        [on(0.03, 0.004, 0.07), 0.05],
        [on(-0.092, 0, 0.062), 0.046],
        [on(-0.064, 0, 0.115), 0.046],
      ],
    ],
    line,
  )
  const isSoleUp = dot(columns(turn)[2], sub(eye.at, at)) < 0
  return isSoleUp ? [upper, sole] : [sole, upper]
}

const isOver = (eye: Eye, { legs, chest, hips }: Pose, name: 'front' | 'back') => {
  const [knee, hip, top] = [eye(legs[name].joint), eye(hips), eye(chest)]
  const [ux, uy] = [top.x - hip.x, top.y - hip.y]
  const rise = ((knee.x - hip.x) * ux + (knee.y - hip.y) * uy) / Math.max(1, ux * ux + uy * uy)
  return knee.near > hip.near && rise > 0.12
}

/** The rider from the shoes to the beanie, each leg apart, and what is over them. */
export function riderParts(
  eye: Eye,
  pose: Pose,
  isShod = true,
): { legs: { front: Part; back: Part }; over: Part[] } {
  const { seat, shirt, near } = trunk(eye, pose)
  const { neck, part: head } = headOf(eye, pose)
  const thumb = add(times(pose.facing, 0.5), [0, 0, 1])
  const arms = SIDES.map((name) => arm(eye, pose.arms[name], pose.chest, thumb))
  const legs = { front: legOf('front'), back: legOf('back') }
  function legOf(name: 'front' | 'back'): Part {
    const part = leg(eye, pose.legs[name], isShod ? shoe(eye, pose.shoes[name], `${name} shoe`) : [])
    // A shirt hangs over the thighs, unless a knee is drawn up before it.
    return isOver(eye, pose, name)
      ? { ...part, near: near + 0.01 }
      : { ...part, near: Math.min(near - 0.01, part.near) }
  }
  const isHeadAway = head.near < near - 0.03
  const trunkParts: Part[] = [
    { near: near - 0.002, shapes: [...seat, neck] },
    { near: isHeadAway ? near - 0.001 : near + 0.001, shapes: head.shapes },
    { near, shapes: shirt },
  ]
  return { legs, over: [...trunkParts, ...arms] }
}
