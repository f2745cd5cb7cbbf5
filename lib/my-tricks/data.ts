import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { cached } from '../cache/cache'
import { dayMs } from '../days'
import { db } from '../db/client'
import { retryOnConflict } from '../db/errors'
import { applyOnce, requireSameWrite, type Transaction } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { mostKept, requireRoom } from '../room'
import { getTrickCardsById, listComposedTrickCards, listTricks, requireTricks } from '../tricks/data'
import { isCounted } from '../tricks/rider'
import { type Practice, type PracticeRow, selectSums, sumPractice, toPractice } from '../tricks/rider-data'
import type { TrickCard } from '../tricks/schema'
import { inLibrary, trickNotFound } from '../visible-tricks'
import { type Candidate, type Levels, nextTricks } from './advice'
import { bringDays } from './diary-data'
import { landingOf, practiceDays } from './practice'
import type {
  BroughtList,
  LandingRate,
  MyTrick,
  NextTrick,
  Note,
  NoteChange,
  NoteInput,
  PracticeDay,
  PracticeEntry,
  PracticeHistory,
  PracticeInput,
  PracticeLogged,
  Progress,
  ProgressInput,
  SavedTrickRow,
} from './schema'
import type { MasteryLevel } from './taxonomy'

const notSaved = () => new AppError('not_found', 'This trick is not in My Tricks')

/** Notes and practice hang on the skater's row for the trick: makes it if need be, and changes nothing if not. */
async function ensureProgress(tx: Transaction, userId: number, trickId: number): Promise<void> {
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

function toNote({ id, text, createdAt, updatedAt }: NoteRow): Note {
  return { id, text, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt) }
}

const rateOf = (practice: Practice | null | undefined): LandingRate | null =>
  practice ? landingOf(practice, practice.lately) : null

const toMyTrick = (card: TrickCard, row: ProgressRow, practice: Practice | undefined): MyTrick => ({
  ...card,
  progress: toProgress(row, practice),
  landing: rateOf(practice),
})

const noteNotFound = () => new AppError('not_found', 'Note not found')

/** Adds a note; a repeated request returns the first one's note. Throws `not_found`. */
export async function writeNote(
  userId: number,
  trickId: number,
  { text }: NoteInput,
  key: IdempotencyKey | null,
): Promise<Note> {
  await requireTricks(userId, [trickId])
  const id = await applyOnce(userId, key, async (tx) => {
    requireRoom('notes', await tx.trickNote.count({ where: { userId }, take: mostKept.notes }))
    await ensureProgress(tx, userId, trickId)
    const note = await tx.trickNote.create({ data: { userId, trickId, text }, select: { id: true } })
    return note.id
  })
  return getNote(userId, trickId, id)
}

/** Rewords a note. Throws `conflict` when it was reworded elsewhere since, `not_found` when it is gone. */
export async function changeNote(
  userId: number,
  trickId: number,
  id: number,
  { text, updatedAt }: NoteChange,
  key: IdempotencyKey | null,
): Promise<Note> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.updateMany({
      where: { id, userId, trickId, updatedAt },
      data: { text },
    })
    if (count > 0) return null
    const isThere = await tx.trickNote.count({ where: { id, userId, trickId } })
    if (!isThere) throw noteNotFound()
    throw new AppError('conflict', 'This note was changed on another device. Look at both before you save.')
  })
  return getNote(userId, trickId, id)
}

/** Deletes a note; a repeated request changes nothing. Throws `not_found`. */
export async function removeNote(
  userId: number,
  trickId: number,
  id: number,
  key: IdempotencyKey | null,
): Promise<void> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.deleteMany({ where: { id, userId, trickId } })
    if (count === 0) throw noteNotFound()
    return null
  })
}

async function getNote(userId: number, trickId: number, id: number): Promise<Note> {
  const row = await db.trickNote.findFirst({ where: { id, userId, trickId } })
  if (!row) throw noteNotFound()
  return toNote(row)
}

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

const practiceFields = { id: true, tries: true, lands: true, practicedAt: true } as const

type EntryRow = { id: number; tries: number; lands: number; practicedAt: Date }

