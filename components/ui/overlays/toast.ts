import { AppError, sentenceOf } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'

export type Toast = { id: number; title: string; description?: string; variant: 'default' | 'destructive' }

type Message = Pick<Toast, 'title' | 'description'> & { variant?: Toast['variant'] }

let shown: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Toast | null) {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a message for a while. One at a time: a newer one replaces the older. */
export function toast({ title, description, variant = 'default' }: Message): void {
  lastId += 1
  show({ id: lastId, title, description, variant })
}

export const dismissToast = () => show(null)

export function subscribeToToast(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const shownToast = () => shown

/** What a failed call says to the user: the server's sentence, the connection's, or the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message
  if (!(error instanceof AppError)) return fallback
  return sentenceOf(error) || error.extras.details || fallback
}

/** Reports a failed call, in the same way on every page. Where the session has ended, signing in stands before it. */
export function toastError(error: unknown, fallback: string, title = 'Error'): void {
  if (error instanceof AppError && error.extras.sessionExpired) return
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}
