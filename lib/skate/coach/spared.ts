import { impactOf } from '../impact.ts'
import type { Suggestable } from './library.ts'
import { mostImpact } from './tastes/moods.ts'
import type { Wish } from './wish/reading.ts'

const impacts = new WeakMap<Suggestable, number>()

/** Whether a trick is as soft as a body that was told of wants it. Levels, lists, likings and names change nothing. */
export function isSpared(trick: Suggestable, { moods }: Wish): boolean {
  const most = mostImpact(moods)
  if (most === Number.POSITIVE_INFINITY) return true
  const impact = impacts.get(trick) ?? impactOf(trick.motion, trick.place)
  impacts.set(trick, impact)
  return impact <= most
}

/** Told of as hurt, rather than as sore, afraid or hit: not even the trick that was asked about is worked on. */
export const isHurt = ({ moods, problem }: Wish): boolean =>
  (moods.includes('injured') || moods.includes('pregnant')) && problem?.symptom !== 'hit by the board'
