import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { db } from '../db/client'
import { applyOnce, requireSameWrite, type Transaction } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { getTrickCardsById, listComposedTrickCards, requireTricks } from '../tricks/data'
import { type Practice, type PracticeRow, selectSums, sumPractice, toPractice } from '../tricks/rider-data'
import type { TrickCard } from '../tricks/schema'
import { trickNotFound } from '../visible-tricks'
import { landingOf } from './practice'
import type { LandingRate, MyTrick, Note, Progress, ProgressInput, SavedTrickRow } from './schema'
import type { MasteryLevel } from './taxonomy'

const notSaved = () => new AppError('not_found', 'This trick is not in My Tricks')

/** Notes and practice hang on the skater's row for the trick: makes it if need be, and changes nothing if not. */
export async function ensureProgress(tx: Transaction, userId: number, trickId: number): Promise<void> {
  await tx.trickProgress.createMany({ data: [{ userId, trickId }], skipDuplicates: true })
}

const noteFields = { id: true, text: true, createdAt: true, updatedAt: true } satisfies Prisma.TrickNoteSelect

/** Moments are texts in a row that the database has written as JSON. */
type NoteRow = { id: number; text: string; createdAt: Date | string; updatedAt: Date | string }
type ProgressRow = { masteryLevel: MasteryLevel; lastPracticed: Date | null; notes: NoteRow[] }

/** What a skater has saved, the latest first. */
export async function listMyTricks(userId: number): Promise<MyTrick[]> {
  const [rows, notes, practice, library] = await Promise.all([
    db.trickProgress.findMany({
      where: { userId, isSaved: true },
      select: { trickId: true, masteryLevel: true, lastPracticed: true },
      orderBy: [{ savedAt: 'desc' }, { trickId: 'asc' }],
    }),
    db.trickNote.findMany({
      where: { userId },
      select: { ...noteFields, trickId: true },
      orderBy: { id: 'asc' },
    }),
    sumPractice(userId),
    getTrickCardsById(),
  ])
  const composed = rows.flatMap(({ trickId }) => (library[trickId] ? [] : trickId))
  const own = new Map((await listComposedTrickCards(userId, composed)).map((card) => [card.id, card]))
  const notesByTrick = Map.groupBy(notes, ({ trickId }) => trickId)
  return rows.flatMap(({ trickId, ...row }) => {
    const card = library[trickId] ?? own.get(trickId)
    const progress = { ...row, notes: notesByTrick.get(trickId) ?? [] }
    return card ? toMyTrick(card, progress, practice.get(trickId)) : []
  })
}

/** Saves a trick; one that was removed comes back with all its progress. Throws `not_found`. */
export async function addTrick(
  userId: number,
  trickId: number,
  key: IdempotencyKey | null,
): Promise<SavedTrickRow> {
  // `applyOnce` in one statement instead of a transaction, since this is the most frequent write.
  const id = key?.id ?? null
  const earlier = await db.$queryRaw<{ fingerprint: string | null }[]>`
    WITH visible AS (
      SELECT id FROM "Trick" WHERE id = ${trickId} AND ("ownerId" IS NULL OR "ownerId" = ${userId})
    ), applied AS (
      INSERT INTO "AppliedRequest" ("userId", key, fingerprint)
      SELECT ${userId}::int, ${id}::uuid, ${key?.fingerprint ?? null} FROM visible WHERE ${id}::uuid IS NOT NULL
      ON CONFLICT DO NOTHING
      RETURNING key
    ), saved AS (
      INSERT INTO "TrickProgress" ("userId", "trickId", "updatedAt")
      SELECT ${userId}::int, id, now() FROM visible WHERE ${id}::uuid IS NULL OR EXISTS (SELECT FROM applied)
      ON CONFLICT ("userId", "trickId") DO UPDATE SET "isSaved" = true, "updatedAt" = now()
    )
    SELECT fingerprint FROM "AppliedRequest" WHERE "userId" = ${userId} AND key = ${id}::uuid`
  if (key && earlier[0]) requireSameWrite(earlier[0].fingerprint, key)
  const [row, card] = await Promise.all([findProgress(userId, trickId), findCard(userId, trickId)])
  if (!row || !card) throw trickNotFound()
  return { ...toProgress(row, row.practice), card, landing: rateOf(row.practice) }
}

