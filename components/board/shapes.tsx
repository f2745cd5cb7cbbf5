import type { Shape } from '@/lib/skate/board/picture'
import { LINE, PAINTS } from './paint'

const at = (value: number) => Math.round(value * 10) / 10

function pathOf({ points }: Shape): string {
  return `M${points.map(({ x, y }) => `${at(x)} ${at(y)}`).join('L')}Z`
}

function ShapeOf({ shape }: { shape: Shape }) {
  const { fill, line, opacity } = PAINTS[shape.paint]
  const stroke = line ? LINE.colour : undefined
  const [middle] = shape.points
  if (shape.radius && middle)
    return <circle cx={at(middle.x)} cy={at(middle.y)} r={shape.radius} fill={fill} stroke={stroke} />
  return <path d={pathOf(shape)} fill={fill} stroke={stroke} opacity={opacity} />
}

/** The shapes of a picture as SVG, for where nothing moves. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <g strokeWidth={LINE.width} strokeLinejoin="round">
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never reordered.
        <ShapeOf key={index} shape={shape} />
      ))}
    </g>
  )
}
