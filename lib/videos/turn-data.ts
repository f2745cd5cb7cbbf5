import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '../db'

/** `rest`: was searched lately. `busy`: somebody searches at this moment. */
export type SearchLock = { state: 'mine'; claim: string } | { state: 'rest' } | { state: 'busy' }

/** Asks for the turn to search tutorials of a trick: no two servers ever have it at once. */
export async function acquireSearchLock(trickId: number): Promise<SearchLock> {
  const claim = randomUUID()
  // A server that dies with the turn loses it after the time that a search may take.
  const taken = await db.$executeRaw`
    INSERT INTO "TutorialSearch" AS search ("trickId", claim, "claimedUntil")
    VALUES (${trickId}, ${claim}::uuid, now() + interval '8 seconds')
    ON CONFLICT ("trickId") DO UPDATE
    SET claim = excluded.claim, "claimedUntil" = excluded."claimedUntil"
    WHERE (search."claimedUntil" IS NULL OR search."claimedUntil" < now())
      AND (search."nextAt" IS NULL OR search."nextAt" <= now())`
  if (taken > 0) return { state: 'mine', claim }
  const row = await db.tutorialSearch.findUnique({ where: { trickId } })
  return { state: row?.nextAt && row.nextAt > new Date() ? 'rest' : 'busy' }
}

/** Gives the turn back; a search that brought an answer needs no other one before `nextAt`. */
export async function releaseSearchLock(trickId: number, claim: string, nextAt: Date | null): Promise<void> {
  await db.tutorialSearch.updateMany({
    where: { trickId, claim },
    data: { claim: null, claimedUntil: null, nextAt },
  })
}
