import { difficultyOf } from '../skate/difficulty/difficulty.ts'
import { leadOut, placeOf } from '../skate/lines/trick.ts'
import { type Motion, motion as motionOf } from '../skate/motion.ts'
import type { PracticeRecord } from '../skate/odds'
import type { ParkTrick } from '../skate/parks/belongs'
import { fitSkater, type OddsTrick, type Skater } from '../skate/skater.ts'
import { readMotion } from './read-motion.ts'
import { oddsTrick } from './rider.ts'
import type { TrickDetail, TrickSummary } from './schema'
import { type Level, type TrickCategory, typicalDifficulty } from './taxonomy.ts'

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

/** A trick of the library as the planners use it. */
export type PlannerTrick = ParkTrick & {
  readonly shown: Pick<TrickSummary, 'id' | 'name' | 'category' | 'difficultyRating'>
}

/** The fields of a trick that planners need. */
export function plannerRow(trick: TrickDetail): PlannerRow {
  const { id, name, category, difficultyRating, family, obstacles, difficulty, combinationDetails } = trick
  return {
    id,
    name,
    category,
    level: difficultyRating,
    family,
    obstacles,
    difficulty,
    sequence: combinationDetails?.sequence ?? null,
  }
}

const openEnd = motionOf({ bodyDeg: null, boardDeg: null })

/** The motion of a trick by its name; a name that cannot be read stands for a motion with an unknown exit. */
const motionToPlan = (name: string): Motion => readMotion(name) ?? openEnd

/** What does not depend on the rider. */
function factsOf(row: PlannerRow) {
  const { id, name, category, level, family, obstacles, sequence } = row
  const motion = motionToPlan(name)
  const place = placeOf(motion, row)
  const value = row.difficulty ?? (motion === openEnd ? typicalDifficulty[level] : difficultyOf(motion).value)
  const exit = leadOut(motion, place, sequence)
  const shown = { id, name, category, difficultyRating: level }
  return { id, name, motion, place, family, value, level, exit, shown, obstacles }
}

type Shared = { facts: ReturnType<typeof factsOf>; odds: OddsTrick }

// Cached rows are the same objects every time, so this is computed once for each.
const known = new WeakMap<PlannerRow, Shared>()

function sharedOf(row: PlannerRow): Shared {
  const before = known.get(row)
  if (before) return before
  const facts = factsOf(row)
  const made = { facts, odds: oddsTrick({ ...facts.shown, difficulty: facts.value }) }
  known.set(row, made)
  return made
}

/** The skater of whom this is known; of someone who has logged nothing, the average one. */
export const skaterFrom = (
  rows: readonly PlannerRow[],
  practiced: ReadonlyMap<number, PracticeRecord>,
): Skater =>
  fitSkater(
    rows.flatMap((row) => {
      const record = practiced.get(row.id)
      return record ? { key: row.id, trick: sharedOf(row).odds, record } : []
    }),
  )

const anyone = skaterFrom([], new Map())

/** A trick as the planners use it for a rider with this practice record, whom `skater` describes. */
export function toPlannerTrick(
  row: PlannerRow,
  practiced?: PracticeRecord,
  skater: Skater = anyone,
): PlannerTrick {
  const { facts, odds } = sharedOf(row)
  const { rate } = skater.chanceOf(odds, row.id)
  return { ...facts, rate, own: practiced?.mastery ?? null }
}
