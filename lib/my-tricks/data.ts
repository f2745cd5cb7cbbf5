import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import { applyOnce, type Transaction } from '../db/idempotency'
import { AppError } from '../errors'
import { getTrickCardsById, listComposedTrickCards, listTricks } from '../tricks/data'
import type { TrickCard } from '../tricks/schema'
import { type Candidate, dueTricks, isLanded, type Levels, nextTricks, progressMap } from './advice'
import { landingRate, practiceDays } from './practice'
import type {
  FreshTrick,
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
  ProgressMap,
  SavedTrickRow,
} from './schema'
import type { MasteryLevel } from './taxonomy'

/** The library, and what TrickBot composed for this skater. */
export const visibleTo = (userId: number) =>
  ({ OR: [{ ownerId: null }, { ownerId: userId }] }) satisfies Prisma.TrickWhereInput

/** Throws `not_found` unless the trick exists for this skater. */
async function requireTrick(userId: number, trickId: number): Promise<void> {
  const found = await db.trick.findFirst({
    where: { id: trickId, ...visibleTo(userId) },
    select: { id: true },
  })
  if (!found) throw new AppError('not_found', 'Trick not found')
}

/** Notes and practice hang on the skater's row for the trick: makes it if need be, and changes nothing if not. */
async function ensureProgress(tx: Transaction, userId: number, trickId: number): Promise<void> {
  await tx.trickProgress.createMany({ data: [{ userId, trickId }], skipDuplicates: true })
}

const noteFields = { id: true, text: true, createdAt: true, updatedAt: true } satisfies Prisma.TrickNoteSelect

/** Moments are texts in a row that the database has written as JSON. */
type NoteRow = { id: number; text: string; createdAt: Date | string; updatedAt: Date | string }
type ProgressRow = { masteryLevel: MasteryLevel; lastPracticed: Date | null; notes: NoteRow[] }
type Practice = { tries: number; lands: number; last: Date | null }

const noPractice: Practice = { tries: 0, lands: 0, last: null }

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
    practiceByTrick(userId),
    getTrickCardsById(),
  ])
  const composed = rows.flatMap(({ trickId }) => (library[trickId] ? [] : trickId))
  const own = new Map((await listComposedTrickCards(userId, composed)).map((card) => [card.id, card]))
  const notesByTrick = Map.groupBy(notes, ({ trickId }) => trickId)
  return rows.flatMap(({ trickId, ...row }) => {
    const card = library[trickId] ?? own.get(trickId)
    const progress = { ...row, notes: notesByTrick.get(trickId) ?? [] }
    return card ? toMyTrick(card, progress, practice.get(trickId) ?? noPractice) : []
  })
}

/** Saves a trick; one that was removed comes back with all its progress. Throws `not_found`. */
export async function addTrick(userId: number, trickId: number, key: string | null): Promise<SavedTrickRow> {
  // `applyOnce` in one statement instead of a transaction, since this is the most frequent write.
  await db.$executeRaw`
    WITH visible AS (
      SELECT id FROM "Trick" WHERE id = ${trickId} AND ("ownerId" IS NULL OR "ownerId" = ${userId})
    ), applied AS (
      INSERT INTO "AppliedRequest" ("userId", key)
      SELECT ${userId}::int, ${key}::uuid FROM visible WHERE ${key}::uuid IS NOT NULL
      ON CONFLICT DO NOTHING
      RETURNING key
    )
    INSERT INTO "TrickProgress" ("userId", "trickId", "updatedAt")
    SELECT ${userId}::int, id, now() FROM visible WHERE ${key}::uuid IS NULL OR EXISTS (SELECT FROM applied)
    ON CONFLICT ("userId", "trickId") DO UPDATE SET "isSaved" = true, "updatedAt" = now()`
  const [row, card] = await Promise.all([findProgress(userId, trickId), findCard(userId, trickId)])
  if (!row || !card) throw new AppError('not_found', 'Trick not found')
  return { ...toProgress(row, row), card, landing: landingRate(row.tries, row.lands) }
}

async function findCard(userId: number, trickId: number): Promise<TrickCard | undefined> {
  return (await getTrickCardsById())[trickId] ?? (await listComposedTrickCards(userId, [trickId]))[0]
}

/** Takes a trick off the list and keeps its progress. Throws `not_found`. */
export async function removeTrick(userId: number, trickId: number, key: string | null): Promise<void> {
  await requireTrick(userId, trickId)
  await applyOnce(userId, key, async (tx) => {
    await tx.trickProgress.updateMany({ where: { userId, trickId }, data: { isSaved: false } })
    return null
  })
}

