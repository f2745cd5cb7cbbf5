import { NetworkError } from '@/lib/http/client'
import { withResponses } from '@/lib/offline/browser-storage'

const load = () => import('./offline-coach')

/** What comes along with the page; throws the error again unless that is why it is needed. */
async function broughtFor<Code>(
  error: unknown,
  signal: AbortSignal,
  bring: () => Promise<Code>,
): Promise<Code> {
  if (!(error instanceof NetworkError) || signal.aborted) throw error
  return bring().catch(() => {
    throw error
  })
}

/** The coach that suggests tricks without a server. */
export const coachFor = (error: unknown, signal: AbortSignal) => broughtFor(error, signal, load)

/** The builder of lines that needs no server. */
export const linesFor = (error: unknown, signal: AbortSignal) =>
  broughtFor(error, signal, () => import('./offline-lines'))

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
