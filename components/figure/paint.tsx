import type { Paint, Shape } from '@/lib/skate/figure/picture'

type Style = { fill: string; line?: true; opacity?: number }

// The board keeps its colors in the dark, on a ground that is always bright: only fixed tokens here.
const ink = 'var(--signal-ink)'

/** What each part of the picture is colored with. */
export const paintStyles: Record<Paint, Style> = {
  mark: { fill: ink, opacity: 0.2 },
  arrow: { fill: ink },
  shadow: { fill: ink, opacity: 0.2 },
  grip: { fill: ink, line: true },
  graphic: { fill: 'var(--signal)', line: true },
  ply: { fill: 'var(--ledge)', line: true },
  nose: { fill: 'var(--manuals)', line: true },
  truck: { fill: 'var(--uncategorized)', line: true },
  wheel: { fill: 'var(--bright)', line: true },
  'front shoe': { fill: 'var(--bright)', line: true },
  'back shoe': { fill: 'var(--rail)', line: true },
}

export const outline = { color: ink, width: 1.3 }

// Pages carry these twice, as markup and as data: whole units are fine enough, and every attribute counts.
const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`

function pathOf({ points, radius }: Shape): string {
  const [first] = points
  if (!radius || !first) return `M${points.map(at).join('L')}Z`
  const across = Math.round(radius * 2)
  const half = Math.round(radius)
  return `M${at({ x: first.x - radius, y: first.y })}a${half} ${half} 0 1 0 ${across} 0a${half} ${half} 0 1 0 -${across} 0`
}

type Layer = { id: number; paint: Shape['paint']; path: string }

/** Neighbours of one color as one path. */
function layersOf(shapes: readonly Shape[]): Layer[] {
  const layers: Layer[] = []
  for (const shape of shapes) {
    const last = layers.at(-1)
    if (last?.paint === shape.paint) last.path += pathOf(shape)
    else layers.push({ id: layers.length, paint: shape.paint, path: pathOf(shape) })
  }
  return layers
}

/** The shapes of a picture as SVG, for where nothing moves. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <g strokeWidth={outline.width} strokeLinejoin="round" stroke={outline.color}>
      {layersOf(shapes).map(({ id, paint, path }) => {
        const { fill, line, opacity } = paintStyles[paint]
        return <path key={id} d={path} fill={fill} stroke={line ? undefined : 'none'} opacity={opacity} />
      })}
    </g>
  )
}
