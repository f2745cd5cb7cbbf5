import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db'
import { AppError } from '../errors'
import type { Transaction } from './applied-data'

/** The library, and what TrickBot composed for this skater. */
export const visibleTo = (userId: number) =>
  ({ OR: [{ ownerId: null }, { ownerId: userId }] }) satisfies Prisma.TrickWhereInput

/** Throws `not_found` unless the trick exists for this skater. */
export async function requireTrick(userId: number, trickId: number): Promise<void> {
  const found = await db.trick.findFirst({
    where: { id: trickId, ...visibleTo(userId) },
    select: { id: true },
  })
  if (!found) throw new AppError('not_found', 'Trick not found')
}

/** Notes and practice hang on the skater's row for the trick: makes it if need be, and changes nothing if not. */
export async function ensureProgress(tx: Transaction, userId: number, trickId: number): Promise<void> {
  await tx.trickProgress.createMany({ data: [{ userId, trickId }], skipDuplicates: true })
}
