import { memoize } from '../memoize'
import { difficultyOf } from '../skate/difficulty/difficulty'
import { leadOut, placeOf } from '../skate/lines/trick'
import { type Motion, motion as motionOf } from '../skate/motion'
import { landingRate, type PracticeRecord } from '../skate/odds'
import type { ParkTrick } from '../skate/parks/match'
import { readMotion } from './read-motion'
import type { TrickSummary } from './schema'
import { type Level, type TrickCategory, typicalDifficulty } from './taxonomy'

export type PlannerRow = {
  id: number
  name: string
  category: TrickCategory
  level: Level
  family: string
  obstacles: string[]
  difficulty: number | null
  sequence: string | null
}

/** A trick of the library that can be planned with. */
export type PlannerTrick = ParkTrick & {
  readonly shown: Pick<TrickSummary, 'id' | 'name' | 'category' | 'difficultyRating'>
}

const openEnd = motionOf({ bodyDeg: null, boardDeg: null })

/** What a trick of this name is; one whose name nobody can read is taken for a trick with an open end. */
export const motionToPlan = (name: string): Motion => readMotion(name) ?? openEnd

// What holds for whoever plans. Kept rows are the same objects every time.
const groundsOf = memoize((row: PlannerRow) => {
  const { id, name, category, level, family, obstacles, sequence } = row
  const motion = motionToPlan(name)
  const place = placeOf(motion, row)
  const value = row.difficulty ?? (motion === openEnd ? typicalDifficulty[level] : difficultyOf(motion).value)
  const exit = leadOut(motion, place, sequence)
  const shown = { id, name, category, difficultyRating: level }
  return { id, name, motion, place, family, value, level, exit, shown, obstacles }
})

/** A row as the planners see it for somebody who practised it so. */
export function toPlannerTrick(row: PlannerRow, practised?: PracticeRecord): PlannerTrick {
  const grounds = groundsOf(row)
  return { ...grounds, rate: landingRate(grounds.value, practised), own: practised?.mastery ?? null }
}
