/**
 * A point or direction in meters: x along travel, y to its left, z up. Right-handed, so that a positive turn
 * about z is counterclockwise from above, about x lifts the left side, and about y dips what is in front.
 */
export type Vec = readonly [x: number, y: number, z: number]

/** A rotation as the rows of its matrix. */
export type Turn = readonly [Vec, Vec, Vec]

/** Scalar product. */
export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Sum. */
export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** From the second point to the first. */
export function sub(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

/** The same direction, so many times as long. */
export function times(a: Vec, by: number): Vec {
  return [a[0] * by, a[1] * by, a[2] * by]
}

/** Between two points: the first at 0, the second at 1. */
export function between(a: Vec, b: Vec, share: number): Vec {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** How far apart two points are. */
export function distance(a: Vec, b: Vec): number {
  return length(sub(a, b))
}

/** How long a direction is; `Math.hypot` is slow, and this is asked for every limb of every frame. */
export function length([x, y, z]: Vec): number {
  return Math.sqrt(x * x + y * y + z * z)
}

/** Vector product. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The same direction with length 1. */
export function unit(a: Vec): Vec {
  return times(a, 1 / length(a))
}

/** Where a rotation takes a point. */
export function turned(turn: Turn, point: Vec): Vec {
  return [dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)]
}

const RADIAN = Math.PI / 180

/**
 * Rolled about its own length first, then pitched about its own width, then turned about the vertical: a
 * board that flips while it spins rolls about wherever its nose points by then. Degrees.
 */
export function turnBy(yaw: number, pitch = 0, roll = 0): Turn {
  const a = yaw * RADIAN
  const b = pitch * RADIAN
  const c = roll * RADIAN
  const ca = Math.cos(a)
  const sa = Math.sin(a)
  const cb = Math.cos(b)
  const sb = Math.sin(b)
  const cc = Math.cos(c)
  const sc = Math.sin(c)
  return [
    [ca * cb, ca * sb * sc - sa * cc, ca * sb * cc + sa * sc],
    [sa * cb, sa * sb * sc + ca * cc, sa * sb * cc - ca * sc],
    [-sb, cb * sc, cb * cc],
  ]
}

/** The first rotation done after the second. */
export function after(a: Turn, b: Turn): Turn {
  const [x, y, z] = columns(b)
  return [
    [dot(a[0], x), dot(a[0], y), dot(a[0], z)],
    [dot(a[1], x), dot(a[1], y), dot(a[1], z)],
    [dot(a[2], x), dot(a[2], y), dot(a[2], z)],
  ]
}

/** Where a rotation takes the three axes; of three axes, the rotation. */
export function columns([a, b, c]: Turn): Turn {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ]
}

/** A point of a picture. */
export interface Point {
  readonly x: number
  readonly y: number
}

function turnsIn(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0
}

function half(points: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [chain.at(-2), chain.at(-1)]
      if (!before || !last || !turnsIn(before, last, point)) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}

/** The outline around points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Whether the corners run clockwise as seen in a picture whose y points down. */
export function isClockwise(points: readonly Point[]): boolean {
  return (
    points.reduce((area, a, at) => {
      const b = points[(at + 1) % points.length] ?? a
      return area + a.x * b.y - b.x * a.y
    }, 0) > 0
  )
}
