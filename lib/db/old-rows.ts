import 'server-only'
import { dayMs } from '../days'
import { describeError, log } from '../observability/log'
import { db } from './client'

// Rows that count for some time only: how long they are kept, and that they go. Pictures no post shows are the one
// other thing that goes by itself (lib/uploads/data.ts).

/** No rate limit counts for longer. */
export const longestWindowMs = dayMs

/** The clocks of servers differ by a little, and calls overtake each other. */
export const clockSkewMs = 60_000

// Longer than any device keeps retrying a write.
const idempotencyKeyMs = 30 * dayMs

// A game by link, since its last try; for the last sixty of these days it is closed.
const untouchedGameMs = 90 * dayMs

/**
 * Deletes what is over: sessions, mailed links, idempotency keys, games by link and counters of rate limits. A counter
 * that would end later than any may was written by a clock that was ahead, and goes too.
 */
export async function deleteOldRows(now = new Date()): Promise<void> {
  const time = now.getTime()
  const isOver = { expiresAt: { lte: now } }
  await Promise.all([
    db.session.deleteMany({ where: isOver }),
    db.passwordReset.deleteMany({ where: isOver }),
    db.emailLink.deleteMany({ where: isOver }),
    db.appliedRequest.deleteMany({ where: { createdAt: { lte: new Date(time - idempotencyKeyMs) } } }),
    db.linkedGame.deleteMany({ where: { touchedAt: { lt: new Date(time - untouchedGameMs) } } }),
    db.rateLimit.deleteMany({
      where: { OR: [{ expire: { lte: time } }, { expire: { gt: time + longestWindowMs + clockSkewMs } }] },
    }),
  ])
}

/**
 * Makes a clean-up that work of another kind can begin with: it runs if the last time on this server is long enough
 * ago. What the caller wants matters more, so a failure is logged, and the next time is early enough.
 */
export function nowAndThen(everyMs: number, cleanUp: () => Promise<unknown>) {
  let ranAt = Number.NEGATIVE_INFINITY
  return async (): Promise<void> => {
    const now = Date.now()
    // A clock that was ahead may have been put back.
    if (Math.abs(now - ranAt) < everyMs) return
    ranAt = now
    try {
      await cleanUp()
    } catch (error) {
      log.warn({ at: 'old-rows', ...describeError(error) })
    }
  }
}

/** `deleteOldRows`, every five minutes at most. */
export const deleteOldRowsNowAndThen = nowAndThen(5 * 60_000, deleteOldRows)
