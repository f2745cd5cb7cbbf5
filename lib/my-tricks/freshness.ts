import { compareNames } from '../compare-names'
import type { FreshTrick } from './schema'
import type { MasteryLevel } from './taxonomy'

const dayMs = 24 * 60 * 60 * 1000

/** How long a trick stays in the legs without practice. A trick still being learned is practised anyway. */
const freshDays: Record<MasteryLevel, number | null> = { LEARNING: null, CONSISTENT: 14, MASTERED: 30 }

export type Kept = {
  trick: { id: number; slug: string; name: string }
  masteryLevel: MasteryLevel
  /** Last practised, or saved if never. */
  lastTouched: Date
}

/** The tricks that are due for a session, the most overdue for its level first. Levels stay as they are. */
export function dueTricks(tricks: Kept[], now: Date): FreshTrick[] {
  return tricks
    .flatMap((kept) => {
      const days = freshDays[kept.masteryLevel]
      const daysSince = Math.floor((now.getTime() - kept.lastTouched.getTime()) / dayMs)
      return days !== null && daysSince >= days ? [{ kept, daysSince, days }] : []
    })
    .sort(
      (a, b) =>
        b.daysSince / b.days - a.daysSince / a.days || compareNames(a.kept.trick.name, b.kept.trick.name),
    )
    .map(({ kept: { trick, masteryLevel, lastTouched }, daysSince, days }) => ({
      trick,
      masteryLevel,
      lastPracticed: lastTouched.toISOString(),
      daysSince,
      daysOverdue: daysSince - days,
    }))
}
