import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { AppError } from '../errors'
import type { IdempotencyKey } from '../idempotency'
import { db } from './client'
import { isUniqueViolation, retryOnConflict } from './errors'

export type Transaction = Prisma.TransactionClient

/**
 * Runs a write that counts once however often it arrives: a repetition changes nothing and gets the id of the row that the
 * first one made. Without a key every arrival counts. Throws `invalid` when the key came with another write before.
 */
export async function applyOnce<Id extends number | null>(
  userId: number,
  key: IdempotencyKey | null,
  write: (tx: Transaction) => Promise<Id>,
): Promise<Id> {
  if (key === null) return retryOnConflict(() => db.$transaction(write))
  try {
    return await db.$transaction(async (tx) => {
      // First, so that a repetition that comes at the same time waits here.
      await tx.appliedRequest.create({ data: { userId, key: key.id, fingerprint: key.fingerprint } })
      const resultId = await write(tx)
      if (resultId !== null) {
        await tx.appliedRequest.update({ where: { userId_key: { userId, key: key.id } }, data: { resultId } })
      }
      return resultId
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const applied = await db.appliedRequest.findUnique({ where: { userId_key: { userId, key: key.id } } })
    if (!applied) throw error
    requireSameWrite(applied.fingerprint, key)
    return applied.resultId as Id
  }
}

/** Throws `invalid` unless the write is the one that the key came with before; null is one of an earlier release. */
export function requireSameWrite(fingerprint: string | null, key: IdempotencyKey): void {
  if (fingerprint !== null && fingerprint !== key.fingerprint)
    throw new AppError('invalid', 'This Idempotency-Key was sent with another request before')
}
