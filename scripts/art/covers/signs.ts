import { area, box, INK, LINE, type Pair, path, placed, solid, through } from './ink.ts'
import { lettering } from './lettering.ts'

/** A soft line through some points with an arrow head at its end. */
export function arrow(points: readonly Pair[], fill: string, width = 34): string {
  const [before = [0, 0], tip = [0, 0]] = points.slice(-2)
  const heading = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI
  const size = width * 1.55
  const head: Pair[] = [
    [size * 1.25, 0],
    [-size * 0.35, -size],
    [-size * 0.35, size],
  ]
  const d = through(points)
  return (
    path(d, { line: INK.black, width: width + LINE * 2, cap: 'square' }) +
    placed(tip[0], tip[1], solid(head, fill, LINE * 2), heading) +
    path(d, { line: fill, width, cap: 'butt' }) +
    placed(tip[0], tip[1], path(area(head), { fill }), heading)
  )
}

/** A word on a sticker with a hard shadow, its middle where it is put. */
export function sticker(x: number, y: number, word: string, fill: string, turn = 0, height = 84): string {
  const { d, width } = lettering(word, height)
  const [wide, high] = [width + height * 0.7, height * 1.55]
  const shape = box(-wide / 2, -high / 2, wide, high)
  const shadow = placed(12, 12, solid(shape, INK.black))
  const text = placed(-width / 2, height * 0.5, path(d, { fill: INK.black }))
  return placed(x, y, shadow + solid(shape, fill) + text, turn)
}

/** A short mark by hand: landed, or missed. */
export const tick = (line: string, width: number) => path('M-22 2L-6 20L26 -24', { line, width })
export const cross = (line: string, width: number) => path('M-20 -20L20 20M20 -20L-20 20', { line, width })

/** A star of many points, for what hits the ground. */
export function burst(x: number, y: number, radius: number, fill: string, points = 9, width = LINE): string {
  const star = Array.from({ length: points * 2 }, (_, step): Pair => {
    const angle = (step / points) * Math.PI + 0.2
    const reach = step % 2 ? radius * 0.52 : radius * (step % 4 ? 0.86 : 1)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return solid(star, fill, width)
}

/** Strokes that say how fast: the longer, the faster. */
export const speed = (
  lines: readonly (readonly [x: number, y: number, length: number])[],
  line: string = INK.black,
  width = LINE,
) => path(lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join(''), { line, width })
