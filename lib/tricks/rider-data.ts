import 'server-only'
import { db } from '../db'
import type { PracticeRecord } from '../skate/odds'
import type { Natural } from '../skate/stance'

/** What is known about who asks: what was practised how well, and which foot goes first. */
export type Rider = {
  userId: number | null
  natural: Natural | null
  practised: Map<number, PracticeRecord>
  /** Names of the tricks that land in practice. */
  known: string[]
}

export const guestRider: Rider = { userId: null, natural: null, practised: new Map(), known: [] }

/** A skater's own record; somebody without an account has none. */
export async function getRider(userId: number | null): Promise<Rider> {
  if (userId === null) return guestRider
  const [user, progress, practice] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { riderStance: true } }),
    db.trickProgress.findMany({
      where: { userId },
      select: { trickId: true, isSaved: true, masteryLevel: true, trick: { select: { name: true } } },
    }),
    db.practiceEntry.groupBy({ by: ['trickId'], where: { userId }, _sum: { tries: true, lands: true } }),
  ])
  const sums = new Map(practice.map(({ trickId, _sum }) => [trickId, _sum]))
  const isLanded = (level: string) => level !== 'LEARNING'
  const counted = progress.filter(({ isSaved, masteryLevel }) => isSaved || isLanded(masteryLevel))
  return {
    userId,
    natural: user?.riderStance ?? null,
    practised: new Map(
      counted.map(({ trickId, masteryLevel }) => [
        trickId,
        {
          tries: sums.get(trickId)?.tries ?? 0,
          lands: sums.get(trickId)?.lands ?? 0,
          mastery: masteryLevel,
        },
      ]),
    ),
    known: counted.filter(({ masteryLevel }) => isLanded(masteryLevel)).map(({ trick }) => trick.name),
  }
}
