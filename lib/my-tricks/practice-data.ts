import 'server-only'
import { dayMs } from '../days'
import { db } from '../db/client'
import { applyOnce } from '../db/idempotency'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { mostKept, requireRoom } from '../room'
import { requireTricks } from '../tricks/data'
import { ensureProgress, findProgress } from './data'
import { lastDays, practiceDays } from './practice'
import type {
  PracticeCorrected,
  PracticeDay,
  Practiced,
  PracticeEntry,
  PracticeHistory,
  PracticeInput,
  PracticeLogged,
  TrickDay,
} from './schema'

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
  const [corrected, removed] = await Promise.all([
    entryNow(userId, trickId, id),
    db.trickProgress.findFirst({
      where: { userId, trickId, isSaved: false },
      select: { trick: { select: { name: true } } },
    }),
  ])
  return { ...corrected, removedTrick: removed?.trick.name ?? null }
}

const undone = () => new AppError('not_found', 'This practice was undone')

/** Changes what an entry says; without a moment it stays where it is. Throws `not_found`. */
export async function correctPractice(
  userId: number,
  trickId: number,
  id: number,
  { tries, lands, practicedAt }: PracticeInput,
  key: IdempotencyKey | null,
): Promise<PracticeCorrected> {
  await applyOnce(userId, key, async (tx) => {
    const data = { tries, lands, ...(practicedAt && { practicedAt }) }
    const { count } = await tx.practiceEntry.updateMany({ where: { id, userId, trickId }, data })
    if (count === 0) throw undone()
    return null
  })
  return entryNow(userId, trickId, id)
}

/** Takes back an entry; a repeated request changes nothing. Throws `not_found`. */
export async function undoPractice(
  userId: number,
  trickId: number,
  id: number,
  key: IdempotencyKey | null,
): Promise<Practiced> {
  await applyOnce(userId, key, async (tx) => {
    const { count } = await tx.practiceEntry.deleteMany({ where: { id, userId, trickId } })
    if (count === 0) throw undone()
    return null
  })
  return practicedNow(userId, trickId)
}

async function entryNow(userId: number, trickId: number, id: number): Promise<PracticeCorrected> {
  const [row, now] = await Promise.all([
    db.practiceEntry.findFirst({ where: { id, userId, trickId }, select: practiceFields }),
    practicedNow(userId, trickId),
  ])
  return { ...now, entry: row && toEntry(row) }
}

async function practicedNow(userId: number, trickId: number): Promise<Practiced> {
  const found = await findProgress(userId, trickId)
  return { landing: found?.landing ?? null, lastPracticed: found?.progress.lastPracticed ?? null }
}

const longestHistory = 1000

/** The practice of one trick, the latest entries first and the days oldest first. Throws `not_found`. */
export async function practiceHistory(
  userId: number,
  trickId: number,
  timeZone: string,
): Promise<PracticeHistory> {
  await requireTricks(userId, [trickId])
  const [rows, { landing }] = await Promise.all([
    db.practiceEntry.findMany({
      where: { userId, trickId },
      select: practiceFields,
      orderBy: [{ practicedAt: 'desc' }, { id: 'desc' }],
      take: longestHistory,
    }),
    practicedNow(userId, trickId),
  ])
  return { entries: rows.map(toEntry), days: practiceDays(rows, timeZone), landing }
}

const yearMs = 366 * dayMs

const lastYear = (userId: number) =>
  db.practiceEntry.findMany({
    where: { userId, practicedAt: { gt: new Date(Date.now() - yearMs) } },
    select: { trickId: true, practicedAt: true, tries: true, lands: true },
  })

/** The days of the last year on which the skater practiced. */
export const practiceCalendar = async (userId: number, timeZone: string): Promise<PracticeDay[]> =>
  practiceDays(await lastYear(userId), timeZone)

/** The last day before today, within a year, on which each trick was practiced. */
export const lastTimes = async (userId: number, timeZone: string): Promise<TrickDay[]> =>
  lastDays(await lastYear(userId), timeZone, new Date())

const toEntry = ({ id, tries, lands, practicedAt }: EntryRow): PracticeEntry => ({
  id,
  tries,
  lands,
  practicedAt: practicedAt.toISOString(),
})
