import type { Shape } from '@/lib/skate/figure/drawing'
import { INK, LINE, strokesOf } from '@/lib/skate/figure/svg'

// Pages carry these twice, as markup and as data: whole units are fine enough.
/** The shapes of a picture as SVG, for where nothing moves. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <g strokeWidth={LINE} strokeLinejoin="round" strokeLinecap="round" stroke={INK}>
      {strokesOf(shapes, 1).map(({ d, fill, stroke, width, opacity }, at) => (
        <path
          // A still never changes the order of its shapes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          d={d}
          fill={fill}
          stroke={stroke === INK ? undefined : stroke}
          strokeWidth={width === LINE ? undefined : Math.round(width)}
          opacity={opacity === 1 ? undefined : opacity}
        />
      ))}
    </g>
  )
}
