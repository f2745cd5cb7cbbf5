import { suggest } from '../skate/coach/suggest'
import { libraryOf } from './book-coach'
import type { SuggestedTrick, SuggestRequest, TrickDetail } from './schema'
import { composedShown, composedTrick, toAnswer, toShown, toWish } from './suggest'

/** What the built-in coach suggests from a stored library and what the rider keeps and logs; null when no trick may be shown. */
export function suggestOffline(
  book: readonly TrickDetail[],
  request: SuggestRequest,
  records: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const suggestion = suggest(libraryOf(book), toWish(request, records))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  const shown = card ? toShown(card) : composedShown(composedTrick(suggestion.trick))
  return toAnswer(suggestion, shown, 'coach')
}
