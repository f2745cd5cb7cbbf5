import { type Connection, isSparing, offlineBundle } from '@/lib/offline/offline-bundle'

const dayMs = 24 * 60 * 60 * 1000

/** Whether what was cached at a date is old enough to be asked for again. */
export const isOld = (date: string | null, now: number): boolean => !(now - Date.parse(date ?? '') < dayMs)

/** Fetches what is missing of the offline bundle, one after the other and behind everything else. */
export async function fetchOfflineBundle(): Promise<void> {
  const { connection = {} } = navigator as { connection?: Connection }
  for (const path of offlineBundle) {
    if (isSparing(connection)) return
    const cached = await caches.match(path)
    if (cached && !isOld(cached.headers.get('date'), Date.now())) continue
    const fetched = fetch(path, { headers: { 'x-for-later': '1' }, priority: 'low' })
    if (!(await fetched.catch(() => null))) return
  }
}
