import { answerFor, askedBy, wishOf } from '../skate/coach/answer'
import { isKnown } from '../skate/coach/known-names'
import { libraryOf } from './book-coach'
import type { SuggestedTrick, TrickDetail } from './schema'
import { toAnswer, toShown, toWish } from './suggest'
import type { SuggestRequest } from './suggest-schema'

const noSymptom = () => ''

/**
 * What the coach answers to chips from a stored library and what the rider keeps and logs, without having its reader.
 * Null where that takes the reader, and where no trick of the library fits. Anyone may have written the items.
 */
export function answerOffline(
  book: readonly TrickDetail[],
  request: SuggestRequest,
  records: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const { items, shown } = request
  if (!items?.every(isKnown)) return null
  const heard = askedBy(toWish(request, records), wishOf(items))
  const suggestion = answerFor(libraryOf(book), heard, shown)
  const card = suggestion && book.find(({ id }) => id === suggestion.trick.id)
  return card ? toAnswer(suggestion, toShown(card), 'coach', noSymptom) : null
}
