import 'server-only'
import { AppError } from '../errors'
import { askCoach } from '../tricks/coach-data'
import { listTricks } from '../tricks/data'
import { practiceFrom } from '../tricks/rider'
import { getRider } from '../tricks/rider-data'
import type { Next } from './schema'

/** What comes next for a skater, with the reasons. Throws `unavailable` when the coach has too much to do. */
export async function getNext(userId: number): Promise<Next> {
  const [{ practiced }, summaries] = await Promise.all([getRider(userId), listTricks()])
  const asked = await askCoach('whatNext', practiceFrom(practiced))
  if (!asked) throw new AppError('unavailable', 'What comes next takes too long right now. Please try again.')
  const byId = new Map(summaries.map((trick) => [trick.id, trick]))
  const { tricks, order } = asked.answer
  return {
    order: [...order],
    tricks: tricks.flatMap(({ id, why }) => {
      const trick = byId.get(id)
      return trick ? { trick, reason: why } : []
    }),
  }
}
