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
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Vector product. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The same direction with length 1. */
export function unit(a: Vec): Vec {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Where a rotation takes a point. */
export function turned(turn: Turn, point: Vec): Vec {
  return [dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)]
}

/**
 * Rolled about its own length first, then pitched about its own width, then turned about the vertical: a
 * board that flips while it spins rolls about wherever its nose points by then. Degrees.
 */
export function turnBy(yaw: number, pitch = 0, roll = 0): Turn {
  const [a, b, c] = [yaw, pitch, roll].map((deg) => (deg * Math.PI) / 180) as [number, number, number]
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ]
  return [
    [ca * cb, ca * sb * sc - sa * cc, ca * sb * cc + sa * sc],
    [sa * cb, sa * sb * sc + ca * cc, sa * sb * cc - ca * sc],
    [-sb, cb * sc, cb * cc],
  ]
}

/** The first rotation done after the second. */
export function after(a: Turn, b: Turn): Turn {
  const [x, y, z] = columns(b)
  return columns([turned(a, x), turned(a, y), turned(a, z)])
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