/** Writes down tries and lands; a repeated request counts once, and not at all when they were undone since. Throws `not_found`. */
export async function logPractice(
  userId: number,
  trickId: number,
  { tries, lands, practicedAt = new Date() }: PracticeInput,
  key: IdempotencyKey | null,
): Promise<PracticeLogged> {
  await requireTricks(userId, [trickId])
  const id = await applyOnce(userId, key, async (tx) => {
    requireRoom('sessions', await tx.practiceEntry.count({ where: { userId }, take: mostKept.sessions }))
    await ensureProgress(tx, userId, trickId)
    const data = { userId, trickId, tries, lands, practicedAt }
    return (await tx.practiceEntry.create({ data, select: { id: true } })).id
  })
  const [row, landing, removed] = await Promise.all([
    db.practiceEntry.findFirst({ where: { id, userId, trickId }, select: practiceFields }),
    landingNow(userId, trickId),
    db.trickProgress.findFirst({
      where: { userId, trickId, isSaved: false },
      select: { trick: { select: { name: true } } },
    }),
  ])
  return { entry: row && toEntry(row), landing, removedTrick: removed?.trick.name ?? null }
}

/** Takes back an entry; a repeated request changes nothing. Throws `not_found`. */
export async function undoPractice(
  userId: number,
  trickId: number,
  id: number,
  key: IdempotencyKey | null,
): Promise<LandingRate | null> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.practiceEntry.deleteMany({ where: { id, userId, trickId } })
    if (count === 0) throw new AppError('not_found', 'This practice was undone')
    return null
  })
  return landingNow(userId, trickId)
}

const longestHistory = 1000

/** The practice of one trick, the latest entries first and the days oldest first. Throws `not_found`. */
export async function practiceHistory(
  userId: number,
  trickId: number,
  timeZone: string,
): Promise<PracticeHistory> {
  await requireTricks(userId, [trickId])
  const [rows, landing] = await Promise.all([
    db.practiceEntry.findMany({
      where: { userId, trickId },
      select: practiceFields,
      orderBy: [{ practicedAt: 'desc' }, { id: 'desc' }],
      take: longestHistory,
    }),
    landingNow(userId, trickId),
  ])
  return { entries: rows.map(toEntry), days: practiceDays(rows, timeZone), landing }
}

const yearMs = 366 * dayMs

/** The days of the last year on which the skater practiced. */
export async function practiceCalendar(userId: number, timeZone: string): Promise<PracticeDay[]> {
  const rows = await db.practiceEntry.findMany({
    where: { userId, practicedAt: { gt: new Date(Date.now() - yearMs) } },
    select: { practicedAt: true, tries: true, lands: true },
  })
  return practiceDays(rows, timeZone)
}

const landingNow = async (userId: number, trickId: number): Promise<LandingRate | null> =>
  rateOf((await sumPractice(userId, trickId)).get(trickId))

const toEntry = ({ id, tries, lands, practicedAt }: EntryRow): PracticeEntry => ({
  id,
  tries,
  lands,
  practicedAt: practicedAt.toISOString(),
})

const readLibrary = cached('tricks:graph', ['tricks'], async (): Promise<Candidate[]> => {
  const [rows, summaries] = await Promise.all([
    db.trick.findMany({
      where: inLibrary,
      select: { id: true, prerequisites: { select: { requiresId: true } } },
    }),
    listTricks(),
  ])
  const requiresById = new Map(
    rows.map((row) => [row.id, row.prerequisites.map(({ requiresId }) => requiresId)]),
  )
  // The best known comes first.
  return summaries.flatMap((summary, rank) => {
    const { id, isFoundational } = summary
    const requires = requiresById.get(id)
    return requires ? [{ id, summary, requires, rank, isFoundational }] : []
  })
})

async function readLevels(userId: number): Promise<Levels> {
  const rows = await db.trickProgress.findMany({
    where: { userId },
    select: { trickId: true, masteryLevel: true, isSaved: true },
  })
  return new Map(rows.filter(isCounted).map(({ trickId, masteryLevel }) => [trickId, masteryLevel]))
}

/** The tricks for "Next for you", with their reasons. */
export async function listNextTricks(userId: number): Promise<NextTrick[]> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return nextTricks(library, levels)
}
