import 'server-only'
import { cached } from '../cache'
import { db } from '../db'
import { type PlannerTrick, toPlannerTrick } from './planner-trick'
import { type Rider, stranger } from './rider-data'

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
export async function listPlannerTricks(rider: Rider = stranger): Promise<PlannerTrick[]> {
  const rows = await readLibrary()
  return rows.flatMap((row) => toPlannerTrick(row, rider.practised.get(row.id)) ?? [])
}

/** These tricks, as far as this skater may see them, in no certain order. */
export async function readPlannerTricks(ids: number[], rider: Rider): Promise<PlannerTrick[]> {
  const owners = rider.userId === null ? [] : [{ ownerId: rider.userId }]
  const rows = await db.trick.findMany({
    where: { id: { in: ids }, OR: [{ ownerId: null }, ...owners] },
    select: fields,
  })
  return rows.flatMap((row) => toPlannerTrick(row, rider.practised.get(row.id)) ?? [])
}
