import { BODIES } from './bodies.ts'
import { FEELINGS } from './feelings.ts'
import { RIDERS } from './riders.ts'
import { SCHOOLS } from './schools.ts'
import { STAKES } from './stakes.ts'
import { SURROUNDINGS } from './surroundings.ts'
import type { Taste } from './taste.ts'

const TASTES = { ...BODIES, ...FEELINGS, ...SURROUNDINGS, ...STAKES, ...SCHOOLS, ...RIDERS }

/** How a trick should feel, what body and place allow, who skates, and in whose style. */
export type Mood = keyof typeof TASTES

/** What fits a mood. */
export const MOODS: Readonly<Record<Mood, Taste>> = TASTES

/** Tells whether a mood is one of these. */
export const isAnyOf =
  (...these: readonly Mood[]) =>
  (mood: Mood): boolean =>
    these.includes(mood)
