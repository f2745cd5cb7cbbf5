import type { TrickLink } from './schema'

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
