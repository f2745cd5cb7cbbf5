import { NetworkError } from '@/lib/http/client'
import { withResponses } from '@/lib/offline/browser-storage'

const load = () => import('./offline-coach')

/** The coach that comes along with the page; throws the error again unless that is why it is needed. */
export async function coachFor(error: unknown, signal: AbortSignal) {
  if (!(error instanceof NetworkError) || signal.aborted) throw error
  return load().catch(() => {
    throw error
  })
}

type Coach = Awaited<ReturnType<typeof load>>

let atHand: Coach | null = null

/** The coach where it can answer at once: it and the library are on this device and ready. */
export const coachAtHand = (): Coach | null => atHand

/** Has the coach at hand where the library is on this device anyway. Fetches none: the server answers as well. */
export async function bringCoach(): Promise<void> {
  if (atHand) return
  const book = await withResponses((kept) => kept.match('/api/tricks/book'))
  if (!book) return
  try {
    const coach = await load()
    coach.prepare(await book.json())
    atHand = coach
  } catch {
    // Then the server answers.
  }
}
