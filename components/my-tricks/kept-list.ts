import { call } from '@/lib/http/client'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { wasErased, withKept } from '@/lib/offline/database'
import { readKnownUser } from '@/lib/offline/known-user'

/** Keeps a skater's list on this device, and nobody else's. */
export async function keepList(userId: number, tricks: MyTrick[]): Promise<void> {
  if (hasLeft(userId)) return
  await withKept(async (db) => {
    const transaction = db.transaction('lists', 'readwrite')
    const others = (await transaction.store.getAllKeys()).filter((id) => id !== userId)
    await Promise.all([
      ...others.map((id) => transaction.store.delete(id)),
      transaction.store.put(tricks, userId),
    ])
    await transaction.done
  })
}

/** A list that was on its way when its owner signed out must not stay behind. */
function hasLeft(userId: number): boolean {
  const known = readKnownUser()
  return known ? known.user.id !== userId : wasErased()
}

/** The list as the server last told it to this device; undefined when it never did. */
export async function readKeptList(userId: number): Promise<MyTrick[] | undefined> {
  return (await withKept((db) => db.get('lists', userId))) as MyTrick[] | undefined
}

/** Keeps the list as it is on the server by now; where it cannot be reached, the one that is kept stays. */
export async function renewKeptList(userId: number): Promise<void> {
  const tricks = await call<MyTrick[]>('/api/tricks/my-tricks').catch(() => null)
  if (tricks) await keepList(userId, tricks)
}
