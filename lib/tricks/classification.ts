import type { TrickSummary } from './schema'
import { type TrickCategory, type TrickType, trickCategories, trickTypes } from './taxonomy'

export const typeLabels: Record<TrickType, string> = {
  BASE: 'Base Tricks',
  VARIATION: 'Variations',
  COMBINATION: 'Combinations',
}

/** What the classification needs to know about a trick. */
export type ClassifiableTrick = Pick<TrickSummary, 'category' | 'trickType'>

type CategorySection<T> = { category: TrickCategory; tricks: T[] }

/** A section within one flat list: the index of its heading, and of its last card. */
export type PlacedSection<T> = CategorySection<T> & { isOpen: boolean; heading: number; last: number }

/** How many tricks each type has. */
export function countByType(tricks: ClassifiableTrick[]): Record<TrickType, number> {
  const counts: Record<TrickType, number> = { BASE: 0, VARIATION: 0, COMBINATION: 0 }
  for (const { trickType } of tricks) counts[trickType] += 1
  return counts
}

/** The tricks of one type by category, in the order of the categories, without empty ones. */
export function sectionsOf<T extends ClassifiableTrick>(tricks: T[], type: TrickType): CategorySection<T>[] {
  const byCategory = Map.groupBy(
    tricks.filter(({ trickType }) => trickType === type),
    ({ category }) => category,
  )
  return trickCategories.flatMap((category) => {
    const members = byCategory.get(category)
    return members ? [{ category, tricks: members }] : []
  })
}

/** The first tricks of the first section of each type, at most `limit`. */
export function firstByType<T extends ClassifiableTrick>(tricks: T[], limit: number): Record<TrickType, T[]> {
  const firstOf = (type: TrickType) => sectionsOf(tricks, type)[0]?.tricks.slice(0, limit) ?? []
  return { BASE: firstOf('BASE'), VARIATION: firstOf('VARIATION'), COMBINATION: firstOf('COMBINATION') }
}

/** Numbers the headings and the cards of open sections consecutively, as a virtual list needs them. */
export function placeSections<T>(
  sections: CategorySection<T>[],
  closed: ReadonlySet<string>,
): PlacedSection<T>[] {
  let next = 0
  return sections.map((section) => {
    const isOpen = !closed.has(section.category)
    const heading = next
    const last = heading + (isOpen ? section.tricks.length : 0)
    next = last + 1
    return { ...section, isOpen, heading, last }
  })
}

/** The type in a query string, in any case; base tricks if there is no valid one. */
export function parseType(search: string): TrickType {
  const wanted = new URLSearchParams(search).get('type')?.toUpperCase()
  return trickTypes.find((type) => type === wanted) ?? 'BASE'
}

/** The query string of a type; '' for base tricks. */
export function typeQuery(type: TrickType): string {
  return type === 'BASE' ? '' : `?type=${type.toLowerCase()}`
}
