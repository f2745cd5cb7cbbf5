import { isLanded } from '../tricks/rider'
import { type Level, levels } from '../tricks/taxonomy'
import type { MyTrick } from './schema'

type Rated = { difficultyRating: Level; progress: Pick<MyTrick['progress'], 'masteryLevel'> }

/**
 * How hard a suggestion may be for the owner of a list: from the easiest of what they land to one level above the
 * hardest of it, and for those who land nothing yet the first. Null where the list is empty and says nothing.
 */
export function usualLevels(tricks: readonly Rated[]): readonly Level[] | null {
  if (tricks.length === 0) return null
  const landed = tricks
    .filter(({ progress }) => isLanded(progress.masteryLevel))
    .map(({ difficultyRating }) => levels.indexOf(difficultyRating))
  return landed.length === 0 ? ['Beginner'] : levels.slice(Math.min(...landed), Math.max(...landed) + 2)
}
