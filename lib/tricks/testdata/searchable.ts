import type { TrickFacts } from '@/prisma/seed/content'

/** A trick of the seed as it is searched. */
export const toSearchable = ({ name, aliases, category, level, difficulty, foundational }: TrickFacts) => ({
  ...{ name, aliases, category, difficulty, difficultyRating: level },
  isFoundational: foundational !== undefined,
  order: foundational ?? null,
})
