// What the service worker may keep, and under which names. Pure, so that it can be tested without a browser.

/** The caches of one release. Those with `visited` in their name are removed when somebody signs out. */
export const cacheNames = (build: string) => ({
  book: `darkslide-book-${build}`,
  visited: `darkslide-visited-${build}`,
  assets: `darkslide-assets-${build}`,
  /** When which page was last seen by another way than the one on which it is kept. */
  seen: `darkslide-visited-seen-${build}`,
})

const bookCalls = ['/api/tricks', '/api/tricks/foundational', '/api/tricks/book']

/** Whether a call answers with the trick book, the same for everybody. */
export const isTrickBookCall = (path: string): boolean => bookCalls.includes(path)

/** The id in the address of one trick's call; null for every other address. */
export function trickIdOf(path: string): number | null {
  const id = /^\/api\/tricks\/([1-9]\d*)$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>

/** Whether an answer is whole, the same for everybody, and something to read. */
export function isCacheable({ status, redirected, headers }: Answer): boolean {
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

/** Whether what is kept is older than what was seen since; both as the server dated them. */
export const isOutdated = (kept: string | null | undefined, seen: string | null | undefined): boolean =>
  Date.parse(kept ?? '') < Date.parse(seen ?? '')

/** The oldest of a list that holds more than it may. */
export const oldestBeyond = <T>(oldestFirst: readonly T[], most: number): T[] =>
  oldestFirst.slice(0, Math.max(0, oldestFirst.length - most))
