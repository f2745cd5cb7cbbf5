import { AppError } from '../errors'
import { isKnown, isTrickName } from '../skate/coach/known-names'
import { suggest } from '../skate/coach/suggest'
import type { Item } from '../skate/coach/wish'
import { isFault, remedyFor, symptomOf } from '../skate/faults/faults'
import { libraryOf } from './book-coach'
import type { SuggestedTrick, TrickDetail } from './schema'
import { toAnswer, toShown, toWish } from './suggest'
import type { SuggestRequest } from './suggest-schema'

/** Anyone may have written the items: they may name only what there is. */
const isHeard = (item: Item): boolean =>
  item.is === 'trouble' ? isTrickName(item.trick) && isFault(item.fault) : isKnown(item)

/**
 * What the whole coach answers from a stored library: it reads a text in English, and what mends a trick. Null when no
 * trick may be shown. Throws `invalid`.
 */
export async function suggestOffline(
  book: readonly TrickDetail[],
  request: SuggestRequest,
  records: Parameters<typeof toWish>[1],
): Promise<SuggestedTrick | null> {
  if (request.items && !request.items.every(isHeard))
    throw new AppError('invalid', 'TrickBot does not know this')
  const library = libraryOf(book)
  const read = { ...library, knows: { ...library.knows, remedyFor } }
  const suggestion = suggest(read, toWish(request, records))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  if (card) return toAnswer(suggestion, toShown(card), 'coach', symptomOf)
  const { composedShown, composedTrick } = await import('./composed')
  return toAnswer(suggestion, composedShown(composedTrick(suggestion.trick)), 'coach', symptomOf)
}
