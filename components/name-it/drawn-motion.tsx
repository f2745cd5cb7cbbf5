import { TrickFigure } from '@/components/figure/trick-figure'
import type { Motion } from '@/lib/skate/motion'
import { labelOf } from '@/lib/skate/name/name'

/** What a motion without a name of its own looks like. */
export const DrawnMotion = ({ motion }: { motion: Motion }) => (
  <TrickFigure motion={motion} name={labelOf(motion)} />
)