/** Throws `not_found` for a trick that was never saved. */
export async function saveProgress(
  userId: number,
  trickId: number,
  input: ProgressInput,
  key: string | null,
): Promise<Progress> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickProgress.updateMany({ where: { userId, trickId }, data: input })
    if (count === 0) throw new AppError('not_found', 'This trick is not in My Tricks')
    return null
  })
  return getProgress(userId, trickId)
}

/** Throws `not_found` for a trick that was never saved. */
export async function getProgress(userId: number, trickId: number): Promise<Progress> {
  const row = await findProgress(userId, trickId)
  if (!row) throw new AppError('not_found', 'This trick is not in My Tricks')
  return toProgress(row, row)
}

/** A skater's row for a trick with its notes and the sum of its practice, or null. */
async function findProgress(userId: number, trickId: number): Promise<(ProgressRow & Practice) | null> {
  const rows = await db.$queryRaw<(ProgressRow & Practice)[]>`
    SELECT progress."masteryLevel", progress."lastPracticed", noted.notes, practice.*
    FROM "TrickProgress" progress,
      LATERAL (
        SELECT coalesce(json_agg(note ORDER BY id), '[]') AS notes FROM "TrickNote" note
        WHERE note."userId" = progress."userId" AND note."trickId" = progress."trickId"
      ) noted,
      LATERAL (
        SELECT coalesce(sum(tries), 0)::int AS tries, coalesce(sum(lands), 0)::int AS lands, max("practicedAt") AS last
        FROM "PracticeEntry" entry
        WHERE entry."userId" = progress."userId" AND entry."trickId" = progress."trickId"
      ) practice
    WHERE progress."userId" = ${userId} AND progress."trickId" = ${trickId}`
  return rows[0] ?? null
}

async function practiceByTrick(userId: number): Promise<Map<number, Practice>> {
  const rows = await db.practiceEntry.groupBy({
    by: ['trickId'],
    where: { userId },
    _sum: { tries: true, lands: true },
    _max: { practicedAt: true },
  })
  return new Map(
    rows.map(({ trickId: id, _sum, _max }) => [
      id,
      { tries: _sum.tries ?? 0, lands: _sum.lands ?? 0, last: _max.practicedAt },
    ]),
  )
}

function toProgress({ masteryLevel, lastPracticed, notes }: ProgressRow, { last }: Practice): Progress {
  // Kept apart, so that an undone practice entry takes its date along.
  const latest = last && (!lastPracticed || last > lastPracticed) ? last : lastPracticed
  return { masteryLevel, lastPracticed: latest?.toISOString() ?? null, notes: notes.map(toNote) }
}

const isoOf = (moment: Date | string) => new Date(moment).toISOString()

function toNote({ id, text, createdAt, updatedAt }: NoteRow): Note {
  return { id, text, createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt) }
}

const toMyTrick = (card: TrickCard, row: ProgressRow, practice: Practice): MyTrick => ({
  ...card,
  progress: toProgress(row, practice),
  landing: landingRate(practice.tries, practice.lands),
})

const noteNotFound = () => new AppError('not_found', 'Note not found')

/** Adds a note; a repeated request returns the first one's note. Throws `not_found`. */
export async function writeNote(
  userId: number,
  trickId: number,
  { text }: NoteInput,
  key: string | null,
): Promise<Note> {
  await requireTrick(userId, trickId)
  const id = await applyOnce(userId, key, async (tx) => {
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
  key: string | null,
): Promise<Note> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.trickNote.updateMany({
      where: { id, userId, trickId, updatedAt },
      data: { text },
    })
    if (count > 0) return null
    const isThere = await tx.trickNote.count({ where: { id, userId, trickId } })
    if (!isThere) throw noteNotFound()
    throw new AppError(
      'conflict',
      'This note was changed on another device. Load it again before you change it.',
    )
  })
  return getNote(userId, trickId, id)
}

/** Deletes a note; one that is gone already stays gone. */
export async function removeNote(userId: number, trickId: number, id: number): Promise<void> {
  await db.trickNote.deleteMany({ where: { id, userId, trickId } })
}

async function getNote(userId: number, trickId: number, id: number): Promise<Note> {
  const row = await db.trickNote.findFirst({ where: { id, userId, trickId } })
  if (!row) throw noteNotFound()
  return toNote(row)
}

const practiceFields = { id: true, tries: true, lands: true, practicedAt: true } as const

type EntryRow = { id: number; tries: number; lands: number; practicedAt: Date }

