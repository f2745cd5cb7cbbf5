import { impactOf } from '../impact.ts'
import type { Suggestable } from './library.ts'
import type { Wish } from './wish/reading.ts'

const impacts = new WeakMap<Suggestable, number>()

/** Whether a trick is as soft as a body that was told of wants it. Levels, lists, likings and names change nothing. */
export function isSpared(trick: Suggestable, { body }: Wish): boolean {
  if (!body) return true
  const impact = impacts.get(trick) ?? impactOf(trick.motion, trick.place)
  impacts.set(trick, impact)
  return impact <= body.most
}
