import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { db } from '../db/client'
import type { PracticeRecord } from '../skate/odds'
import type { Natural } from '../skate/stance'
import { isCounted, isLanded, latelyTries } from './rider'
import type { Tally } from './schema'

/** What is known about a rider: their stance and how well they land what they practiced. */
export type Rider = {
  userId: number | null
  natural: Natural | null
  practiced: Map<number, PracticeRecord>
  /** Names of the tricks they land. */
  known: string[]
}

/** A rider of whom nothing is known. */
export const guestRider: Rider = { userId: null, natural: null, practiced: new Map(), known: [] }

/** The record of a user; null stands for a guest, who has none. */
export async function getRider(userId: number | null): Promise<Rider> {
  if (userId === null) return guestRider
  const [user, progress, practice] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { riderStance: true } }),
    db.trickProgress.findMany({
      where: { userId },
      select: { trickId: true, isSaved: true, masteryLevel: true, trick: { select: { name: true } } },
    }),
    sumPractice(userId),
  ])
  const counted = progress.filter(isCounted)
  const recordOf = (trickId: number): Tally => {
    const logged = practice.get(trickId)
    return logged?.lately ?? logged ?? { tries: 0, lands: 0 }
  }
  return {
    userId,
    natural: user?.riderStance ?? null,
    practiced: new Map(
      counted.map(({ trickId, masteryLevel }) => {
        const { tries, lands } = recordOf(trickId)
        return [trickId, { tries, lands, mastery: masteryLevel }]
      }),
    ),
    known: counted.filter(({ masteryLevel }) => isLanded(masteryLevel)).map(({ trick }) => trick.name),
  }
}

/** All that was logged of a trick, when the last of it was, and the latest of it as `latelyOf` has it. */
export type Practice = Tally & { last: Date; lately: Tally | null }

/** What was logged of a trick as `selectSums` selects it; of no more tries than `latelyTries`, the latest are all. */
export type PracticeRow = Tally & { last: Date; latelyTries: number; latelyLands: number }

/** Selects a `PracticeRow` for each trick among the entries that meet a condition. */
export const selectSums = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT "trickId", sum(tries)::int AS tries, sum(lands)::int AS lands, max("practicedAt") AS last,
    (sum(tries) FILTER (WHERE later < ${latelyTries}))::int AS "latelyTries",
    (sum(lands) FILTER (WHERE later < ${latelyTries}))::int AS "latelyLands"
  FROM (
    SELECT *, sum(tries) OVER (PARTITION BY "trickId" ORDER BY "practicedAt" DESC, id DESC) - tries AS later
    FROM "PracticeEntry" WHERE ${condition}
  ) entry
  GROUP BY "trickId"`

/** What a row of `selectSums` says. */
export const toPractice = ({
  tries,
  lands,
  last,
  latelyTries: most,
  latelyLands,
}: PracticeRow): Practice => ({
  tries,
  lands,
  last,
  lately: most < tries ? { tries: most, lands: latelyLands } : null,
})

/** What a skater logged, by trick; of one trick alone where that is given. */
export async function sumPractice(userId: number, trickId?: number): Promise<Map<number, Practice>> {
  const ofOne = trickId === undefined ? Prisma.empty : Prisma.sql`AND "trickId" = ${trickId}`
  const rows = await db.$queryRaw<(PracticeRow & { trickId: number })[]>(
    selectSums(Prisma.sql`"userId" = ${userId} ${ofOne}`),
  )
  return new Map(rows.map((row) => [row.trickId, toPractice(row)]))
}
