import { answerFor, askedBy, wishOf } from '../skate/coach/answer'
import { libraryOf } from './book-coach'
import { chipsRequest } from './chips-schema'
import type { SuggestedTrick, TrickDetail } from './schema'
import { toAnswer, toShown, toWish } from './suggest'

const noSymptom = () => ''

/**
 * What the coach answers to chips from a stored library and what the rider keeps and logs, without having its reader.
 * Null where that takes the reader, and where no trick of the library fits.
 */
export function answerOffline(
  book: readonly TrickDetail[],
  asked: unknown,
  records: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const request = chipsRequest.safeParse(asked)
  if (!request.success) return null
  const { items, shown } = request.data
  const heard = askedBy(toWish(request.data, records), wishOf(items))
  const suggestion = answerFor(libraryOf(book), heard, shown)
  const card = suggestion && book.find(({ id }) => id === suggestion.trick.id)
  return card ? toAnswer(suggestion, toShown(card), 'coach', noSymptom) : null
}
