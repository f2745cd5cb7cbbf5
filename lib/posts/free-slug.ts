import { cutSlug } from './slug.ts'

/** The first address that nobody has: the wanted one, or else with a number behind it. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : `-${number}`
    const slug = cutSlug(wanted, 80 - ending.length) + ending
    if (!taken.has(slug)) return slug
  }
}
