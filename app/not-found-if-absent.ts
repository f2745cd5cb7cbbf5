import { notFound } from 'next/navigation'
import { AppError } from '@/lib/errors'

/** Shows the page for unknown addresses in place of a `not_found` error; rethrows every other error. */
export function notFoundIfAbsent(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') notFound()
  throw error
}
