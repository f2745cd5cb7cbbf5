import { longestSearch } from '../addresses'
import { compareNames } from '../intl'
import type { TrickSummary } from './schema'
import { type Level, levels, oneOf, pointsOf, trickCategories, trickTypes } from './taxonomy'

export const sortOrders = {
  known: 'Best known',
  name: 'Name',
  easiest: 'Easiest first',
  hardest: 'Hardest first',
} as const
type SortOrder = keyof typeof sortOrders

/** What narrows the list; '' means all. Part of the URL, so that a view can be shared. */
export type TrickFilters = { q: string; category: string; type: string; level: string; sort: SortOrder }

export const noFilters: TrickFilters = { q: '', category: '', type: '', level: '', sort: 'known' }

export type FilterableTrick = Pick<
  TrickSummary,
  'name' | 'category' | 'trickType' | 'difficultyRating' | 'difficulty'
>

/** The filters in a query string; unknown values are ignored, case does not matter. */
export function parseFilters(search: string): TrickFilters {
  const params = new URLSearchParams(search)
  const sort = params.get('sort') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    category: oneOf(trickCategories, params.get('category')),
    type: oneOf(trickTypes, params.get('type')),
    level: oneOf(levels, params.get('level')),
    sort: Object.hasOwn(sortOrders, sort) ? (sort as SortOrder) : noFilters.sort,
  }
}

/** The query string of filters, '' when none is set. What else is in `search`, such as what is open, stays. */
export function filterQuery(filters: TrickFilters, search = ''): string {
  const params = new URLSearchParams(search)
  for (const name of Object.keys(filters)) params.delete(name)
  for (const [name, value] of Object.entries(filters))
    if (value !== '' && value !== 'known') params.append(name, value)
  const query = params.toString()
  return query && `?${query}`
}

/** How many filters narrow the list. The text and the order are no filters. */
export const countFilters = ({ category, type, level }: TrickFilters): number =>
  [category, type, level].filter(Boolean).length

/** How many tricks a long list shows at first, and how many more at a time. */
export const tricksPerPart = 25

/** The fragment of a part of a long list, counted from 0; it stands for everything up to its end. */
export const partFragment = (part: number): string => `to-${(part + 1) * tricksPerPart}`

/** The parts of a long list, each with its fragment. */
export function partsOf<T>(tricks: T[]): { fragment: string; tricks: T[] }[] {
  return Array.from({ length: Math.ceil(tricks.length / tricksPerPart) }, (_, part) => ({
    fragment: partFragment(part),
    tricks: tricks.slice(part * tricksPerPart, (part + 1) * tricksPerPart),
  }))
}

/** How many parts the fragment of an address asks for; 1 for every other fragment. */
export function shownParts(fragment: string): number {
  const shown = Number(/^#to-(\d{1,5})$/.exec(fragment)?.[1] ?? 0)
  return Math.max(1, Math.ceil(shown / tricksPerPart))
}

/** The tricks of a category, type and level. Searching the text is up to searchTricks. */
export function filterTricks<T extends FilterableTrick>(
  tricks: T[],
  filters: Pick<TrickFilters, 'category' | 'type' | 'level'>,
): T[] {
  const { category, type, level } = filters
  return tricks.filter(
    (trick) =>
      (!category || trick.category === category) &&
      (!type || trick.trickType === type) &&
      (!level || trick.difficultyRating === level),
  )
}

/** Sorts tricks; those that are as hard keep their order, which is best known first. */
export function sortTricks<T extends FilterableTrick>(tricks: T[], sort: SortOrder): T[] {
  if (sort === 'known') return tricks
  if (sort === 'name') return tricks.toSorted((a, b) => compareNames(a.name, b.name))
  const direction = sort === 'easiest' ? 1 : -1
  return tricks.toSorted((a, b) => direction * (pointsOf(a) - pointsOf(b)))
}

/** The number of a level, from 1 to 4; unknown levels count as 1. */
export function levelNumber(level: string): number {
  return Math.max(1, levels.indexOf(level as Level) + 1)
}

/** What a list row needs of a trick. */
export type TrickRowData = Pick<
  TrickSummary,
  'id' | 'slug' | 'name' | 'category' | 'trickType' | 'difficultyRating' | 'difficulty'
>

/** The row of a trick, without what the list does not show, to keep pages small. */
export function toRowData(trick: TrickRowData): TrickRowData {
  const { id, slug, name, category, trickType, difficultyRating, difficulty } = trick
  return { id, slug, name, category, trickType, difficultyRating, difficulty }
}
