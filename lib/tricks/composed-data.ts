import 'server-only'
import { db } from '../db/client'
import { retryOnConflict } from '../db/errors'
import { AppError } from '../errors'
import { mostKept, requireRoom } from '../room'
import { gradedTrick } from '../skate/coach/library'
import type { Motion } from '../skate/motion'
import { labelOf } from '../skate/name/name'
import { nameKey } from '../skate/name/query'
import { getLesson } from './coach-data'
import { composedTrick } from './composed'
import { getTrickCardsById } from './data'
import { readMotion } from './read-motion'

// Tricks that no list shows, each kept for one skater.

/** Forgets composed tricks that the skater never saved when there are too many. Throws `conflict` when all are kept. */
async function makeRoom(userId: number, slug: string): Promise<void> {
  const count = () =>
    db.trick.count({ where: { ownerId: userId, slug: { not: slug } }, take: mostKept.composed })
  if ((await count()) < mostKept.composed) return
  await db.trick.deleteMany({
    where: { ownerId: userId, slug: { not: slug }, progress: { none: {} }, lineTricks: { none: {} } },
  })
  requireRoom('composed', await count())
}

/** Stores a composed trick, once however often. Throws `conflict` when there is no room. */
export async function storeComposed(
  userId: number,
  made: ReturnType<typeof composedTrick>,
): Promise<{ id: number; slug: string }> {
  const slug = `own-${userId}-${made.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  await makeRoom(userId, slug)
  return retryOnConflict(() =>
    db.trick.upsert({
      where: { slug },
      create: { ...made, slug, ownerId: userId },
      update: {},
      select: { id: true, slug: true },
    }),
  )
}

async function storeNamed(userId: number, motion: Motion): Promise<{ id: number }> {
  const trick = gradedTrick(motion)
  return storeComposed(userId, composedTrick(trick, await getLesson(motion, trick)))
}

/**
 * The ids of the tricks with these names, in their order: of the library, which has more than lists show, or composed and
 * stored for this skater. Throws `invalid` for a name that cannot be read, `conflict` when there is no room.
 */
export async function keepNamed(userId: number, names: readonly string[]): Promise<{ ids: number[] }> {
  const cards = Object.values(await getTrickCardsById())
  const byKey = new Map(cards.map(({ id, name }) => [nameKey(name), id]))
  const ids: number[] = []
  for (const name of names) {
    const motion = readMotion(name)
    if (!motion) throw new AppError('invalid', `TrickBot knows no trick of this name: ${name}`)
    const known = byKey.get(nameKey(name)) ?? byKey.get(nameKey(labelOf(motion)))
    ids.push(known ?? (await storeNamed(userId, motion)).id)
  }
  return { ids }
}
