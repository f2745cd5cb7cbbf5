import { NetworkError } from '@/lib/http/client'

/** The coach that comes along with the page; throws the error again unless that is why it is needed. */
export async function coachFor(error: unknown, signal: AbortSignal) {
  if (!(error instanceof NetworkError) || signal.aborted) throw error
  return import('./offline-coach').catch(() => {
    throw error
  })
}
