import 'server-only'
import { utcDay } from '../days'
import { db } from '../db/client'
import { AppError } from '../errors'
import { toCsvExport } from './csv-export'
import type { AccountChanges } from './schema'

/** Saves which foot the skater puts forward; null for unknown. */
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

/** Throws `invalid` unless the user typed the username of the account that is to be deleted. */
export function confirmUsername(viewer: { username: string }, typed: string): void {
  if (typed.trim() === viewer.username) return
  const message = 'Type your username exactly as it is written'
  throw new AppError('invalid', message, { fields: { username: [message] } })
}

const trickName = { select: { slug: true, name: true } } as const

/** Everything that the account's owner entered, and nothing that only the server knows. */
export async function exportAccount(userId: number) {
  const [account, tricks, lines, diary, parks] = await Promise.all([
    readAccount(userId),
    readTricks(userId),
    readLines(userId),
    readDiary(userId),
    readParks(userId),
  ])
  return { exportedAt: new Date().toISOString(), account, tricks, lines, diary, parks }
}

/** Tricks, notes, practice, lines and the diary of the account as CSV. */
export async function exportCsv(userId: number): Promise<string> {
  const [tricks, lines, diary] = await Promise.all([readTricks(userId), readLines(userId), readDiary(userId)])
  return toCsvExport({ tricks, lines, diary })
}

const readAccount = (userId: number) =>
  db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      emailVerifiedAt: true,
      riderStance: true,
      createdAt: true,
      oauthAccounts: { select: { provider: true, createdAt: true } },
      sessions: { select: { authMethod: true, userAgent: true, createdAt: true, lastSeenAt: true } },
      ownTricks: { select: { name: true, category: true, level: true, description: true, steps: true } },
      posts: { select: { slug: true, title: true, excerpt: true, content: true, publishedAt: true } },
      videoReports: { select: { videoId: true, createdAt: true, video: { select: { trick: trickName } } } },
    },
  })

const readTricks = (userId: number) =>
  db.trickProgress.findMany({
    where: { userId },
    select: {
      trick: trickName,
      isSaved: true,
      masteryLevel: true,
      lastPracticed: true,
      savedAt: true,
      notes: { select: { text: true, createdAt: true, updatedAt: true }, orderBy: { id: 'asc' } },
      practice: { select: { practicedAt: true, tries: true, lands: true }, orderBy: { id: 'asc' } },
    },
    orderBy: { trickId: 'asc' },
  })

const readDiary = async (userId: number) => {
  const days = await db.diaryDay.findMany({ where: { userId }, orderBy: { day: 'asc' } })
  return days.map(({ day, rest, place, note }) => ({ day: utcDay(day), rest, place, note }))
}

const readLines = (userId: number) =>
  db.line.findMany({
    where: { userId },
    select: {
      name: true,
      startingPosition: true,
      createdAt: true,
      tricks: { select: { order: true, reasoning: true, trick: trickName }, orderBy: { order: 'asc' } },
    },
    orderBy: { id: 'asc' },
  })

const readParks = (userId: number) =>
  db.park.findMany({
    where: { userId },
    select: { name: true, features: true, level: true, createdAt: true },
    orderBy: { id: 'asc' },
  })
