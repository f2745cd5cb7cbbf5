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
import type { LandingRate, MyTrick, Note, Progress, ProgressInput, SavedTrickRow, Stated } from './schema'

const notSaved = () => new AppError('not_found', 'This trick is not in My Tricks')

/** Notes and practice hang on the skater's row for the trick: makes it if need be, and changes nothing if not. */
export async function ensureProgress(tx: Transaction, userId: number, trickId: number): Promise<void> {
  await tx.trickProgress.createMany({ data: [{ userId, trickId }], skipDuplicates: true })
}

const noteFields = { id: true, text: true, createdAt: true, updatedAt: true } satisfies Prisma.TrickNoteSelect

/** Moments are texts in a row that the database has written as JSON. */
type NoteRow = { id: number; text: string; createdAt: Date | string; updatedAt: Date | string }
/** The columns of what a skater states, wherever a row is read. */
const statedFields = { masteryLevel: true, lastPracticed: true } satisfies Record<keyof Stated, true>
type StatedRow = Prisma.TrickProgressGetPayload<{ select: typeof statedFields }>
type ProgressRow = StatedRow & { notes: NoteRow[] }

/** What a skater has saved, the latest first. */
export async function listMyTricks(userId: number): Promise<MyTrick[]> {
  const [rows, notes, practice, library] = await Promise.all([
    db.trickProgress.findMany({
      where: { userId, isSaved: true },
      select: { ...statedFields, trickId: true },
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
    const known = { ...row, notes: notesByTrick.get(trickId) ?? [] }
    return card ? { ...card, ...practiced(known, practice.get(trickId) ?? null) } : []
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
  const [found, card] = await Promise.all([findProgress(userId, trickId), findCard(userId, trickId)])
  if (!found || !card) throw trickNotFound()
  return { ...found.progress, card, landing: found.landing }
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
  const found = await findProgress(userId, trickId)
  if (!found) throw notSaved()
  return found.progress
}

const statedColumns = Prisma.raw(
  Object.keys(statedFields)
    .map((column) => `progress."${column}"`)
    .join(', '),
)

/** What the list has of a trick, in one statement; null for one that was never saved. */
export async function findProgress(
  userId: number,
  trickId: number,
): Promise<Pick<MyTrick, 'progress' | 'landing'> | null> {
  const entries = Prisma.sql`"userId" = progress."userId" AND "trickId" = progress."trickId"`
  const [row] = await db.$queryRaw<(ProgressRow & (PracticeRow | { tries: null }))[]>`
    SELECT ${statedColumns}, noted.notes, practice.*
    FROM "TrickProgress" progress
    LEFT JOIN LATERAL (${selectSums(entries)}) practice ON true,
      LATERAL (
        SELECT coalesce(json_agg(note ORDER BY id), '[]') AS notes FROM "TrickNote" note
        WHERE note."userId" = progress."userId" AND note."trickId" = progress."trickId"
      ) noted
    WHERE progress."userId" = ${userId} AND progress."trickId" = ${trickId}`
  return row ? practiced(row, row.tries === null ? null : toPractice(row)) : null
}

const practiced = (row: ProgressRow, practice: Practice | null) => ({
  progress: toProgress(row, practice),
  landing: rateOf(practice),
})

function toProgress(
  { masteryLevel, lastPracticed, notes }: ProgressRow,
  practice: Practice | null,
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
const rateOf = (practice: Practice | null): LandingRate | null =>
  practice && landingOf(practice, practice.lately)
