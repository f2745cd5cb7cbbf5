import type { TrickSlots } from '@/components/lines/slots'
import { CategoryBadge } from '@/components/tricks/category-badge'
import { SkillLevel } from '@/components/tricks/skill-level'

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
