import { HEIGHT, lookOf, WIDTH } from '@/lib/skate/figure/camera'
import { drawingAt } from '@/lib/skate/figure/drawing'
import { filmOf, tellingMoment } from '@/lib/skate/figure/film'
import { ghostsOf } from '@/lib/skate/figure/ghosts'
import type { Paint, Shape } from '@/lib/skate/figure/shape'
import { type Frame, svgOf } from '@/lib/skate/figure/svg'
import type { Motion } from '@/lib/skate/motion'
import { readMotion } from './read-motion'
import { stillWords } from './still-path'
import { wayOutNamed } from './ways-out'

/** The ground of all figures, the same in the dark. */
const ground = '#ffd23f'

/** The moment that tells a trick from others, as an SVG document, for a regular rider; goofy is its mirror image. */
export function stillOf(motion: Motion, name: string): string {
  const film = filmOf(motion, 'regular', wayOutNamed(name))
  const at = tellingMoment(film)
  const ghosts = ghostsOf(film, at)
  const shapes = drawingAt(film, at, { look: lookOf(film, 'side'), isStill: true, ghosts })
  return svgOf(shapes, name, ground, frameOf(shapes))
}

/** The ink around rider and board, and what half of would look like a fault. */
const kept: ReadonlySet<Paint> = new Set<Paint>(['ink', 'shadow', 'arrow'])

const air = 1.16
const nearest = 0.66

/** Where the edge of a ramp is below a place of the picture, with some of the ramp. */
function edgeBelow(shapes: readonly Shape[], x: number): number {
  const edges = shapes.flatMap(({ paint, points: [from, to], width }) => {
    if (paint !== 'steel' || !width || !from || !to) return []
    const share = Math.min(1, Math.max(0, (x - from.x) / (to.x - from.x || 1)))
    return [from.y + (to.y - from.y) * share]
  })
  return edges.length > 0 ? Math.min(...edges) + 10 : -Infinity
}

/** As near as rider and board fit, since most stills are a thumb wide; with a ramp below, some of it stays in view. */
function frameOf(shapes: readonly Shape[]): Frame {
  const figure = shapes
    .filter(({ paint, opacity }) => kept.has(paint) || opacity !== undefined)
    .flatMap(({ points, more = [], line = 0 }) =>
      [points, ...more].flat().map((point) => ({ ...point, reach: line })),
    )
  const left = Math.min(...figure.map(({ x, reach }) => x - reach))
  const right = Math.max(...figure.map(({ x, reach }) => x + reach))
  const top = Math.min(...figure.map(({ y, reach }) => y - reach))
  const isOverRamp = shapes.some(({ paint }) => paint === 'slope')
  const lowest = Math.max(...figure.map(({ y, reach }) => y + reach))
  const bottom = isOverRamp ? Math.max(lowest, edgeBelow(shapes, (left + right) / 2)) : lowest
  const least = HEIGHT * (isOverRamp ? nearest + 0.14 : nearest)
  const wanted = Math.max((bottom - top) * air, ((right - left) * air * HEIGHT) / WIDTH, least)
  const height = Math.round(wanted)
  const width = Math.round((wanted * WIDTH) / HEIGHT)
  return {
    left: Math.round((left + right - width) / 2),
    top: Math.min(
      Math.round((top + bottom - height) / 2 + (isOverRamp ? height * 0.08 : 0)),
      Math.floor(top) - 1,
    ),
    width,
    height,
  }
}

const longestName = 200

/** The still at the end of an address; null where no trick can be read from its words. */
export function stillNamed(end: string): string | null {
  if (end.length > longestName) return null
  const words = end.replaceAll('-', ' ')
  const motion = readMotion(words)
  return motion && stillOf(motion, words)
}

/** A trick's still as an address that has the picture in it, a `data:` URL; null where no trick can be read. */
export function stillData(name: string): string | null {
  const still = stillNamed(stillWords(name))
  // Only what ends an address or an attribute is escaped: a page with all of it escaped weighs a fifth more.
  const escaped = still?.replace(/[%#<>"'&]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return escaped ? `data:image/svg+xml,${escaped}` : null
}
