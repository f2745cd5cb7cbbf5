import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { db } from '../db/client'
import type { Tally } from './schema'
import { latelyTries } from './tally'

/** All that was logged of a trick, when the last of it was, and the latest of it as `latelyOf` has it. */
export type Practice = Tally & { last: Date; lately: Tally | null }

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
