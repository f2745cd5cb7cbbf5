import { HEIGHT, type Pair, WIDTH } from './ink.ts'

interface Screen {
  readonly fill: string
  /** How dark it is at a place, from 0 to 1. */
  readonly tone: (x: number, y: number) => number
  readonly pitch?: number
  readonly from?: Pair
  readonly to?: Pair
}

/** Dots in slanted rows that grow with the tone until they touch. */
export function halftone({ fill, tone, pitch = 30, from = [0, 0], to = [WIDTH, HEIGHT] }: Screen): string {
  const dots: string[] = []
  const step = pitch / 2
  for (let row = Math.floor(from[1] / step); row * step <= to[1] + pitch; row += 1) {
    const start = Math.floor(from[0] / pitch) * pitch + (row % 2 ? step : 0)
    for (let x = start; x <= to[0] + pitch; x += pitch) {
      const dark = Math.max(0, Math.min(1, tone(x, row * step)))
      const radius = Math.round(Math.sqrt(dark) * pitch * 0.52 * 10) / 10
      if (radius < pitch * 0.07) continue
      dots.push(
        `M${x - radius} ${row * step}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      )
    }
  }
  return `<path fill="${fill}" d="${dots.join('')}"/>`
}

/** From none at one place to full at another, along the line between them. */
export function fade(from: Pair, to: Pair, most = 1): (x: number, y: number) => number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  return (x, y) => most * Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
}

/** Full in the middle and gone at this distance. */
export const glow =
  (x: number, y: number, radius: number, most = 1) =>
  (px: number, py: number) =>
    most * (1 - Math.hypot(px - x, py - y) / radius)
