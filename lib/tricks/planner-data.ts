import 'server-only'
import { cached } from '../cache/cache'
import { db } from '../db/client'
import type { Skater } from '../skate/skater'
import { isListed, visibleTo } from '../visible-tricks'
import { type PlannerRow, type PlannerTrick, skaterFrom, toPlannerTrick } from './planner-trick'
import { guestRider, type Rider } from './rider-data'

/** What planning with a trick takes. */
export const plannerFields = {
  id: true,
  name: true,
  category: true,
  level: true,
  family: true,
  obstacles: true,
  difficulty: true,
  sequence: true,
} as const

/** The whole library, best known tricks first. */
export const listLibrary = cached('tricks:planner', ['tricks'], () =>
  db.trick.findMany({
    where: isListed,
    select: plannerFields,
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  }),
)

/** How well a rider may land any trick, by all that they have tried of the library and of `others`. */
export async function getSkater({ practiced }: Rider, others: readonly PlannerRow[] = []): Promise<Skater> {
  return skaterFrom([...(await listLibrary()), ...others], practiced)
}

/** The whole library as the planners use it for this rider, best known tricks first. */
export async function listPlannerTricks(rider: Rider = guestRider): Promise<PlannerTrick[]> {
  const [rows, skater] = await Promise.all([listLibrary(), getSkater(rider)])
  return rows.map((row) => toPlannerTrick(row, rider.practiced.get(row.id), skater))
}

/** Those of these tricks that the rider may see, in no particular order. */
export async function listPlannerTricksByIds(ids: number[], rider: Rider): Promise<PlannerTrick[]> {
  const wanted = new Set(ids)
  const known = (await listLibrary()).filter(({ id }) => wanted.has(id))
  const others = [...wanted.difference(new Set(known.map(({ id }) => id)))]
  const unlisted = await listUnlisted(others, rider.userId)
  const skater = await getSkater(rider, unlisted)
  return [...known, ...unlisted].map((row) => toPlannerTrick(row, rider.practiced.get(row.id), skater))
}

/** What no list shows: tricks that were composed for this user, and hidden ones. */
async function listUnlisted(ids: number[], userId: number | null): Promise<PlannerRow[]> {
  if (ids.length === 0) return []
  return db.trick.findMany({ where: { id: { in: ids }, ...visibleTo(userId) }, select: plannerFields })
}