/** Writes down tries and lands; a repeated request counts once. Throws `not_found`. */
export async function logPractice(
  userId: number,
  trickId: number,
  { tries, lands, practicedAt = new Date() }: PracticeInput,
  key: string | null,
): Promise<PracticeLogged> {
  await requireTrick(userId, trickId)
  const id = await applyOnce(userId, key, async (tx) => {
    await ensureProgress(tx, userId, trickId)
    const data = { userId, trickId, tries, lands, practicedAt }
    return (await tx.practiceEntry.create({ data, select: { id: true } })).id
  })
  const [row, landing] = await Promise.all([
    db.practiceEntry.findFirst({ where: { id, userId, trickId }, select: practiceFields }),
    landingOf(userId, trickId),
  ])
  if (!row || !landing) throw new AppError('not_found', 'This practice was undone')
  return { entry: toEntry(row), landing }
}

/** Takes back an entry; one that is gone already stays gone. */
export async function undoPractice(userId: number, trickId: number, id: number): Promise<LandingRate | null> {
  await db.practiceEntry.deleteMany({ where: { id, userId, trickId } })
  return landingOf(userId, trickId)
}

const longestHistory = 1000

/** The practice of one trick, the latest entries first and the days oldest first. Throws `not_found`. */
export async function practiceHistory(
  userId: number,
  trickId: number,
  timeZone: string,
): Promise<PracticeHistory> {
  await requireTrick(userId, trickId)
  const [rows, landing] = await Promise.all([
    db.practiceEntry.findMany({
      where: { userId, trickId },
      select: practiceFields,
      orderBy: [{ practicedAt: 'desc' }, { id: 'desc' }],
      take: longestHistory,
    }),
    landingOf(userId, trickId),
  ])
  return { entries: rows.map(toEntry), days: practiceDays(rows, timeZone), landing }
}

const yearMs = 366 * 24 * 60 * 60 * 1000

/** The days of the last year on which the skater practised. */
export async function practiceCalendar(userId: number, timeZone: string): Promise<PracticeDay[]> {
  const rows = await db.practiceEntry.findMany({
    where: { userId, practicedAt: { gt: new Date(Date.now() - yearMs) } },
    select: { practicedAt: true, tries: true, lands: true },
  })
  return practiceDays(rows, timeZone)
}

async function landingOf(userId: number, trickId: number): Promise<LandingRate | null> {
  const { _sum } = await db.practiceEntry.aggregate({
    where: { userId, trickId },
    _sum: { tries: true, lands: true },
  })
  return landingRate(_sum.tries ?? 0, _sum.lands ?? 0)
}

const toEntry = ({ id, tries, lands, practicedAt }: EntryRow): PracticeEntry => ({
  id,
  tries,
  lands,
  practicedAt: practicedAt.toISOString(),
})

const readLibrary = cached('tricks:graph', ['tricks'], async (): Promise<Candidate[]> => {
  const [rows, summaries] = await Promise.all([
    db.trick.findMany({
      where: { ownerId: null },
      select: { id: true, difficulty: true, prerequisites: { select: { requiresId: true } } },
    }),
    listTricks(),
  ])
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return rows.flatMap(({ id, difficulty, prerequisites }) => {
    const summary = byId.get(id)
    if (!summary) return []
    const requires = prerequisites.map((row) => row.requiresId)
    return [{ id, difficulty, summary, requires, isFoundational: summary.isFoundational }]
  })
})

/** What one landed stays landed when the trick is taken off the list; what was only begun does not count then. */
async function readLevels(userId: number): Promise<Levels> {
  const rows = await db.trickProgress.findMany({
    where: { userId },
    select: { trickId: true, masteryLevel: true, isSaved: true },
  })
  const counted = rows.filter(({ isSaved, masteryLevel }) => isSaved || isLanded(masteryLevel))
  return new Map(counted.map(({ trickId, masteryLevel }) => [trickId, masteryLevel]))
}

/** The tricks for "Next for you", with their reasons. */
export async function listNextTricks(userId: number): Promise<NextTrick[]> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return nextTricks(library, levels)
}

/** The whole library with the skater's own tricks coloured. */
export async function readProgressMap(userId: number): Promise<ProgressMap> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return progressMap(library, levels)
}

/** The saved tricks for "Keep it fresh". */
export async function listDueTricks(userId: number, now = new Date()): Promise<FreshTrick[]> {
  const rows = await db.trickProgress.findMany({
    where: { userId, isSaved: true, trick: visibleTo(userId) },
    select: {
      masteryLevel: true,
      lastPracticed: true,
      savedAt: true,
      trick: { select: { id: true, slug: true, name: true } },
      practice: { select: { practicedAt: true }, orderBy: { practicedAt: 'desc' }, take: 1 },
    },
  })
  const kept = rows.map(({ trick, masteryLevel, lastPracticed, savedAt, practice }) => {
    const moments = [lastPracticed ?? savedAt, ...practice.map((entry) => entry.practicedAt)]
    return { trick, masteryLevel, lastTouched: new Date(Math.max(...moments.map(Number))) }
  })
  return dueTricks(kept, now)
}
