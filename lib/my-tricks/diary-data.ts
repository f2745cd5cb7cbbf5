import 'server-only'
import { utcDay } from '../days'
import { db } from '../db/client'
import { applyOnce, type Transaction } from '../db/idempotency'
import type { IdempotencyKey } from '../idempotency'
import { mostKept, requireRoom } from '../room'
import { withDay } from './diary'
import type { DiaryChange, DiaryDay } from './schema'

const fields = { day: true, rest: true, place: true, note: true } as const

const toDay = ({ day, ...row }: Omit<DiaryDay, 'day'> & { day: Date }): DiaryDay => ({
  ...row,
  day: utcDay(day),
})

/** What a skater wrote down of their days, oldest first. */
export async function listDiary(userId: number): Promise<DiaryDay[]> {
  const rows = await db.diaryDay.findMany({ where: { userId }, select: fields, orderBy: { day: 'asc' } })
  return rows.map(toDay)
}

/** Adds days that were written down elsewhere, as `withBroughtDay` does. Throws `conflict` when there is no room. */
export async function bringDays(tx: Transaction, userId: number, days: DiaryDay[]): Promise<void> {
  const written = days.filter(({ rest, place, note }) => rest || place || note)
  if (written.length === 0) return
  await tx.$executeRaw`
    INSERT INTO "DiaryDay" AS known ("userId", day, rest, place, note)
    SELECT ${userId}::int, day, rest::"RestReason", place, note
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS brought(day date, rest text, place text, note text)
    ORDER BY day
    ON CONFLICT ("userId", day) DO UPDATE SET
      rest = coalesce(known.rest, excluded.rest),
      place = coalesce(nullif(known.place, ''), excluded.place),
      note = coalesce(nullif(known.note, ''), excluded.note)`
  requireRoom('days', await tx.diaryDay.count({ where: { userId }, take: mostKept.days + 1 }), 0)
}

/** Changes what is written down of a day. Returns the day, null when nothing stands there any more. */
export async function writeDay(
  userId: number,
  change: DiaryChange,
  key: IdempotencyKey | null,
): Promise<{ day: DiaryDay | null }> {
  const day = new Date(change.day)
  const id = { userId_day: { userId, day } }
  await applyOnce(userId, key, async (tx) => {
    const known = await tx.diaryDay.findUnique({ where: id, select: fields })
    const [next] = withDay(known ? [toDay(known)] : [], change)
    if (!next) await tx.diaryDay.deleteMany({ where: { userId, day } })
    else {
      if (!known) requireRoom('days', await tx.diaryDay.count({ where: { userId }, take: mostKept.days }))
      const { rest, place, note } = next
      await tx.diaryDay.upsert({
        where: id,
        create: { userId, day, rest, place, note },
        update: { rest, place, note },
      })
    }
    return null
  })
  const row = await db.diaryDay.findUnique({ where: id, select: fields })
  return { day: row && toDay(row) }
}
