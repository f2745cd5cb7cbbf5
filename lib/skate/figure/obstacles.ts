import { cross, dot, sub, unit, type Vec } from './geometry.ts'

/** What a face is made of. */
export type Material = 'concrete' | 'steel' | 'wood' | 'brick'

/** A flat side, its corners counterclockwise as seen from outside. */
export interface Face {
  readonly points: readonly Vec[]
  readonly material: Material
  /** Toward the outside. */
  readonly normal: Vec
}

/** Something to skate on: solids without dents, each as its faces, in meters in the axes of geometry.ts. */
export interface Obstacle {
  readonly kind: ObstacleKind
  readonly solids: readonly (readonly Face[])[]
  /** Steel tubes along edges: the two ends of each. */
  readonly copings: readonly (readonly [Vec, Vec])[]
  /** Where the ground rises toward an edge at x = 0, how it does. */
  readonly curve: Curve | null
  /** Where the edge is from which the ground falls again in the same curve; null where a platform goes on. */
  readonly far: number | null
}

/** A transition that ends at an edge: its radius, the edge's height, and how much below it is upright. */
export interface Curve {
  readonly radius: number
  readonly height: number
  readonly vert: number
}

/** The transitions, in meters. */
export const CURVES = {
  'quarter pipe': { radius: 2.1, height: 1.5, vert: 0 },
  mini: { radius: 2.1, height: 1.4, vert: 0 },
  vert: { radius: 2.8, height: 3.2, vert: 0.4 },
  pool: { radius: 1.9, height: 2.3, vert: 0.4 },
} as const satisfies Record<string, Curve>

/** Half the width of a coping's tube, and how proud of the platform and the wall it is. */
const TUBE = 0.03
export const PROUD = 0.01

/** The top of something straight: how high, how wide. */
const LONG = {
  curb: { height: 0.15, width: 0.9, material: 'concrete' },
  ledge: { height: 0.38, width: 0.5, material: 'concrete' },
  /** So narrow that an end of a board fits behind it while the wheels stand on top. */
  parapet: { height: 0.42, width: 0.14, material: 'concrete' },
  hubba: { height: 0.6, width: 0.4, material: 'concrete' },
  'manual pad': { height: 0.18, width: 1.4, material: 'concrete' },
  'flat bar': { height: 0.35, width: 0.06, material: 'steel' },
  'round rail': { height: 0.45, width: 0.05, material: 'steel' },
  'square rail': { height: 0.45, width: 0.05, material: 'steel' },
  handrail: { height: 0.7, width: 0.05, material: 'steel' },
} as const satisfies Record<string, { height: number; width: number; material: Material }>

type Long = keyof typeof LONG

type ObstacleKind =
  | Long
  | keyof typeof CURVES
  | 'bank'
  | 'kicker'
  | 'wall'
  | 'pole jam'
  | 'post'
  | 'hurdle'
  | 'hip'
  | 'spine'
  | 'euro gap'

/** How high above the ground the edge or the top of something straight is. */
export function heightOf(kind: Long): number {
  return LONG[kind].height
}

/** How far it is from one edge of something straight to the other. */
export function widthOf(kind: Long): number {
  return LONG[kind].width
}

/** A face by its corners. */
export const face = (material: Material, ...points: Vec[]): Face => {
  const [a, b, c] = points as [Vec, Vec, Vec]
  return { points, material, normal: unit(cross(sub(b, a), sub(c, a))) }
}

export type Outline = readonly (readonly [x: number, z: number])[]

/** A cross-section in x and z, counterclockwise as seen from the right of travel, pulled from y0 to y1. */
export function pulled(outline: Outline, y0: number, y1: number, material: Material): Face[] {
  const at = (y: number) => outline.map(([x, z]): Vec => [x, y, z])
  const [right, left] = [at(y0), at(y1)]
  const sides = right.map((a, index) => {
    const next = (index + 1) % right.length
    return face(material, a, left[index] as Vec, left[next] as Vec, right[next] as Vec)
  })
  return [
    { points: right, material, normal: [0, -1, 0] },
    { points: left.toReversed(), material, normal: [0, 1, 0] },
    ...sides,
  ]
}

/** A box between two values of each axis. */
export function box(
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  material: Material,
) {
  const outline: Outline = [
    [x[0], z[0]],
    [x[1], z[0]],
    [x[1], z[1]],
    [x[0], z[1]],
  ]
  return pulled(outline, y[0], y[1], material)
}

const plain = (kind: ObstacleKind, solids: Obstacle['solids']): Obstacle => ({
  kind,
  solids,
  copings: [],
  curve: null,
  far: null,
})

/**
 * Something straight along travel from x0 to x1. Its edge is at y = 0 and it lies to the left when `side` is 1, to
 * the right when it is -1, on both sides of that line when it is 0.
 */
