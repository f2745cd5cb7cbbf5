import 'server-only'
import { db } from '../db/client'
import { applyOnce, requireRoom } from '../db/idempotency'
import type { IdempotencyKey } from '../idempotency'
import { withDay } from './diary'
import type { DiaryChange, DiaryDay } from './schema'

// Every day of more than ten years.
const mostDays = 4000
const diaryIsFull = 'Your diary has 4000 days, which is all that fits. Empty one to write another.'

const fields = { day: true, rest: true, place: true, note: true } as const

const toDay = ({ day, ...row }: Omit<DiaryDay, 'day'> & { day: Date }): DiaryDay => ({
  ...row,
  day: day.toISOString().slice(0, 10),
})

/** What a skater wrote down of their days, oldest first. */
export async function listDiary(userId: number): Promise<DiaryDay[]> {
  const rows = await db.diaryDay.findMany({ where: { userId }, select: fields, orderBy: { day: 'asc' } })
  return rows.map(toDay)
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
      if (!known)
        requireRoom(await tx.diaryDay.count({ where: { userId }, take: mostDays }), mostDays, diaryIsFull)
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
