import { type Connection, changesOfStills, isSparing, stillsCache } from '@/lib/offline/offline-bundle'
import { stillPath } from '@/lib/tricks/still-path'

/** Has the stills of these tricks on the device, and no others: one after the other, behind everything else. */
export async function keepStills(names: readonly string[]): Promise<void> {
  const { connection = {} } = navigator as { connection?: Connection }
  if (isSparing(connection)) return
  const cache = await caches.open(stillsCache)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const { missing, superfluous } = changesOfStills(names.map(stillPath), kept)
  for (const path of missing) {
    const response = await fetch(path, { priority: 'low' })
    if (response.ok) await cache.put(path, response)
  }
  // Last: until then an older drawing is better than none.
  await Promise.all(superfluous.map((path) => cache.delete(path)))
}
