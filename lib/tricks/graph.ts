import type { Motion } from '../skate/motion'
import { nameTrick } from '../skate/name/name'
import { type Change, neighborsOf } from '../skate/name/neighbors'
import type { TrickLink, TrickSummary } from './schema'
import type { Prerequisites } from './way'

/** The slug of every trick by its name and its aliases, in lower case. */
export function slugsByName(
  tricks: readonly Pick<TrickSummary, 'name' | 'aliases' | 'slug'>[],
): Record<string, string> {
  const aliases = tricks.flatMap(({ aliases, slug }) => aliases.map((alias) => [alias.toLowerCase(), slug]))
  const names = tricks.map(({ name, slug }) => [name.toLowerCase(), slug])
  // A trick's name takes precedence over another's alias.
  return Object.fromEntries([...aliases, ...names])
}

/** The prerequisites of every trick, by slug. */
export const prerequisitesOf = (
  tricks: readonly (TrickLink & { learnFirst: readonly Pick<TrickLink, 'slug'>[] })[],
): Prerequisites =>
  Object.fromEntries(
    tricks.map(({ slug, name, category, difficultyRating, learnFirst }) => [
      slug,
      {
        link: { slug, name, category, difficultyRating },
        requires: learnFirst.map((required) => required.slug),
      },
    ]),
  )

/** A trick one change away; `slug` is null unless the library has it. */
type NearTrick = { name: string; slug: string | null }

/** Tricks reached by one kind of change. */
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

/** The tricks one change away from a motion, by kind of change, those in the library first. */
export function nearGroups(motion: Motion, slugs: Record<string, string>): NearGroup[] {
  const neighbors = neighborsOf(motion)
  return labels.flatMap(([label, changes]) => {
    const tricks = neighbors
      .filter(({ change }) => changes.includes(change))
      .map((near) => ({ name: near.name, slug: slugOf(near.motion, near.name, slugs) }))
      .sort((a, b) => Number(b.slug !== null) - Number(a.slug !== null))
    return tricks.length > 0 ? [{ label, tricks }] : []
  })
}
