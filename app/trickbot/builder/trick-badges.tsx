import { TrickStill } from '@/components/figure/trick-still'
import type { TrickSlots } from '@/components/lines/step-table'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'

/** What a step of a line says of its trick. */
export const badgesOf: TrickSlots['badges'] = ({ name, category, difficultyRating }) => (
  <>
    <TrickStill name={name} className="mr-1" />
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
      <CategoryBadge category={category} />
      <SkillLevel level={difficultyRating} />
      <span aria-hidden="true" className="text-sm">
        {difficultyRating}
      </span>
    </span>
  </>
)
