import type { Motion } from '../skate/motion'
import { nameTrick } from '../skate/name'
import { type Change, neighboursOf } from '../skate/neighbours'

/** A trick that is one change away; the slug when the library has it. */
export type NearTrick = { name: string; slug: string | null }

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
