import type { Shape } from '@/lib/skate/figure/shape'
import { markupOf } from '@/lib/skate/figure/svg'

/** The shapes of a picture as SVG, for where nothing moves. */
export const Shapes = ({ shapes }: { shapes: readonly Shape[] }) => (
  <g
    // Pages carry it twice, as markup and as data: whole units are fine enough, and one text weighs a tenth of as many
    // elements. Nothing in it comes from anywhere but the drawing.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    dangerouslySetInnerHTML={{ __html: markupOf(shapes, 1) }}
  />
)
