import 'server-only'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import type { PracticeRecord } from '../skate/odds'
import type { Natural } from '../skate/stance'
import { type PlannerRow, type PlannerTrick, toPlannerTrick } from './planner-trick'

/** What is known about a rider: their stance and how well they land what they practiced. */
export type Rider = {
  userId: number | null
  natural: Natural | null
  practiced: Map<number, PracticeRecord>
  /** Names of the tricks they land. */
  known: string[]
}

const guestRider: Rider = { userId: null, natural: null, practiced: new Map(), known: [] }

/** The record of a user; null stands for a guest, who has none. */
export async function getRider(userId: number | null): Promise<Rider> {
  if (userId === null) return guestRider
  const [user, progress, practice] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: { riderStance: true } }),
    db.trickProgress.findMany({
      where: { userId },
      select: { trickId: true, isSaved: true, masteryLevel: true, trick: { select: { name: true } } },
    }),
    db.practiceEntry.groupBy({ by: ['trickId'], where: { userId }, _sum: { tries: true, lands: true } }),
  ])
  const sums = new Map(practice.map(({ trickId, _sum }) => [trickId, _sum]))
  const isLanded = (level: string) => level !== 'LEARNING'
  const counted = progress.filter(({ isSaved, masteryLevel }) => isSaved || isLanded(masteryLevel))
  return {
    userId,
    natural: user?.riderStance ?? null,
    practiced: new Map(
      counted.map(({ trickId, masteryLevel }) => [
        trickId,
        {
          tries: sums.get(trickId)?.tries ?? 0,
          lands: sums.get(trickId)?.lands ?? 0,
          mastery: masteryLevel,
        },
      ]),
    ),
    known: counted.filter(({ masteryLevel }) => isLanded(masteryLevel)).map(({ trick }) => trick.name),
  }
}

const fields = {
  id: true,
  name: true,
  category: true,
  level: true,
  family: true,
  obstacles: true,
  difficulty: true,
  sequence: true,
} as const

const listLibrary = cached('tricks:planner', ['tricks'], () =>
  db.trick.findMany({
    where: { ownerId: null },
    select: fields,
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  }),
)

/** The whole library as the planners use it for this rider, best known tricks first. */
export async function listPlannerTricks(rider: Rider = guestRider): Promise<PlannerTrick[]> {
  const rows = await listLibrary()
  return rows.map((row) => toPlannerTrick(row, rider.practiced.get(row.id)))
}

/** Those of these tricks that the rider may see, in no particular order. */
export async function listPlannerTricksByIds(ids: number[], rider: Rider): Promise<PlannerTrick[]> {
  const wanted = new Set(ids)
  const known = (await listLibrary()).filter(({ id }) => wanted.has(id))
  const others = [...wanted.difference(new Set(known.map(({ id }) => id)))]
  const composed = await listComposed(others, rider.userId)
  return [...known, ...composed].map((row) => toPlannerTrick(row, rider.practiced.get(row.id)))
}

async function listComposed(ids: number[], userId: number | null): Promise<PlannerRow[]> {
  if (userId === null || ids.length === 0) return []
  return db.trick.findMany({ where: { id: { in: ids }, ownerId: userId }, select: fields })
}
