import 'server-only'
import { db } from '../db'

// Longer than any device keeps trying to send the same write.
const repetitionsMs = 30 * 24 * 60 * 60 * 1000

/** Deletes what has had its day: sessions and links that are over, and keys of writes that nobody repeats. */
export async function deleteExpiredRows(now = new Date()): Promise<void> {
  const isOver = { expiresAt: { lte: now } }
  await Promise.all([
    db.session.deleteMany({ where: isOver }),
    db.passwordReset.deleteMany({ where: isOver }),
    db.appliedRequest.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - repetitionsMs) } } }),
  ])
}
