import { difficultyOf } from '../skate/difficulty/difficulty'
import { parseTrick } from '../skate/read/parse'
import type { TrickDetail } from './schema'

const fewTries = 40

/** How often professionals land a trick, with the number of tries; null if unknown. */
export function prosNote(pros: TrickDetail['pros']): string | null {
  if (!pros) return null
  const tries = pros.landed + pros.missed
  if (tries === 0) return null
  const share = ((100 * pros.landed) / tries).toFixed(1)
  const count = `${tries.toLocaleString('en-US')} ${tries === 1 ? 'try' : 'tries'}`
  const caution = tries < fewTries ? ', too few to say much' : ''
  return `Pros land it ${share} % of the time (${count}${caution}).`
}

/** How hard a trick is, from 1 to 10, and why, in one sentence; null if unknown. */
export function difficultyNote({
  name,
  difficulty,
  pros,
}: Pick<TrickDetail, 'name' | 'difficulty' | 'pros'>): string | null {
  const parsed = parseTrick(name)
  if (!parsed.ok) return difficulty && `${difficulty.value.toFixed(1)} of 10, as skaters put it.`
  return difficultyOf(parsed.motion, {
    consensus: difficulty?.value ?? null,
    sources: difficulty?.sources ?? 0,
    landed: pros?.landed ?? 0,
    missed: pros?.missed ?? 0,
  }).because
}