async function findCard(userId: number, trickId: number): Promise<TrickCard | undefined> {
  return (await getTrickCardsById())[trickId] ?? (await listComposedTrickCards(userId, [trickId]))[0]
}

/** Takes a trick off the list and keeps its progress; off it already, it stays so. Throws `not_found`. */
export async function removeTrick(
  userId: number,
  trickId: number,
  key: IdempotencyKey | null,
): Promise<void> {
  await requireTricks(userId, [trickId])
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickProgress.updateMany({
      where: { userId, trickId },
      data: { isSaved: false },
    })
    if (count === 0) throw notSaved()
    return null
  })
}

/** Returns the progress as it is then, whoever was last. Throws `not_found` for a trick that was never saved. */
export async function saveProgress(
  userId: number,
  trickId: number,
  { ifLatest = false, ...data }: ProgressInput,
  key: IdempotencyKey | null,
): Promise<Progress> {
  const where = { userId, trickId }
  const latest = { OR: [{ lastPracticed: null }, { lastPracticed: { lte: data.lastPracticed } }] }
  await applyOnce(userId, key, async (tx) => {
    const isOrdered = ifLatest && data.lastPracticed
    const { count } = await tx.trickProgress.updateMany({
      where: isOrdered ? { ...where, ...latest } : where,
      data,
    })
    const isThere = count > 0 || (isOrdered && (await tx.trickProgress.count({ where })) > 0)
    if (!isThere) throw notSaved()
    return null
  })
  return getProgress(userId, trickId)
}

/** Throws `not_found` for a trick that was never saved. */
export async function getProgress(userId: number, trickId: number): Promise<Progress> {
  const row = await findProgress(userId, trickId)
  if (!row) throw notSaved()
  return toProgress(row, row.practice)
}

type PracticedRow = ProgressRow & { practice: Practice | null }

/** A skater's row for a trick with its notes and its practice, or null. */
async function findProgress(userId: number, trickId: number): Promise<PracticedRow | null> {
  const entries = Prisma.sql`"userId" = progress."userId" AND "trickId" = progress."trickId"`
  const [row] = await db.$queryRaw<(ProgressRow & (PracticeRow | { tries: null }))[]>`
    SELECT progress."masteryLevel", progress."lastPracticed", noted.notes, practice.*
    FROM "TrickProgress" progress
    LEFT JOIN LATERAL (${selectSums(entries)}) practice ON true,
      LATERAL (
        SELECT coalesce(json_agg(note ORDER BY id), '[]') AS notes FROM "TrickNote" note
        WHERE note."userId" = progress."userId" AND note."trickId" = progress."trickId"
      ) noted
    WHERE progress."userId" = ${userId} AND progress."trickId" = ${trickId}`
  return row ? { ...row, practice: row.tries === null ? null : toPractice(row) } : null
}

function toProgress(
  { masteryLevel, lastPracticed, notes }: ProgressRow,
  practice: Practice | null | undefined,
): Progress {
  const last = practice?.last
  // Kept apart, so that an undone practice entry takes its date along.
  const latest = last && (!lastPracticed || last > lastPracticed) ? last : lastPracticed
  return { masteryLevel, lastPracticed: latest?.toISOString() ?? null, notes: notes.map(toNote) }
}

const isoOf = (moment: Date | string) => new Date(moment).toISOString()

/** A note as it is returned. */
export function toNote({ id, text, createdAt, updatedAt }: NoteRow): Note {
  return { id, text, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt) }
}

/** A landing rate out of what was logged; null before the first try. */
export const rateOf = (practice: Practice | null | undefined): LandingRate | null =>
  practice ? landingOf(practice, practice.lately) : null

const toMyTrick = (card: TrickCard, row: ProgressRow, practice: Practice | undefined): MyTrick => ({
  ...card,
  progress: toProgress(row, practice),
  landing: rateOf(practice),
})
