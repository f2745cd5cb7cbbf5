import { AppError } from '../errors'
import { suggest } from '../skate/coach/suggest'
import { remedyFor, symptomOf } from '../skate/faults/faults'
import { libraryOf } from './book-coach'
import type { SuggestedTrick, TrickDetail } from './schema'
import { toAnswer, toShown, toWish } from './suggest'
import { suggestRequest } from './suggest-schema'

/**
 * What the whole coach answers from a stored library: it reads a text in English, and what mends a trick. Null when no
 * trick may be shown. Throws `invalid`.
 */
export async function suggestOffline(
  book: readonly TrickDetail[],
  asked: unknown,
  records: Parameters<typeof toWish>[1],
): Promise<SuggestedTrick | null> {
  const request = suggestRequest.safeParse(asked)
  if (!request.success)
    throw new AppError('invalid', request.error.issues[0]?.message ?? 'This has the wrong form')
  const library = libraryOf(book)
  const read = { ...library, knows: { ...library.knows, remedyFor } }
  const suggestion = suggest(read, toWish(request.data, records))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  if (card) return toAnswer(suggestion, toShown(card), 'coach', symptomOf)
  const { composedShown, composedTrick } = await import('./composed')
  return toAnswer(suggestion, composedShown(composedTrick(suggestion.trick)), 'coach', symptomOf)
}
