import { compareNames } from '../compare-names'
import type { TrickSummary } from './schema'
import { type Level, levels, trickCategories, trickTypes } from './taxonomy'

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

export type FilterableTrick = Pick<TrickSummary, 'name' | 'category' | 'trickType' | 'difficultyRating'>

/** The filters in a query string; unknown values are ignored, case does not matter. */
export function parseFilters(search: string): TrickFilters {
  const params = new URLSearchParams(search)
  const sort = params.get('sort') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    category: oneOf(trickCategories, params.get('category')),
    type: oneOf(trickTypes, params.get('type')),
    level: oneOf(levels, params.get('level')),
    sort: sort in sortOrders ? (sort as SortOrder) : 'known',
  }
}

/** The query string of filters, '' when none is set. */
export function filterQuery(filters: TrickFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== '' && value !== 'known')
  const query = new URLSearchParams(set).toString()
  return query && `?${query}`
}

/** The tricks of a category, type and level. Searching the text is up to searchTricks. */
export function filterTricks<T extends FilterableTrick>(tricks: T[], filters: TrickFilters): T[] {
  const { category, type, level } = filters
  return tricks.filter(
    (trick) =>
      (!category || trick.category === category) &&
      (!type || trick.trickType === type) &&
      (!level || trick.difficultyRating === level),
  )
}

/** Sorts tricks; those of one level keep their order, which is best known first. */
export function sortTricks<T extends FilterableTrick>(tricks: T[], sort: SortOrder): T[] {
  if (sort === 'known') return tricks
  if (sort === 'name') return tricks.toSorted((a, b) => compareNames(a.name, b.name))
  const direction = sort === 'easiest' ? 1 : -1
  return tricks.toSorted((a, b) => direction * (levelOf(a.difficultyRating) - levelOf(b.difficultyRating)))
}

/** The number of a level, from 1 to 4; unknown levels count as 1. */
export function levelOf(level: string): number {
  return Math.max(1, levels.indexOf(level as Level) + 1)
}

function oneOf(values: readonly string[], wanted: string | null): string {
  return values.find((value) => value.toLowerCase() === wanted?.toLowerCase()) ?? ''
}

/** What a list row needs of a trick. */
export type TrickRowData = Pick<
  TrickSummary,
  'id' | 'slug' | 'name' | 'category' | 'trickType' | 'difficultyRating'
>

/** The row of a trick, without what the list does not show, to keep pages small. */
export function toRowData(trick: TrickRowData): TrickRowData {
  const { id, slug, name, category, trickType, difficultyRating } = trick
  return { id, slug, name, category, trickType, difficultyRating }
}
