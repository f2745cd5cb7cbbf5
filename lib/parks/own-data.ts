import 'server-only'
import { db } from '../db/client'
import { AppError } from '../errors'
import { mostKept, requireRoom } from '../room'
import { requireFeatures } from './data'
import type { ParkInput, SavedPark } from './schema'

// Only this file writes them.
type Features = ParkInput['features']

const shown = { id: true, name: true, features: true, level: true } as const

type Row = { id: number; name: string; features: unknown; level: SavedPark['difficulty'] | 'Expert' | null }

const toPark = ({ id, name, features, level }: Row): SavedPark => ({
  id,
  name,
  features: features as Features,
  difficulty: level === null || level === 'Expert' ? 'all' : level,
})

/** A skater's own parks, the latest first. */
export async function listParks(userId: number): Promise<SavedPark[]> {
  const rows = await db.park.findMany({
    where: { userId },
    select: shown,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toPark)
}

/**
 * Keeps a park under its name, in place of one that had it. Throws `invalid` for an unknown feature, `conflict` when there
 * is no room for it.
 */
export async function savePark(
  userId: number,
  { name, features, difficulty }: ParkInput,
): Promise<SavedPark> {
  await requireFeatures(features)
  requireRoom('parks', await db.park.count({ where: { userId, NOT: { name } }, take: mostKept.parks }))
  const park = { features, level: difficulty === 'all' ? null : difficulty }
  const row = await db.park.upsert({
    where: { userId_name: { userId, name } },
    create: { userId, name, ...park },
    update: park,
    select: shown,
  })
  return toPark(row)
}

/** Throws `not_found`. */
export async function removePark(userId: number, id: number): Promise<void> {
  const { count } = await db.park.deleteMany({ where: { id, userId } })
  if (count === 0) throw new AppError('not_found', 'Park not found')
}
