import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'

/** What a failed call says to a person: the server's sentence, the connection's, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message
  return error instanceof AppError && error.message ? error.message : fallback
}
