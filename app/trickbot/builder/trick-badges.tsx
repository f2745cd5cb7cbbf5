import type { TrickSlots } from '@/components/lines/step-table'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'

/** What a step of a line says of its trick. */
export const badgesOf: TrickSlots['badges'] = ({ category, difficultyRating }) => (
  <>
    <CategoryBadge category={category} />
    <SkillLevel level={difficultyRating} />
    <span aria-hidden="true" className="text-sm">
      {difficultyRating}
    </span>
  </>
)
