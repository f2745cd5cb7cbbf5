import { difficultyOf } from '../skate/difficulty'
import { leadOut, placeOf } from '../skate/line-trick'
import { type Motion, motion as motionOf } from '../skate/motion'
import { type Practised, rateOf } from '../skate/odds'
import type { ParkTrick } from '../skate/park-feature'
import { parseTrick } from '../skate/parse'
import { perObject } from '../skate/per-object'
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

const motions = new Map<string, Motion | null>()
const mostMotions = 5000

// Names are parsed once: the library is asked for often and changes seldom.
function readMotion(name: string): Motion | null {
  const known = motions.get(name)
  if (known !== undefined) return known
  const parsed = parseTrick(name)
  const found = parsed.ok ? parsed.motion : null
  if (motions.size >= mostMotions) motions.clear()
  motions.set(name, found)
  return found
}

const openEnd = motionOf({ bodyDeg: null, boardDeg: null })

/** What a trick of this name is; one whose name nobody can read is taken for a trick with an open end. */
export const motionNamed = (name: string): Motion => readMotion(name) ?? openEnd

// What holds for whoever plans. Kept rows are the same objects every time.
const groundsOf = perObject((row: PlannerRow) => {
  const { id, name, category, level, family, obstacles, sequence } = row
  const motion = motionNamed(name)
  const place = placeOf(motion, row)
  const value = row.difficulty ?? (motion === openEnd ? typicalDifficulty[level] : difficultyOf(motion).value)
  const exit = leadOut(motion, place, sequence)
  const shown = { id, name, category, difficultyRating: level }
  return { id, name, motion, place, family, value, level, exit, shown, obstacles }
})

/** A row as the planners see it for somebody who practised it so. */
export function toPlannerTrick(row: PlannerRow, practised?: Practised): PlannerTrick {
  const grounds = groundsOf(row)
  return { ...grounds, rate: rateOf(grounds.value, practised), own: practised?.mastery ?? null }
}
