import 'server-only'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import { listTricks } from '../tricks/data'
import { isCounted } from '../tricks/rider'
import { isListed } from '../visible-tricks'
import { type Candidate, type Levels, nextTricks } from './advice'
import type { NextTrick } from './schema'

const readLibrary = cached('tricks:graph', ['tricks'], async (): Promise<Candidate[]> => {
  const [rows, summaries] = await Promise.all([
    db.trick.findMany({
      where: isListed,
      select: { id: true, prerequisites: { where: { requires: isListed }, select: { requiresId: true } } },
    }),
    listTricks(),
  ])
  const requiresById = new Map(
    rows.map((row) => [row.id, row.prerequisites.map(({ requiresId }) => requiresId)]),
  )
  // The best known comes first.
  return summaries.flatMap((summary, rank) => {
    const { id, isFoundational } = summary
    const requires = requiresById.get(id)
    return requires ? [{ id, summary, requires, rank, isFoundational }] : []
  })
})

async function readLevels(userId: number): Promise<Levels> {
  const rows = await db.trickProgress.findMany({
    where: { userId },
    select: { trickId: true, masteryLevel: true, isSaved: true },
  })
  return new Map(rows.filter(isCounted).map(({ trickId, masteryLevel }) => [trickId, masteryLevel]))
}

/** The tricks for "Next for you", with their reasons. */
export async function listNextTricks(userId: number): Promise<NextTrick[]> {
  const [library, levels] = await Promise.all([readLibrary(), readLevels(userId)])
  return nextTricks(library, levels)
}
