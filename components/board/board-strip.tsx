import { HEIGHT } from '@/lib/skate/board/camera'
import { pictureAt } from '@/lib/skate/board/picture'
import type { Plan } from '@/lib/skate/board/plan'
import { Shapes } from './shapes'

const MOMENTS = [0.08, 0.27, 0.38, 0.5, 0.64, 0.97]
const LATE_MOMENTS = [0.08, 0.27, 0.5, 0.6, 0.68, 0.97]
// Six of these fill the same room as the moving picture.
const FRAME = { left: 53, width: 214 }

function momentsOf({ roll, yaw }: Plan): readonly number[] {
  return [...roll, ...yaw].every(({ from }) => from >= 0.5) && roll.length + yaw.length > 0
    ? LATE_MOMENTS
    : MOMENTS
}

/** Six moments of a trick, drawn for a regular rider and mirrored by style for a goofy one. */
export function FigureStrip({ plan, label }: { plan: Plan; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid aspect-4/3 grid-cols-3 [[data-stance=goofy]_&_svg]:-scale-x-100"
    >
      {momentsOf(plan).map((moment) => (
        <svg key={moment} viewBox={`${FRAME.left} 0 ${FRAME.width} ${HEIGHT}`} aria-hidden="true">
          <Shapes shapes={pictureAt(plan, 'side', moment).filter(({ paint }) => paint !== 'mark')} />
        </svg>
      ))}
    </div>
  )
}
