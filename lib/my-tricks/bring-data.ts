import 'server-only'
import { db } from '../db/client'
import { retryOnConflict } from '../db/errors'
import { mostKept, requireRoom } from '../room'
import { requireTricks } from '../tricks/data'
import { bringDays } from './diary-data'
import type { BroughtList } from './schema'

/**
 * Merges a list from elsewhere into the skater's own, all of it or nothing; merging it twice changes nothing more. Of two
 * levels or dates the higher one stays, notes and tries that are there already are not added again, and what is
 * written of a day already is kept. Returns the number of tricks. Throws `not_found` for a trick that the skater cannot
 * see, `conflict` when there is no room.
 */
export async function bringTricks(
  userId: number,
  { tricks, diary }: BroughtList,
): Promise<{ tricks: number }> {
  await requireTricks(
    userId,
    tricks.map(({ trickId }) => trickId),
  )
  const rows = JSON.stringify(tricks)
  await retryOnConflict(() =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`
        INSERT INTO "TrickProgress"
          ("userId", "trickId", "isSaved", "masteryLevel", "lastPracticed", "savedAt", "updatedAt")
        SELECT ${userId}::int, "trickId", "isSaved", "masteryLevel"::"Mastery", "lastPracticed",
          coalesce("savedAt", now()), now()
        FROM jsonb_to_recordset(${rows}::jsonb) AS brought(
          "trickId" int, "isSaved" boolean, "masteryLevel" text, "lastPracticed" timestamptz, "savedAt" timestamptz)
        ORDER BY "trickId"
        ON CONFLICT ("userId", "trickId") DO UPDATE SET
          "isSaved" = "TrickProgress"."isSaved" OR excluded."isSaved",
          "masteryLevel" = greatest("TrickProgress"."masteryLevel", excluded."masteryLevel"),
          "lastPracticed" = greatest("TrickProgress"."lastPracticed", excluded."lastPracticed"),
          "updatedAt" = now()`
      await tx.$executeRaw`
        INSERT INTO "TrickNote" ("userId", "trickId", text, "createdAt", "updatedAt")
        SELECT ${userId}::int, "trickId", text, "createdAt", "createdAt"
        FROM jsonb_to_recordset(${rows}::jsonb) AS brought("trickId" int, notes jsonb),
          jsonb_to_recordset(notes) AS note(text text, "createdAt" timestamptz)
        WHERE NOT EXISTS (
          SELECT FROM "TrickNote" known
          WHERE known."userId" = ${userId} AND known."trickId" = brought."trickId" AND known.text = note.text)`
      await tx.$executeRaw`
        INSERT INTO "PracticeEntry" ("userId", "trickId", tries, lands, "practicedAt")
        SELECT ${userId}::int, "trickId", tries, lands, "practicedAt"
        FROM jsonb_to_recordset(${rows}::jsonb) AS brought("trickId" int, practice jsonb),
          jsonb_to_recordset(practice) AS entry(tries int, lands int, "practicedAt" timestamptz)
        WHERE NOT EXISTS (
          SELECT FROM "PracticeEntry" known
          WHERE known."userId" = ${userId} AND known."trickId" = brought."trickId"
            AND known."practicedAt" = entry."practicedAt"::timestamptz(3)
            AND known.tries = entry.tries AND known.lands = entry.lands)`
      await bringDays(tx, userId, diary)
      const where = { userId }
      requireRoom('notes', await tx.trickNote.count({ where, take: mostKept.notes + 1 }), 0)
      requireRoom('sessions', await tx.practiceEntry.count({ where, take: mostKept.sessions + 1 }), 0)
    }),
  )
  return { tricks: tricks.length }
}
