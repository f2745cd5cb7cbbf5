import type { TrickDetail } from './schema'

const fewTries = 40

/** How often professionals land a trick, with the number of tries; null where nobody counted. */
export function prosNote(pros: TrickDetail['pros']): string | null {
  if (!pros) return null
  const tries = pros.landed + pros.missed
  if (tries === 0) return null
  const share = ((100 * pros.landed) / tries).toFixed(1)
  const count = `${tries.toLocaleString('en-US')} ${tries === 1 ? 'try' : 'tries'}`
  const caution = tries < fewTries ? ', too few to say much' : ''
  return `Pros land it ${share} % of the time (${count}${caution}).`
}

/** The difficulty that skaters agree on, with how many sources stand behind it; null where none does. */
export function difficultyNote(difficulty: TrickDetail['difficulty']): string | null {
  if (!difficulty) return null
  const sources = difficulty.sources === 1 ? 'one source' : `${difficulty.sources} sources`
  return `${difficulty.value.toFixed(1)} of 10, by ${sources}.`
}
