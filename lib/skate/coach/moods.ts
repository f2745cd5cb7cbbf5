import { BODIES } from './tastes/bodies.ts'
import { FEELINGS } from './tastes/feelings.ts'
import { RIDERS } from './tastes/riders.ts'
import { SCHOOLS } from './tastes/schools.ts'
import { STAKES } from './tastes/stakes.ts'
import { SURROUNDINGS } from './tastes/surroundings.ts'
import type { Taste } from './tastes/taste.ts'

const TASTES = { ...BODIES, ...FEELINGS, ...SURROUNDINGS, ...STAKES, ...SCHOOLS, ...RIDERS }

/** How a trick should feel, what body and place allow, who skates, and in whose style. */
export type Mood = keyof typeof TASTES

/** What fits a mood. */
export const MOODS: Readonly<Record<Mood, Taste>> = TASTES
