import type { Shape } from '@/lib/skate/board/picture'
import { LINE, PAINTS } from './paint'

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

/** Neighbours of one colour as one path. */
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
    <g strokeWidth={LINE.width} strokeLinejoin="round" stroke={LINE.colour}>
      {layersOf(shapes).map(({ id, paint, path }) => {
        const { fill, line, opacity } = PAINTS[paint]
        return <path key={id} d={path} fill={fill} stroke={line ? undefined : 'none'} opacity={opacity} />
      })}
    </g>
  )
}
