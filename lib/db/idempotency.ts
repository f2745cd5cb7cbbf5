import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from './client'
import { isUniqueViolation, retryOnConflict } from './errors'

export type Transaction = Prisma.TransactionClient

/**
 * Runs a write that counts once however often it arrives: a repetition changes nothing and gets the id
 * of the row that the first one made. Without a key every arrival counts.
 */
export async function applyOnce<Id extends number | null>(
  userId: number,
  key: string | null,
  write: (tx: Transaction) => Promise<Id>,
): Promise<Id> {
  if (key === null) return retryOnConflict(() => db.$transaction(write))
  try {
    return await db.$transaction(async (tx) => {
      // First, so that a repetition that comes at the same time waits here.
      await tx.appliedRequest.create({ data: { userId, key } })
      const resultId = await write(tx)
      if (resultId !== null) {
        await tx.appliedRequest.update({ where: { userId_key: { userId, key } }, data: { resultId } })
      }
      return resultId
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const applied = await db.appliedRequest.findUnique({ where: { userId_key: { userId, key } } })
    if (!applied) throw error
    return applied.resultId as Id
  }
}
