import type { Prerequisites } from './path'
import type { PlannerRow } from './planner-trick'
import type { TrickDetail, TrickSummary } from './schema'

/** The slug of every trick by its name and aliases in lower case. */
export function slugsByName(
  tricks: readonly Pick<TrickSummary, 'name' | 'aliases' | 'slug'>[],
): Record<string, string> {
  const aliases = tricks.flatMap(({ aliases, slug }) => aliases.map((alias) => [alias.toLowerCase(), slug]))
  const names = tricks.map(({ name, slug }) => [name.toLowerCase(), slug])
  // A name of its own beats another trick's alias.
  return Object.fromEntries([...aliases, ...names])
}

/** What each trick of a whole library asks for, by slug, with what is needed to show it. */
export const prerequisitesOf = (tricks: readonly TrickDetail[]): Prerequisites =>
  Object.fromEntries(
    tricks.map(({ slug, name, category, difficultyRating, learnFirst }) => [
      slug,
      {
        link: { slug, name, category, difficultyRating },
        requires: learnFirst.map((required) => required.slug),
      },
    ]),
  )

/** A trick as the planners read it. */
export function plannerRow(trick: TrickDetail): PlannerRow {
  const { id, name, category, difficultyRating, family, obstacles, difficulty, combinationDetails } = trick
  return {
    id,
    name,
    category,
    level: difficultyRating,
    family,
    obstacles,
    difficulty: difficulty?.value ?? null,
    sequence: combinationDetails?.sequence ?? null,
  }
}
