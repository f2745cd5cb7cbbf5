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
