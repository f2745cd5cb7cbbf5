import 'server-only'
import { db } from '../db'
import { AppError } from '../errors'
import { applyOnce } from './applied-data'
import { landingRate } from './landing-rate'
import { practiceDays } from './practice-days'
import type {
  LandingRate,
  PracticeDay,
  PracticeEntry,
  PracticeHistory,
  PracticeInput,
  PracticeLogged,
} from './schema'
import { ensureProgress, requireTrick } from './trick-data'

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
