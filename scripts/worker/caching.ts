import type { SerwistPlugin } from 'serwist'
import { isSparing, offlineBundle } from '../../lib/device/trick-book.ts'
import { isCacheable, isTrickBookCall, oldestBeyond } from './keeping.ts'
import { names, release, shellPath, worker } from './scope.ts'

const mostSeen = 200

export const pathOf = (request: Request) => new URL(request.url).pathname

/** When the server gave what is kept. */
export const dateOf = async (path: string, cacheName: string) =>
  (await caches.match(path, { cacheName }))?.headers.get('date')

async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(oldestBeyond(await cache.keys(), most).map((request) => cache.delete(request)))
}

export const isPrefetch = (request: Request) => request.headers.has('x-for-later')

/** Whether a page is of this release, by its text: each names the build that rendered it. */
export const isOfRelease = (text: string) => text.includes(release.build)

const textOf = (response: Response) => response.clone().text()

/** A page that nobody looks at yet brings no files along: of another release it would name some that are not here. */
const isWhole = async (request: Request, response: Response) =>
  !isPrefetch(request) || isTrickBookCall(pathOf(request)) || isOfRelease(await textOf(response))

/** Has a release installed whole or not at all: a shell of another one would name files that are not there. */
export const keepsShell: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null
    return pathOf(request) !== shellPath || isOfRelease(await textOf(response)) ? response : null
  },
}

/** Keeps only what everybody gets, under one address whatever the query. */
export const keepsPages: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
  cacheWillUpdate: async ({ request, response }) =>
    isCacheable(response) && (await isWhole(request, response)) ? response : null,
}

export const limitEntries = (most: number): SerwistPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => trim(cacheName, most),
})

/** Writes down when a page was seen by another way than the one on which it is kept. */
export async function recordSeen(path: string, date: string | null): Promise<void> {
  const cache = await caches.open(names.seen)
  await cache.put(path, new Response(null, { headers: date ? { date } : {} }))
  await trim(names.seen, mostSeen)
}

/** Whoever had the trick book with the last release has it with this one too, whatever the connection does next. */
export async function refreshTrickBook(): Promise<void> {
  if (!(await caches.match('/api/tricks/book'))) return
  const isSpared = isSparing(worker.navigator.connection ?? {})
  const cache = await caches.open(names.book)
  // One after the other, behind what the page asks for.
  for (const path of isSpared ? offlineBundle.slice(0, 1) : offlineBundle) await fetchIntoCache(path, cache)
}

async function fetchIntoCache(path: string, cache: Cache): Promise<void> {
  const request = new Request(path, { headers: { 'x-for-later': '1' }, priority: 'low' })
  const response = await fetch(request)
  // Then this release is not installed now, and the last one goes on.
  if (!isCacheable(response) || !(await isWhole(request, response)))
    throw new Error(`No ${path} of this release`)
  await cache.put(path, response)
}

/** Removes the caches of all releases but this one. */
export async function dropOldReleases(): Promise<void> {
  const current: string[] = Object.values(names)
  const old = (await caches.keys()).filter((name) => /^darkslide-(book|visited|assets)-/.test(name))
  await Promise.all(old.filter((name) => !current.includes(name)).map((name) => caches.delete(name)))
}
