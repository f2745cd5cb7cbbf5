import { isPopped, type LineTrick } from '../trick.ts'
import { watchFor } from './watch-for.ts'
import { capital, type Thought } from './wording.ts'

/** How a trick on the flat feels, for where neither stance nor speed has to be spoken of; null for any other. */
export function feel(trick: LineTrick): Thought | null {
  const { place, motion } = trick
  if (place !== 'flat' || !isPopped(trick) || motion.parts.length > 0) return null
  const { kind, says } = watchFor(trick)
  return { kind, says: says.map((words) => `${capital(words)}.`) }
}