export function along(kind: Long, x0: number, x1: number, side: -1 | 0 | 1): Obstacle {
  const { height, width, material } = LONG[kind]
  const y: [number, number] = side === 0 ? [-width / 2, width / 2] : side === 1 ? [0, width] : [-width, 0]
  if (material === 'concrete') {
    const stairs = kind === 'hubba' ? steps(x0, x1, side === 1 ? -1.2 : 0, side === 1 ? 0 : 1.2, height) : []
    return plain(kind, [box([x0, x1], y, [0, height], material), ...stairs])
  }
  const middle = (y[0] + y[1]) / 2
  const legs = [x0 + 0.25, (x0 + x1) / 2, x1 - 0.25].map((x) =>
    box([x - 0.02, x + 0.02], [middle - 0.02, middle + 0.02], [0, height - 0.05], 'steel'),
  )
  const stairs = kind === 'handrail' ? steps(x0, x1, 0.3, 1.6, 0.48) : []
  return plain(kind, [...stairs, ...legs, box([x0, x1], y, [height - 0.05, height], 'steel')])
}

function steps(x0: number, x1: number, y0: number, y1: number, height: number): Face[][] {
  const count = Math.max(2, Math.round(height / 0.16))
  return Array.from({ length: count }, (_, at) =>
    box([x0, x0 + ((x1 - x0) * (count - at)) / count], [y0, y1], [at * 0.16, (at + 1) * 0.16], 'concrete'),
  )
}

/** Where the surface of a curve is, so far below its edge along the surface: x, z and its slope in degrees. */
export function onCurve(
  { radius, height, vert }: Curve,
  below: number,
): { x: number; z: number; slope: number } {
  if (below < 0) {
    const slope = vert > 0 ? 90 : topSlope({ radius, height, vert })
    const angle = (slope * Math.PI) / 180
    return { x: -below * Math.cos(angle), z: height - below * Math.sin(angle), slope }
  }
  if (below <= vert)
    return { x: 0, z: height - below, slope: vert > 0 ? 90 : topSlope({ radius, height, vert }) }
  const top = (topSlope({ radius, height, vert }) * Math.PI) / 180
  const angle = top - (below - vert) / radius
  const center = { x: -radius * Math.sin(top), z: radius }
  if (angle <= 0) return { x: center.x + angle * radius, z: 0, slope: 0 }
  return {
    x: center.x + radius * Math.sin(angle),
    z: center.z - radius * Math.cos(angle),
    slope: (angle * 180) / Math.PI,
  }
}

function topSlope({ radius, height, vert }: Curve): number {
  return (Math.acos(Math.max(-1, 1 - (height - vert) / radius)) * 180) / Math.PI
}

/** How far along its surface the edge of a curve is from the flat. */
export function lengthOf(curve: Curve): number {
  return curve.vert + (topSlope(curve) * Math.PI * curve.radius) / 180
}

/** How deep a point is inside a ramp whose edge is at x = 0; negative outside. */
function depthInCurve(curve: Curve, [x, , z]: Vec): number {
  const top = (topSlope(curve) * Math.PI) / 180
  const center = { x: -curve.radius * Math.sin(top), z: curve.radius }
  if (x <= center.x) return -z
  if (z >= curve.height - curve.vert) return Math.min(curve.height - z, x)
  return Math.min(curve.height - z, Math.hypot(x - center.x, z - center.z) - curve.radius)
}

const WIDE = 1.5

/** Points of a curve from its edge down to the flat. */
function downFromEdge(curve: Curve): [x: number, z: number][] {
  const count = 12
  const rise = lengthOf(curve)
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, z } = onCurve(curve, (rise * index) / count)
    return [x, z]
  })
}

/** A tube along an edge at x. */
function tubeAt(x: number, { height }: Curve, from: number, to: number): readonly [Vec, Vec] {
  const z = height - TUBE + PROUD
  return [
    [x, from, z],
    [x, to, z],
  ]
}

/** A quarter pipe, one side of a mini or vert ramp, or a pool, with its edge at x = 0, from one y to another. */
export function transition(kind: keyof typeof CURVES, y0 = -WIDE, y1 = WIDE): Obstacle {
  const curve: Curve = CURVES[kind]
  const material: Material = kind === 'pool' ? 'concrete' : 'wood'
  const outline: Outline = [[1.3, 0], [1.3, curve.height], ...downFromEdge(curve)]
  return {
    kind,
    solids: [pulled(outline, y0, y1, material)],
    copings: [tubeAt(0, curve, y0, y1)],
    curve,
    far: null,
  }
}

