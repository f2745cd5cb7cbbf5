import { dayMs } from '@/lib/days'
import { withResponses } from '@/lib/offline/browser-storage'
import {
  type Connection,
  changesOfStills,
  isSparing,
  offlineBundle,
  stillsCache,
} from '@/lib/offline/offline-bundle'
import { isPersonal } from '@/lib/pages'
import { stillPath } from '@/lib/tricks/still-path'

// All of it is fetched one after the other and behind everything else, and not where every byte counts.

const everyByteCounts = () => isSparing((navigator as { connection?: Connection }).connection ?? {})

/** Whether what was cached at a date is old enough to be asked for again. */
export const isOld = (date: string | null, now: number): boolean => !(now - Date.parse(date ?? '') < dayMs)

/** Fetches something so that the worker keeps it. Null where the network cannot be reached. */
const fetchToKeep = (path: string) =>
  fetch(path, { headers: { 'x-for-later': '1' }, priority: 'low' }).catch(() => null)

/** Keeps the page that is shown, which came before a worker could. The browser has it, so that little is fetched. */
export async function keepThisPage(): Promise<void> {
  const { pathname } = window.location
  if (!isPersonal(pathname)) await fetchToKeep(pathname)
}

/** Fetches what is missing of the offline bundle. */
export async function fetchOfflineBundle(): Promise<void> {
  for (const path of offlineBundle) {
    if (everyByteCounts()) return
    const cached = await withResponses((kept) => kept.match(path))
    if (cached && !isOld(cached.headers.get('date'), Date.now())) continue
    if (!(await fetchToKeep(path))) return
  }
}

/** Has the stills of these tricks on the device, and no others. */
export async function keepStills(names: readonly string[]): Promise<void> {
  if (everyByteCounts()) return
  const cache = await withResponses((responses) => responses.open(stillsCache))
  if (!cache) return
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const { missing, superfluous } = changesOfStills(names.map(stillPath), kept)
  for (const path of missing) {
    const response = await fetch(path, { priority: 'low' })
    if (response.ok) await cache.put(path, response)
  }
  // Last: until then an older drawing is better than none.
  await Promise.all(superfluous.map((path) => cache.delete(path)))
}
