// Apart from the schemas, so that lists and filters in the browser do without a validator.

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

export const levels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const
export type Level = (typeof levels)[number]

/** The difficulty, out of 10, of a trick of this level that nobody has measured. */
export const typicalDifficulty: Record<Level, number> = {
  Beginner: 2,
  Intermediate: 4.5,
  Advanced: 7,
  Expert: 9,
}
