import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures'

/** A trick on My Tricks. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Whether a response is on the device. */
export const inKeeping = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path)

/** Opens the site for the first time, and stays until the offline bundle is on the device. */
export async function install(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // The last of what is fetched; the first is by far the largest.
  await expect.poll(() => inKeeping(page, '/tricks/name-it'), { timeout: 90_000 }).toBe(true)
  await expect.poll(() => inKeeping(page, '/api/tricks/book')).toBe(true)
}

/** Everything in one store of the site's database; nothing before there is one. */
function stored<Row>(page: Page, store: 'queries' | 'outbox'): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === 'darkslide')) return []
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('darkslide')
      opening.onsuccess = () => resolve(opening.result)
    })
    const rows = await new Promise<Row[]>((resolve) => {
      const reading = db.transaction(name).objectStore(name).getAll()
      reading.onsuccess = () => resolve(reading.result)
    })
    db.close()
    return rows
  }, store)
}

/** What the device keeps of the skater's own list, by name. */
export async function keptTricks(page: Page): Promise<string[]> {
  const queries = await stored<{ queryKey: unknown[]; state: { data: { name: string }[] } }>(page, 'queries')
  return queries
    .filter(({ queryKey }) => queryKey[2] === 'my-tricks')
    .flatMap(({ state }) => state.data.map(({ name }) => name))
}

/** How many changes wait on the device. */
export const waitingChanges = async (page: Page): Promise<number> => (await stored(page, 'outbox')).length

/** Cuts the connection once the open pages have what they asked for: what is still on its way would fail by chance. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.waitForLoadState('networkidle')))
  await context.setOffline(true)
}

export const comeBack = (context: BrowserContext) => context.setOffline(false)
export const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/
