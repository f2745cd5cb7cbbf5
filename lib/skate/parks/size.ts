import { type Level, levelOf } from '../difficulty/difficulty.ts'
import type { Feature, ParkTrick } from './belongs.ts'

/**
 * How much of what is left to the hardest there is, 10, a feature takes, by its kind and how hard it is for itself: on a
 * handrail the first 50-50 is an advanced trick, while a bluntslide is hardly harder than it was. Judged by hand.
 */
const SHARES: Readonly<Record<string, Partial<Record<Level, number>>>> = {
  Rail: { Advanced: 0.44 },
  Edge: { Advanced: 0.44 },
  Gap: { Intermediate: 0.15, Advanced: 0.3 },
  Transition: { Advanced: 0.2 },
}

const HARDEST = 10

/** How hard a trick is on a feature, from 0 to 10: the feature counts as well. */
export function valueOn({ value }: ParkTrick, { category, difficulty }: Feature): number {
  const share = SHARES[category]?.[difficulty] ?? 0
  return value + (HARDEST - value) * share
}

/** The level of a trick on a feature; where it is learned that is its own. */
export function levelOn(trick: ParkTrick, feature: Feature): Level {
  const value = valueOn(trick, feature)
  return value === trick.value ? trick.level : levelOf(value)
}
