import { type Library, toLibrary } from '../skate/coach/library'
import { suggest } from '../skate/coach/suggest'
import { plannerRow, toPlannerTrick } from './planner-trick'
import type { SuggestedTrick, SuggestRequest, TrickDetail } from './schema'
import { composedShown, composedTrick, toAnswer, toShown, toWish } from './suggest'

const libraryOf = (book: readonly TrickDetail[]): Library =>
  toLibrary(book.map((trick) => ({ ...toPlannerTrick(plannerRow(trick)), aliases: trick.aliases })))

/** What the built-in coach suggests from a stored library and the rider's own tricks with their levels; null when no trick may be shown. */
export function suggestOffline(
  book: readonly TrickDetail[],
  request: SuggestRequest,
  mastered: Parameters<typeof toWish>[1],
): SuggestedTrick | null {
  const suggestion = suggest(libraryOf(book), toWish(request, mastered))
  if (!suggestion) return null
  const card = book.find(({ id }) => id === suggestion.trick.id)
  const shown = card ? toShown(card) : composedShown(composedTrick(suggestion.trick))
  return toAnswer(suggestion, shown, 'coach')
}