/** Two transitions back to back: one edge at x = 0, the other at `far`. */
export function ridge(kind: keyof typeof CURVES, far: number): Obstacle {
  const curve: Curve = CURVES[kind]
  const near = downFromEdge(curve)
  const outline: Outline = [...near.toReversed().map(([x, z]) => [far - x, z] as const), ...near]
  return {
    kind: 'spine',
    solids: [pulled(outline, -WIDE, WIDE, 'wood')],
    copings: [0, far].map((x) => tubeAt(x, curve, -WIDE, WIDE)),
    curve,
    far,
  }
}

/** A slope up to a platform. */
export function slope(kind: 'bank' | 'kicker' | 'hip' | 'spine' | 'euro gap', x0: number): Obstacle {
  const wedge = (from: number, to: number, height: number): Outline =>
    from < to
      ? [
          [from, 0],
          [to, 0],
          [to, height],
        ]
      : [
          [to, 0],
          [from, 0],
          [to, height],
        ]
  const y: [number, number] = [-WIDE, WIDE]
  switch (kind) {
    case 'bank':
      return plain(kind, [pulled(wedge(x0, x0 + 2.2, 1.1), ...y, 'concrete')])
    case 'kicker':
      return plain(kind, [pulled(wedge(x0, x0 + 1.4, 0.55), -0.6, 0.6, 'wood')])
    case 'hip':
      return plain(kind, [
        pulled(wedge(x0, x0 + 1.6, 0.8), ...y, 'wood'),
        box([x0 + 1.6, x0 + 2.2], y, [0, 0.8], 'wood'),
        pulled(wedge(x0 + 3.8, x0 + 2.2, 0.8), ...y, 'wood'),
      ])
    case 'spine':
      return plain(kind, [
        pulled(wedge(x0, x0 + 1.3, 1.2), ...y, 'wood'),
        pulled(wedge(x0 + 2.6, x0 + 1.3, 1.2), ...y, 'wood'),
      ])
    case 'euro gap':
      return plain(kind, [
        pulled(wedge(x0, x0 + 1.5, 0.45), ...y, 'concrete'),
        box([x0 + 1.8, x0 + 4.5], y, [0, 0.7], 'concrete'),
      ])
  }
}

/** A wall beside the line of travel, its near face at y. */
export function wallBeside(x0: number, x1: number, y: number): Obstacle {
  return plain('wall', [box([x0, x1], y > 0 ? [y, y + 0.25] : [y - 0.25, y], [0, 2.2], 'brick')])
}

/** A wall across the line of travel. */
export function wallAhead(x: number): Obstacle {
  return plain('wall', [box([x, x + 0.25], [-1.2, 1.2], [0, 2.2], 'brick')])
}

/** A low block across the line of travel. */
export function block(x: number, long = 0.3, height = 0.32, wide = 1.4): Obstacle {
  return plain('wall', [box([x, x + long], [-wide / 2, wide / 2], [0, height], 'concrete')])
}

/** Something as high as a hubba to roll or jump off, up to where it ends. */
export function platform(x: number): Obstacle {
  return plain('manual pad', [box([-2, x], [-0.7, 0.7], [0, heightOf('hubba')], 'concrete')])
}

/** A low post, by the middle of its top. */
export function post(x: number, y: number, height: number): Obstacle {
  const half = 0.07
  return plain('post', [box([x - half, x + half], [y - half, y + half], [0, height], 'concrete')])
}

/** A bar across the line of travel on two posts, high enough that a board rolls under it. */
export function hurdle(x: number): Obstacle {
  const [top, wide, half] = [0.36, 0.62, 0.02]
  const across = box([x - half, x + half], [-wide, wide], [top - 2 * half, top], 'steel')
  const posts = [wide, -wide].map((y) =>
    box([x - 2 * half, x + 2 * half], [y - half, y + half], [0, top + 0.06], 'steel'),
  )
  return plain('hurdle', [...posts, across])
}

/** A pole that leans the way one rides, from the ground up. */
export function pole(x: number): Obstacle {
  const outline: Outline = [
    [x, 0],
    [x + 0.07, 0],
    [x + 1.07, 0.62],
    [x + 1, 0.62],
  ]
  return plain('pole jam', [pulled(outline, -0.03, 0.03, 'steel')])
}

/** How deep a point is inside the obstacle, in meters; not positive outside. */
export function depthIn({ solids, curve, far }: Obstacle, point: Vec): number {
  if (curve) {
    const near = depthInCurve(curve, point)
    return far === null ? near : Math.min(near, depthInCurve(curve, [far - point[0], point[1], point[2]]))
  }
  let most = -Infinity
  for (const faces of solids) {
    let depth = Infinity
    for (const { normal, points } of faces) {
      depth = Math.min(depth, dot(normal, sub(points[0] as Vec, point)))
      if (depth <= most) break
    }
    most = Math.max(most, depth)
  }
  return most
}
