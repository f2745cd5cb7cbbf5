import type { Library } from '../skate/coach/library'
import { suggest } from '../skate/coach/suggest'
import { libraryOf } from './book-coach'
import type { SuggestedTrick, TrickDetail } from './schema'
import { composedShown, composedTrick, toAnswer, toShown, toWish } from './suggest'
import type { SuggestRequest } from './suggest-schema'

/** The stored library, as it came and as the coach knows it. */
export type Shelf = { book: readonly TrickDetail[]; library: Library }

/** Makes a stored library ready for the coach, which takes a while: do it once. */
export const shelve = (book: readonly TrickDetail[]): Shelf => ({
  book,
  library: libraryOf(book),
})

/** What the built-in coach suggests from a stored library and what the rider keeps and logs; null when no trick may be shown. */
export function suggestOffline(
  { book, library }: Shelf,
  request: SuggestRequest,
  records: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const suggestion = suggest(library, toWish(request, records))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  const shown = card ? toShown(card) : composedShown(composedTrick(suggestion.trick))
  return toAnswer(suggestion, shown, 'coach')
}
