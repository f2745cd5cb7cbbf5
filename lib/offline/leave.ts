import { eraseKept, isAnythingKept, withKept } from './database'
import { forgetDelivery } from './delivery-time'
import { keepKnownUser } from './known-user'
import { forgetAhead } from './outbox-store'
import { isAnyWaiting } from './waiting'

const patienceMs = 5000
const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends what waits, for at most some seconds; answers how many writes of this account still wait. */
export async function sendWaiting(userId: number | undefined): Promise<number> {
  if (userId === undefined || !isAnyWaiting()) return 0
  const { flush, openOutbox } = await import('./outbox')
  const { waitingNow } = await import('./waiting-list')
  const close = openOutbox(userId)
  await Promise.race([flush(), passed(patienceMs)])
  close()
  return waitingNow().filter((one) => one.userId === userId).length
}

/** Removes the lists of an account that is signed in no longer. What waits stays: it exists nowhere else. */
export async function forgetLists(): Promise<void> {
  if (await isAnythingKept()) await withKept((db) => db.clear('lists'))
}

/** Removes everything that this device keeps of a person: lists, waiting writes, and which pages were looked at. */
export async function leaveNothing(): Promise<void> {
  keepKnownUser(null)
  forgetAhead()
  forgetDelivery()
  const wasWaiting = isAnyWaiting()
  await Promise.all([eraseKept(), forgetVisitedPages()])
  if (wasWaiting) (await import('./outbox')).emptyOutbox()
}

async function forgetVisitedPages(): Promise<void> {
  // Browsers withhold it from plain http addresses of a home network.
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.includes('-visited-')).map((name) => caches.delete(name)))
}
