// The service worker: keeps the trick book and the shell of the site, never anything of a person.
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type RouteHandlerCallbackOptions,
  Serwist,
  type SerwistPlugin,
} from 'serwist'
import {
  dateOf,
  dropOldReleases,
  isOfRelease,
  isPrefetch,
  keepsPages,
  keepsShell,
  limitEntries,
  pathOf,
  recordSeen,
  refreshTrickBook,
} from './caching.ts'
import { isOutdated, isPersonal, isTrickBookCall, trickIdOf } from './keeping.ts'
import { names, release, shellPath, worker } from './scope.ts'

const patienceSeconds = 4
const mostVisited = 80
const mostAssets = 150
/** Stands for every page at once: an editor changed something. */
const everything = '/*'

type Handled = RouteHandlerCallbackOptions
type Seen = { request: Request; url: URL; sameOrigin: boolean }

const showsShell: SerwistPlugin = { handlerDidError: () => serwist.matchPrecache(shellPath) }

type Network = { handle(options: Handled): Promise<Response> }

/** The server's answer; what is kept when it cannot be reached or is slow, but then nothing older than was seen. */
function network(cacheName: string, ...plugins: SerwistPlugin[]): Network {
  const quick = new NetworkFirst({ cacheName, networkTimeoutSeconds: patienceSeconds, plugins })
  const patient = new NetworkFirst({ cacheName, plugins })
  return {
    handle: async (options) => {
      const dates = [pathOf(options.request), everything].map((path) => dateOf(path, names.seen))
      const [kept, ...seen] = await Promise.all([dateOf(pathOf(options.request), cacheName), ...dates])
      return (seen.some((date) => isOutdated(kept, date)) ? patient : quick).handle(options)
    },
  }
}

const bookPages = network(names.book, keepsPages, showsShell)
const visitedPages = network(names.visited, keepsPages, limitEntries(mostVisited), showsShell)
const bookCalls = network(names.book, keepsPages)
// Nobody waits long at the spot: the shell of My Tricks asks for the list by itself as soon as it can.
const ownPages = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds, plugins: [showsShell] })
const otherPersonal = new NetworkOnly({ plugins: [showsShell] })

const isNavigation = ({ request }: Pick<Seen, 'request'>) => request.mode === 'navigate'
const isPage = ({ request, url, sameOrigin }: Seen) =>
  sameOrigin && !url.pathname.startsWith('/api/') && (isNavigation({ request }) || isPrefetch(request))

function page(options: Handled): Promise<Response> {
  const { pathname } = options.url
  if (pathname === '/my-tricks') return ownPages.handle(options)
  if (isPersonal(pathname)) return otherPersonal.handle(options)
  return (release.pages.includes(pathname) ? bookPages : visitedPages).handle(options)
}

/** One trick as it was last seen, or else from the whole book, when the server cannot be reached. */
const oneTrick = network(names.visited, keepsPages, limitEntries(mostVisited), {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? trickOfBook(request),
})

async function trickOfBook(request: Request): Promise<Response | undefined> {
  const book = await caches.match('/api/tricks/book', { cacheName: names.book })
  const tricks: { id: number }[] = book ? await book.json() : []
  const trick = tricks.find(({ id }) => id === trickIdOf(pathOf(request)))
  return trick && Response.json(trick)
}

/** Passes a call on and writes down when it was answered: the page is newer since than the one that is kept. */
const recordsSeen =
  (what: (request: Request) => string) =>
  async ({ request, event }: Handled): Promise<Response> => {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(recordSeen(what(request), response.headers.get('date')))
    return response
  }

/** A new release takes over once a page of its own is shown, and no other tab may still show the old one. */
async function takeOver({ data }: { data: unknown }): Promise<void> {
  if (typeof data !== 'string' || !isOfRelease(data)) return
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length === 1) await worker.skipWaiting()
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
    // Whatever else is opened is asked for by now; left to itself, the browser would ask once more.
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
    { matcher: ({ url, sameOrigin }) => sameOrigin && isTrickBookCall(url.pathname), handler: bookCalls },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && trickIdOf(url.pathname) !== null,
      handler: oneTrick,
    },
  ],
})
serwist.addEventListeners()

worker.addEventListener('install', (event) => event.waitUntil(refreshTrickBook()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldReleases()))
worker.addEventListener('message', (event) => event.waitUntil(takeOver(event)))
