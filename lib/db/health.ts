import 'server-only'
import { AppError } from '../errors'
import { isExhausted } from '../outages'
import { db } from './client'

/** Queries the database once. Throws `unavailable` when it does not respond, or lately could not write. */
export async function pingDatabase(): Promise<{ status: 'ok' }> {
  try {
    await db.$queryRaw`SELECT 1`
    if (!isExhausted()) return { status: 'ok' }
  } catch (cause) {
    throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 5 }, { cause })
  }
  throw new AppError('unavailable', 'The database has no room left', { retryAfterSeconds: 30 })
}
