import 'server-only'
import { AppError } from '../errors'
import { db } from './client'

/** Answers when the database does; otherwise throws `unavailable`. */
export async function pingDatabase(): Promise<{ status: 'ok' }> {
  try {
    await db.$queryRaw`SELECT 1`
    return { status: 'ok' }
  } catch (cause) {
    throw Object.assign(
      new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 5 }),
      {
        cause,
      },
    )
  }
}
