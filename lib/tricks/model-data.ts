import 'server-only'
import { createHash } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { askModel, hasModel, type Question } from '../ai/model'
import { db } from '../db/client'
import { spend, utcDay } from '../db/daily-budget'

const freshMs = 7 * 24 * 60 * 60 * 1000
const perDay = { all: 3000, user: 80, guests: 400 }

const keyOf = ({ system, prompt }: Question<unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([system, prompt]))
    .digest('base64url')

async function findCached<T>(key: string, { schema }: Question<T>): Promise<T | null> {
  const row = await db.modelAnswer.findUnique({ where: { key } })
  if (!row || Date.now() - row.createdAt.getTime() > freshMs) return null
  const parsed = schema.safeParse(row.answer)
  return parsed.success ? parsed.data : null
}

async function save(key: string, answer: Prisma.InputJsonValue): Promise<void> {
  await db.modelAnswer.createMany({ data: [{ key, answer }], skipDuplicates: true })
  await db.modelAnswer.updateMany({ where: { key }, data: { answer, createdAt: new Date() } })
}

async function mayAsk(userId: number | null): Promise<boolean> {
  const day = utcDay()
  const own =
    userId === null
      ? { name: 'model guests', limit: perDay.guests }
      : { name: `model user ${userId}`, limit: perDay.user }
  if (await spend({ ...own, day })) return false
  return (await spend({ name: 'model', day, limit: perDay.all })) === null
}

/**
 * The model's answer, cached for equal questions for a week; null without a model, when the day's allowance is spent,
 * or when it fails. The caller must check the answer, and call `remember` to cache a good one.
 */
export async function askCachedModel<T extends Prisma.InputJsonValue>(
  userId: number | null,
  question: Question<T>,
): Promise<{ answer: T; remember: () => Promise<void> } | null> {
  if (!hasModel()) return null
  const key = keyOf(question)
  const cached = await findCached(key, question)
  if (cached !== null) return { answer: cached, remember: async () => {} }
  if (!(await mayAsk(userId))) return null
  const answer = await askModel('quick', question)
  return answer === null ? null : { answer, remember: () => save(key, answer) }
}
