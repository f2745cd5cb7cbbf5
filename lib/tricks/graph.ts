import type { Motion } from '../skate/motion'
import { nameTrick } from '../skate/name/name'
import { type Change, neighboursOf } from '../skate/name/neighbours'
import type { PlannerRow } from './planner-trick'
import type { TrickDetail, TrickLink, TrickSummary } from './schema'

/** Tricks by slug with the slugs of what they ask for, the best known first. */
export type Prerequisites = Record<string, { link: TrickLink; requires: string[] }>

/**
 * The shortest chain of tricks up to one, each asking for the one before. It begins with a trick that asks
 * for nothing, or right after one that the skater has; empty for a trick that nobody knows.
 */
export function shortestPath(
  slug: string,
  tricks: Prerequisites,
  has: ReadonlySet<string> = new Set(),
): TrickLink[] {
  const seen = new Set([slug])
  let chains = tricks[slug] ? [[slug]] : []
  while (chains.length > 0) {
    const longer: string[][] = []
    for (const chain of chains) {
      const requires = tricks[chain[0] ?? '']?.requires.filter((required) => tricks[required]) ?? []
      if (requires.length === 0 || requires.some((required) => has.has(required)))
        return chain.flatMap((step) => tricks[step]?.link ?? [])
      for (const required of requires) {
        if (seen.has(required)) continue
        seen.add(required)
        longer.push([required, ...chain])
      }
    }
    chains = longer
  }
  return []
}

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

/** A trick that is one change away; the slug when the library has it. */
type NearTrick = { name: string; slug: string | null }

/** Tricks that are reached by one kind of change. */
export type NearGroup = { label: string; tricks: NearTrick[] }

const labels: [string, Change[]][] = [
  ['Turn it', ['turn', 'board']],
  ['Flip it', ['flip', 'late']],
  ['Double it', ['count']],
  ['Other stance', ['stance']],
  ['Revert it', ['revert']],
  ['Other side', ['side']],
  ['Way in or out', ['to fakie', 'in', 'out']],
]

function slugOf(motion: Motion, name: string, slugs: Record<string, string>): string | null {
  const names = [name, ...(nameTrick(motion)?.aliases ?? [])]
  for (const each of names) {
    const slug = slugs[each.toLowerCase()]
    if (slug) return slug
  }
  return null
}

/** The tricks one change away from a motion, by the kind of change, those of the library first. */
export function nearGroups(motion: Motion, slugs: Record<string, string>): NearGroup[] {
  const neighbours = neighboursOf(motion)
  return labels.flatMap(([label, changes]) => {
    const tricks = neighbours
      .filter(({ change }) => changes.includes(change))
      .map((near) => ({ name: near.name, slug: slugOf(near.motion, near.name, slugs) }))
      .sort((a, b) => Number(b.slug !== null) - Number(a.slug !== null))
    return tricks.length > 0 ? [{ label, tricks }] : []
  })
}
