import 'server-only'
import { db } from '../db'
import { AppError } from '../errors'
import type { AccountChanges } from './schema'

/** Which foot the skater puts forward. */
export async function changeAccount(
  userId: number,
  { riderStance }: AccountChanges,
): Promise<AccountChanges> {
  return db.user.update({ where: { id: userId }, data: { riderStance }, select: { riderStance: true } })
}

/** Deletes the account and everything in it: sessions, tricks, notes, practice and lines go with the row. */
export async function deleteAccount(userId: number): Promise<void> {
  await db.user.deleteMany({ where: { id: userId } })
}

/** Throws `invalid` unless the skater typed the username of the account that is to go. */
export function confirmUsername(viewer: { username: string }, typed: string): void {
  if (typed.trim() === viewer.username) return
  const message = 'Type your username exactly as it is written'
  throw new AppError('invalid', message, { fields: { username: [message] } })
}
