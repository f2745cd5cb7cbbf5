// The service worker: caches the offline bundle and the shell of the site, never anything of a person.
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type RouteHandlerCallbackOptions,
  Serwist,
  type SerwistPlugin,
} from 'serwist'
import { type Connection, isSparing, offlineBundle } from '../lib/offline/offline-bundle.ts'
import { isPersonal, offlinePages, offlineShell } from '../lib/pages.ts'
import {
  cacheNames,
  isCacheable,
  isOfflineBundleCall,
  isOutdated,
  oldestBeyond,
  stillNameOf,
  trickIdOf,
} from './cache-policy.ts'
import type { Release } from './release.ts'
import { openPush, type PushScope, showPush } from './turn-push.ts'

type Message = {
  data: unknown
  source: { readonly id: string } | null
  waitUntil(work: Promise<unknown>): void
}

type Extended = { waitUntil(work: Promise<unknown>): void }
type Pushed = Extended & { data: { text(): string } | null }
type Pressed = Extended & { notification: Notification }

type WorkerScope = PushScope & {
  readonly navigator: { connection?: Connection }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate' | 'message', call: (event: Message) => void): void
  addEventListener(name: 'push', call: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', call: (event: Pressed) => void): void
}

declare const self: WorkerScope
/** Set by the build. */
declare const RELEASE: Release

/** The worker itself, in types that do not clash with those of pages. */
const worker = self
// Once, since the build writes it out wherever it is named.
const release: Release = RELEASE
const names = cacheNames(release.build)

const mostSeen = 200

const pathOf = (request: Request) => new URL(request.url).pathname

/** When the server sent what is cached. */
const dateOf = async (path: string, cacheName: string) =>
  (await caches.match(path, { cacheName }))?.headers.get('date')

async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  await Promise.all(oldestBeyond(await cache.keys(), most).map((request) => cache.delete(request)))
}

const isPrefetch = (request: Request) => request.headers.has('x-for-later')

/** Whether a page is of this release, by its text: each names the build that rendered it. */
const isOfRelease = (text: string) => text.includes(release.build)

const textOf = (response: Response) => response.clone().text()

/** A page that is only prefetched brings no files along: one of another release would name files that are not here. */
const isWhole = async (request: Request, response: Response) =>
  !isPrefetch(request) || isOfflineBundleCall(pathOf(request)) || isOfRelease(await textOf(response))

/** Installs a release whole or not at all: a shell of another one would name files that are not there. */
const keepsShell: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200) return null
    return pathOf(request) !== offlineShell || isOfRelease(await textOf(response)) ? response : null
  },
}

/** Caches only what is the same for everyone, under one address whatever the query. */
const keepsPages: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
  cacheWillUpdate: async ({ request, response }) =>
    isCacheable(response) && (await isWhole(request, response)) ? response : null,
}

const limitEntries = (most: number): SerwistPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => trim(cacheName, most),
})

/** Records when a page was last seen in another form than the one that is cached. */
async function recordSeen(path: string, date: string | null): Promise<void> {
  const cache = await caches.open(names.seen)
  await cache.put(path, new Response(null, { headers: date ? { date } : {} }))
  await trim(names.seen, mostSeen)
}

/** A device that had the offline bundle of the last release gets that of this one, whatever the connection does next. */
async function refreshOfflineBundle(): Promise<void> {
  if (!(await caches.match('/api/tricks/book'))) return
  const isSpared = isSparing(worker.navigator.connection ?? {})
  const cache = await caches.open(names.bundle)
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
async function dropOldReleases(): Promise<void> {
  const current: string[] = Object.values(names)
  const old = (await caches.keys()).filter((name) => /^darkslide-(book|visited|assets)-/.test(name))
  await Promise.all(old.filter((name) => !current.includes(name)).map((name) => caches.delete(name)))
}

const patienceSeconds = 4
const mostVisited = 80
const mostAssets = 150
/** Stands for every page at once: an editor changed something. */
const everything = '/*'

type Handled = RouteHandlerCallbackOptions
type Seen = { request: Request; url: URL; sameOrigin: boolean }

const showsShell: SerwistPlugin = { handlerDidError: () => serwist.matchPrecache(offlineShell) }

type Network = { handle(options: Handled): Promise<Response> }

/** The server's response; the cached one when it is slow or cannot be reached, but nothing older than was seen. */
function network(cacheName: string, ...plugins: SerwistPlugin[]): Network {
  const quick = new NetworkFirst({ cacheName, networkTimeoutSeconds: patienceSeconds, plugins })
  const patient = new NetworkFirst({ cacheName, plugins })
  return {
    handle: async (options) => {
      const dates = [pathOf(options.request), everything].map((path) => dateOf(path, names.seen))
      const [cached, ...seen] = await Promise.all([dateOf(pathOf(options.request), cacheName), ...dates])
      return (seen.some((date) => isOutdated(cached, date)) ? patient : quick).handle(options)
    },
  }
}

const bundlePages = network(names.bundle, keepsPages, showsShell)
const visitedPages = network(names.visited, keepsPages, limitEntries(mostVisited), showsShell)
const bundleCalls = network(names.bundle, keepsPages)
// No one waits long at the spot: the shell of My Tricks and of the session fetches the list by itself as soon as it can.
const ownPages = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds, plugins: [showsShell] })
const otherPersonal = new NetworkOnly({ plugins: [showsShell] })

