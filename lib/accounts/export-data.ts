import 'server-only'
import { db } from '../db'
import { exportTable } from './export-table'

const trickName = { select: { slug: true, name: true } } as const

/** Everything that the account's owner entered, and nothing that only the server knows. */
export async function exportAccount(userId: number) {
  const [account, tricks, lines] = await Promise.all([
    readAccount(userId),
    readTricks(userId),
    readLines(userId),
  ])
  return { exportedAt: new Date().toISOString(), account, tricks, lines }
}

/** The same as one table. */
export async function exportTableOf(userId: number): Promise<string> {
  const [tricks, lines] = await Promise.all([readTricks(userId), readLines(userId)])
  return exportTable({ tricks, lines })
}

const readAccount = (userId: number) =>
  db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      username: true,
      email: true,
      riderStance: true,
      createdAt: true,
      oauthAccounts: { select: { provider: true, createdAt: true } },
      sessions: { select: { authMethod: true, userAgent: true, createdAt: true, lastSeenAt: true } },
      ownTricks: { select: { name: true, category: true, level: true, description: true, steps: true } },
      posts: { select: { slug: true, title: true, excerpt: true, content: true, publishedAt: true } },
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
