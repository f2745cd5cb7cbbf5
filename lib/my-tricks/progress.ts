import type { TrickCard } from '../tricks/schema'
import type { Progress, Stated } from './schema'
import { type MasteryLevel, masteryLevels } from './taxonomy'

// What each thing that a skater states of a trick begins with, and what becomes of it. One that is added to `Stated` is
// asked for by the type checker in each of these.

/** What stands there before anything is stated. */
export const begun: Stated = { masteryLevel: 'LEARNING', lastPracticed: null }

/** What is stated of a trick, of all that is known of it. */
export const statedOf = ({ masteryLevel, lastPracticed }: Stated): Stated => ({ masteryLevel, lastPracticed })

/** After a change; what it leaves out stays. */
export const restated = (known: Stated, change: Partial<Stated>): Stated => ({
  masteryLevel: change.masteryLevel ?? known.masteryLevel,
  lastPracticed: laterMoment(known.lastPracticed, change.lastPracticed ?? null),
})

/** What two places state of one trick: the higher level, the later date. */
export const statedTogether = (one: Stated, other: Stated): Stated => ({
  masteryLevel: higherLevel(one.masteryLevel, other.masteryLevel),
  lastPracticed: laterMoment(one.lastPracticed, other.lastPracticed),
})

/** The higher of two levels. */
const higherLevel = (one: MasteryLevel, other: MasteryLevel): MasteryLevel =>
  masteryLevels.indexOf(other) > masteryLevels.indexOf(one) ? other : one

/** The later of two moments in ISO form; null is none. */
export const laterMoment = (one: string | null, other: string | null): string | null =>
  (one ?? '') > (other ?? '') ? one : other

const noProgress: Progress = { ...begun, notes: [] }

/** Tricks with the progress that everyone starts with. */
export const unpracticed = <Trick extends TrickCard>(tricks: Trick[]) =>
  tricks.map((trick) => ({ ...trick, progress: noProgress }))