const isNavigation = ({ request }: Pick<Seen, 'request'>) => request.mode === 'navigate'
const isPage = ({ request, url, sameOrigin }: Seen) =>
  sameOrigin && !url.pathname.startsWith('/api/') && (isNavigation({ request }) || isPrefetch(request))

function page(options: Handled): Promise<Response> {
  const { pathname } = options.url
  if (pathname === '/my-tricks' || pathname === '/my-tricks/session') return ownPages.handle(options)
  if (isPersonal(pathname)) return otherPersonal.handle(options)
  return (offlinePages.includes(pathname) ? bundlePages : visitedPages).handle(options)
}

/** One trick as it was last seen, or else from the offline bundle, when the server cannot be reached. */
const oneTrick = network(names.visited, keepsPages, limitEntries(mostVisited), {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? trickOfBundle(request),
})

async function trickOfBundle(request: Request): Promise<Response | undefined> {
  const bundle = await caches.match('/api/tricks/book', { cacheName: names.bundle })
  const tricks: { id: number }[] = bundle ? await bundle.json() : []
  const trick = tricks.find(({ id }) => id === trickIdOf(pathOf(request)))
  return trick && Response.json(trick)
}

// Or each row of the library would show a broken picture.
const blankStill = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

/** A still of My Tricks from this device; any other one from the network, and without one a blank. */
async function still({ request }: Handled): Promise<Response> {
  const cache = await caches.open(names.stills)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request).catch(() => null)
  if (response) return response
  const name = stillNameOf(pathOf(request))
  const another = (await cache.keys()).find((each) => stillNameOf(pathOf(each)) === name)
  return (another && (await cache.match(another))) ?? blankStill()
}

/** Passes a request on and records when the response came: since then there is a newer page than the cached one. */
const recordsSeen =
  (what: (request: Request) => string) =>
  async ({ request, event }: Handled): Promise<Response> => {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(recordSeen(what(request), response.headers.get('date')))
    return response
  }

/** How often, a second apart, it is looked whether a page is the only one. */
const looks = 20

/**
 * A new release takes over once a page of its own is shown, and no other tab may still show the old one. The page that
 * was left for it is listed for a while, on a busy device for seconds.
 */
async function takeOver({ data, source }: Message): Promise<void> {
  if (typeof data !== 'string' || !isOfRelease(data)) return
  for (let look = 0; look < looks; look++) {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!open.some(({ id }) => id === source?.id)) return
    if (open.length === 1) return worker.skipWaiting()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

const serwist = new Serwist({
  precacheEntries: release.assets,
  precacheOptions: {
    concurrency: 2,
    cleanURLs: false,
    ignoreURLParametersMatching: [],
    plugins: [keepsShell],
  },
  cacheId: 'darkslide',
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    { matcher: isPage, handler: page },
    // Anything else that is opened was requested already, by navigation preload; the browser would request it again.
    { matcher: (seen) => seen.sameOrigin && isNavigation(seen), handler: new NetworkOnly() },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.headers.has('rsc') && !isPersonal(url.pathname),
      handler: recordsSeen(pathOf),
    },
    ...(['POST', 'PUT', 'DELETE'] as const).map((method) => ({
      method,
      matcher: ({ url, sameOrigin }: Seen) => sameOrigin && url.pathname.startsWith('/api/cms/blog/'),
      handler: recordsSeen(() => everything),
    })),
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({ cacheName: names.assets, plugins: [limitEntries(mostAssets)] }),
    },
    { matcher: ({ url, sameOrigin }) => sameOrigin && stillNameOf(url.pathname) !== null, handler: still },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isOfflineBundleCall(url.pathname),
      handler: bundleCalls,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && trickIdOf(url.pathname) !== null,
      handler: oneTrick,
    },
  ],
})
serwist.addEventListeners()

worker.addEventListener('install', (event) => event.waitUntil(refreshOfflineBundle()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldReleases()))
worker.addEventListener('message', (event) => event.waitUntil(takeOver(event)))
worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text() ?? '')))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(worker, event.notification.data))
})
