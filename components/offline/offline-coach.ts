import { recordOf } from '@/lib/my-tricks/practice'
import { libraryOf } from '@/lib/tricks/book-coach'
import type { SuggestedTrick, TrickDetail } from '@/lib/tricks/schema'
import { answerOffline } from '@/lib/tricks/suggest-offline'
import type { SuggestRequest } from '@/lib/tricks/suggest-schema'
import { readDevice } from './device'

// Chips are answered without the coach's reader, which is as big again and comes when it is needed.

let known: readonly TrickDetail[] | undefined

/** Makes the library ready for wishes, which takes a while: then each is answered at once. */
export function prepare(book: readonly TrickDetail[]): void {
  libraryOf(book)
  known = book
}

async function readSkater() {
  const { library, mine } = await readDevice(known)
  known ??= library
  return { library, records: mine.map((trick) => [trick.id, recordOf(trick)] as const) }
}

/** A trick of the library for chips, as the server would choose it; null where that takes the reader, or the server. */
export async function answerChips(request: SuggestRequest): Promise<SuggestedTrick | null> {
  const { library, records } = await readSkater()
  return answerOffline(library, request, records)
}

/** A trick for what is asked, as the server would be; null when no trick may be shown. Throws `invalid`. */
export async function suggest(request: SuggestRequest): Promise<SuggestedTrick | null> {
  const answer = await answerChips(request)
  if (answer) return answer
  const [{ suggestOffline }, { library, records }] = await Promise.all([
    import('@/lib/tricks/read-offline'),
    readSkater(),
  ])
  return suggestOffline(library, request, records)
}
