import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'
import { toast } from './toast'

/** What a failed call says to a person: the server's sentence, the connection's, or the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message
  // "500: ..." is an answer that came without a sentence.
  if (!(error instanceof AppError) || /^\d{3}:/.test(error.message)) return fallback
  return error.message || error.extras.details || fallback
}

/** Tells that a call failed, as every page does. */
export function toastError(error: unknown, fallback: string, title = 'Error'): void {
  toast({ title, description: errorMessage(error, fallback), variant: 'destructive' })
}
