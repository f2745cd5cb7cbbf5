import { difficultyOf, rawDifficulty } from '../skate/difficulty/difficulty'
import { leaning, PRO_ODDS, proRate } from '../skate/difficulty/pros'
import { counted } from '../skate/wording'
import { readMotion } from './read-motion'
import type { TrickDetail } from './schema'

const fewTries = 40

const percent = (share: number) => `${Math.round(100 * share)}%`

/**
 * How often professionals land a trick when they choose it and when they have to, with the number of tries; null if
 * unknown. Rates out of a few tries lean on what the difficulty of the trick leads to expect.
 */
export function prosNote({ name, pros }: Pick<TrickDetail, 'name' | 'pros'>): string | null {
  const motion = readMotion(name)
  if (!pros || !motion) return null
  const tries = pros.set + pros.reply
  if (tries === 0) return null
  const raw = rawDifficulty(motion)
  const chosen = leaning(pros.setLanded, pros.set, proRate(raw, pros.set, true, PRO_ODDS))
  const forced = leaning(pros.replyLanded, pros.reply, proRate(raw, pros.set, false, PRO_ODDS))
  const count = counted(tries, 'try', 'tries')
  const caution = tries < fewTries ? ', so mostly our estimate' : ''
  return `Pros land it ${percent(chosen)} of the time when they choose it, ${percent(forced)} when they have to (${count}${caution}).`
}

/** How hard a trick is, from 1 to 10, and why, in one sentence; null if unknown. */
export function difficultyNote({
  name,
  difficulty,
}: Pick<TrickDetail, 'name' | 'difficulty'>): string | null {
  const motion = readMotion(name)
  if (motion) return difficultyOf(motion).because
  return difficulty === null ? null : `${difficulty.toFixed(1)} of 10, as skaters put it.`
}
