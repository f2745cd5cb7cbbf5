import type { TrickSummary } from './schema'

/** What a list row needs of a trick. */
export type TrickRowData = Pick<
  TrickSummary,
  'id' | 'slug' | 'name' | 'category' | 'trickType' | 'difficultyRating'
>

/** The row of a trick; everything else stays on the server. */
export function toRowData(trick: TrickRowData): TrickRowData {
  const { id, slug, name, category, trickType, difficultyRating } = trick
  return { id, slug, name, category, trickType, difficultyRating }
}
