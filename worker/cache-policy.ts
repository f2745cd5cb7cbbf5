import { stillsCache } from '../lib/offline/offline-bundle.ts'

// What the service worker may cache, and under which names. Pure, so that it can be tested without a browser.

/** The caches of one release. Those with `visited` in their name are removed when a user signs out. */
export const cacheNames = (build: string) => ({
  bundle: `darkslide-book-${build}`,
  visited: `darkslide-visited-${build}`,
  assets: `darkslide-assets-${build}`,
  /** When which page was last seen in another form than the one that is cached. */
  seen: `darkslide-visited-seen-${build}`,
  stills: stillsCache,
})

const bundleCalls = ['/api/tricks/summaries', '/api/tricks/book']

/** Whether a call belongs to the offline bundle, which is the same for everyone. */
export const isOfflineBundleCall = (path: string): boolean => bundleCalls.includes(path)

/** The id in the address of one trick's call; null for every other address. */
export function trickIdOf(path: string): number | null {
  const id = /^\/api\/tricks\/([1-9]\d*)$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** What a still shows, by its address: the same trick's of another release stands in for it. Null for what is none. */
export const stillNameOf = (path: string): string | null =>
  /^\/stills\/[^/]+\/([^/]+)$/.exec(path)?.[1] ?? null

type Received = Pick<Response, 'status' | 'redirected' | 'headers'>

/** Whether a response is whole, the same for everyone, and something to read. */
export function isCacheable({ status, redirected, headers }: Received): boolean {
  const policy = headers.get('cache-control') ?? ''
  const type = headers.get('content-type') ?? ''
  return (
    status === 200 &&
    !redirected &&
    !/no-store|private/.test(policy) &&
    !headers.has('set-cookie') &&
    /^(text\/html|application\/json)\b/.test(type)
  )
}

/** Whether the cached response is older than one that was seen since; both by the server's date. */
export const isOutdated = (cached: string | null | undefined, seen: string | null | undefined): boolean =>
  Date.parse(cached ?? '') < Date.parse(seen ?? '')

/** The oldest entries of a list that has more than `most`. */
export const oldestBeyond = <T>(oldestFirst: readonly T[], most: number): T[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - most))
