import 'server-only'
import { AppError } from '../errors'
import { db } from './client'

/** Queries the database once. Throws `unavailable` when it does not answer. */
export async function pingDatabase(): Promise<{ status: 'ok' }> {
  try {
    await db.$queryRaw`SELECT 1`
    return { status: 'ok' }
  } catch (cause) {
    throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 5 }, { cause })
  }
}
