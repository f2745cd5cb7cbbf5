import 'server-only'
import { cached } from '../cache'
import { db } from '../db'
import { type PlannerRow, type PlannerTrick, toPlannerTrick } from './planner-trick'
import { guestRider, type Rider } from './rider-data'

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

const readLibrary = cached('tricks:planner', ['tricks'], (from) =>
  from.trick.findMany({
    where: { ownerId: null },
    select: fields,
    orderBy: [{ sources: 'desc' }, { name: 'asc' }],
  }),
)

/** The whole library as the planners see it for this rider, best known tricks first. */
export async function listPlannerTricks(rider: Rider = guestRider): Promise<PlannerTrick[]> {
  const rows = await readLibrary()
  return rows.map((row) => toPlannerTrick(row, rider.practised.get(row.id)))
}

/** These tricks, as far as this skater may see them, in no certain order. */
export async function listPlannerTricksByIds(ids: number[], rider: Rider): Promise<PlannerTrick[]> {
  const wanted = new Set(ids)
  const known = (await readLibrary()).filter(({ id }) => wanted.has(id))
  const others = [...wanted.difference(new Set(known.map(({ id }) => id)))]
  const composed = await readComposed(others, rider.userId)
  return [...known, ...composed].map((row) => toPlannerTrick(row, rider.practised.get(row.id)))
}

async function readComposed(ids: number[], userId: number | null): Promise<PlannerRow[]> {
  if (userId === null || ids.length === 0) return []
  return db.trick.findMany({ where: { id: { in: ids }, ownerId: userId }, select: fields })
}
