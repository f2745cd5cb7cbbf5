import 'server-only'
import { cached } from '../cache'
import { db } from '../db'
import { listTricks } from '../tricks/data'
import { dueTricks } from './freshness'
import { type Candidate, nextTricks } from './next-tricks'
import { progressMap } from './progress-map'
import type { FreshTrick, NextTrick, ProgressMap } from './schema'
import { visibleTo } from './trick-data'
import { isLanded, type Levels } from './trick-graph'

const readLibrary = cached('tricks:graph', ['tricks'], async (from): Promise<Candidate[]> => {
  const [rows, summaries] = await Promise.all([
    from.trick.findMany({
      where: { ownerId: null },
      select: { id: true, difficulty: true, prerequisites: { select: { requiresId: true } } },
    }),
    listTricks(),
  ])
  const byId = new Map(summaries.map((summary) => [summary.id, summary]))
  return rows.flatMap(({ id, difficulty, prerequisites }) => {
    const summary = byId.get(id)
    if (!summary) return []
    const requires = prerequisites.map((row) => row.requiresId)
    return [{ id, difficulty, summary, requires, isFoundational: summary.isFoundational }]
  })
})

/** What one landed stays landed when the trick is taken off the list; what was only begun does not count then. */
async function readLevels(userId: number): Promise<Levels> {
  const rows = await db.trickProgress.findMany({
    where: { userId },
    select: { trickId: true, masteryLevel: true, isSaved: true },
  })
  const counted = rows.filter(({ isSaved, masteryLevel }) => isSaved || isLanded(masteryLevel))
  return new Map(counted.map(({ trickId, masteryLevel }) => [trickId, masteryLevel]))
}

/** The tricks for "Next for you", with their reasons. */
export async function listNextTricks(userId: number): Promise<NextTrick[]> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return nextTricks(library, levels)
}

/** The whole library with the skater's own tricks coloured. */
export async function readProgressMap(userId: number): Promise<ProgressMap> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return progressMap(library, levels)
}

/** The saved tricks for "Keep it fresh". */
export async function listDueTricks(userId: number, now = new Date()): Promise<FreshTrick[]> {
  const rows = await db.trickProgress.findMany({
    where: { userId, isSaved: true, trick: visibleTo(userId) },
    select: {
      masteryLevel: true,
      lastPracticed: true,
      savedAt: true,
      trick: { select: { id: true, slug: true, name: true } },
      practice: { select: { practicedAt: true }, orderBy: { practicedAt: 'desc' }, take: 1 },
    },
  })
  const kept = rows.map(({ trick, masteryLevel, lastPracticed, savedAt, practice }) => {
    const moments = [lastPracticed ?? savedAt, ...practice.map((entry) => entry.practicedAt)]
    return { trick, masteryLevel, lastTouched: new Date(Math.max(...moments.map(Number))) }
  })
  return dueTricks(kept, now)
}
