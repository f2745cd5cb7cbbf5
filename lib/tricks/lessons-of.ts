import type { Knowledge } from '../skate/coach/library'
import type { TrickMistake } from './schema'

/** A trick with what is written about it; empty where nobody has. */
export type WrittenTrick = {
  id: number
  description: string
  steps: readonly string[]
  mistakes: readonly TrickMistake[]
}

/** How a trick is done as its own page says it, so that the coach says the same on every side; null for any other. */
export function lessonsOf(tricks: readonly WrittenTrick[]): Knowledge['lessonOf'] {
  const written = new Map(tricks.filter(({ steps }) => steps.length > 0).map((trick) => [trick.id, trick]))
  return ({ id }) => (id === null ? undefined : written.get(id)) ?? null
}
