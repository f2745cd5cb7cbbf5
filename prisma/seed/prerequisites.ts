import type { TrickFacts, TrickText } from './content.ts'

const ollieOf: Partial<Record<TrickFacts['stance'], string>> = {
  nollie: 'nollie',
  fakie: 'fakie-ollie',
  switch: 'switch-ollie',
}

const poppedCategories = new Set<TrickFacts['category']>(['Flatground', 'Flips', 'Grinds', 'Ledge', 'Rail'])

/**
 * Slugs of what one should have first: as written by hand, or else the plain form of the trick
 * and, where one pops, the ollie of its stance.
 */
export function prerequisitesOf(facts: TrickFacts, text: TrickText | undefined): string[] {
  const written = text?.prerequisites ?? facts.prerequisites
  if (written) return written.toSorted()
  const ollie = poppedCategories.has(facts.category) ? ollieOf[facts.stance] : undefined
  return [facts.baseSlug, ollie].flatMap((slug) => (slug && slug !== facts.slug ? slug : [])).sort()
}
