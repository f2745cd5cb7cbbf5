import { difficultyOf } from '../skate/difficulty'
import { leadOut, placeOf } from '../skate/line-trick'
import { type Motion, motion as motionOf } from '../skate/motion'
import { type Practised, rateOf } from '../skate/odds'
import type { ParkTrick } from '../skate/park-feature'
import { parseTrick } from '../skate/parse'
import type { TrickSummary } from './schema'
import type { Level, TrickCategory } from './taxonomy'

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
function motionNamed(name: string): Motion | null {
  const known = motions.get(name)
  if (known !== undefined) return known
  const parsed = parseTrick(name)
  const found = parsed.ok ? parsed.motion : null
  if (motions.size >= mostMotions) motions.clear()
  motions.set(name, found)
  return found
}

/** A row as the planners see it; one whose name nobody can read is taken for a trick with an open end. */
export function toPlannerTrick(row: PlannerRow, practised?: Practised): PlannerTrick {
  const { id, name, category, level, family, obstacles, sequence } = row
  const read = motionNamed(name)
  const motion = read ?? motionOf({ bodyDeg: null, boardDeg: null })
  const place = placeOf(motion, row)
  const value = row.difficulty ?? (read ? difficultyOf(read).value : typical[level])
  return {
    id,
    name,
    motion,
    place,
    family,
    value,
    level,
    rate: rateOf(value, practised),
    exit: leadOut(motion, place, sequence),
    shown: { id, name, category, difficultyRating: level },
    obstacles,
    own: practised?.mastery ?? null,
  }
}

const typical: Record<Level, number> = { Beginner: 2, Intermediate: 4.5, Advanced: 7, Expert: 9 }
