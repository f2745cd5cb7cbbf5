import type { Level } from '../skate/difficulty/difficulty'
// Apart from the schemas, so that lists and filters in the browser load without zod.

export const trickCategories = [
  'Flatground',
  'Rail',
  'Ledge',
  'Transitions',
  'Manuals',
  'Grinds',
  'Flips',
] as const
export type TrickCategory = (typeof trickCategories)[number]

export const trickTypes = ['BASE', 'VARIATION', 'COMBINATION'] as const
export type TrickType = (typeof trickTypes)[number]

export type { Level }

// Without the engine's measurements, which the browser does not need.
export const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const satisfies Level[]

/** The levels that features of a park have. */
export const parkLevels = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies Level[]

/** The difficulty, out of 10, of a trick of this level. */
export const typicalDifficulty: Record<Level, number> = {
  Beginner: 2,
  Intermediate: 4.5,
  Advanced: 7,
  Expert: 9,
}

/** How hard a trick is, out of 10: as it was measured, else what is typical of its level. */
export const pointsOf = (trick: { difficulty: number | null; difficultyRating: Level }): number =>
  trick.difficulty ?? typicalDifficulty[trick.difficultyRating]

/** The value that an address asks for, whatever its case; '' where there is no such value. */
export function oneOf(values: readonly string[], wanted: string | null): string {
  return values.find((value) => value.toLowerCase() === wanted?.toLowerCase()) ?? ''
}

/** Pushing and turning on the flat, pumping and carving on a ramp: as easy as this, a trick is what riding is made of. */
const ridingPoints = { flat: 1.5, wall: 1.8 }

/** Whether a trick of these points of difficulty is what anyone does who rides there. */
export const isRiding = (points: number, category: TrickCategory): boolean =>
  points <= (category === 'Transitions' ? ridingPoints.wall : ridingPoints.flat)
