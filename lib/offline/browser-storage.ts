// The one door to what a browser keeps for a site. It may refuse any of it, and then throws where it is only looked at:
// with cookies blocked, in a frame without an origin, in private windows. Behind this door, what is refused is not
// there. Databases have a door of their own, which is loaded where there is an account: browser-database.ts.

function permitted<T>(use: () => T): T | null {
  try {
    return use() ?? null
  } catch {
    return null
  }
}

/** What is said where someone wants something kept that the browser refuses to keep. */
export const keptNothing = 'This browser does not let us keep anything on this device.'

/** Texts under their keys. Where the browser refuses, or on the server, there are none and none are kept. */
type TextStorage = {
  read: (key: string) => string | null
  /** The value of a text that is JSON; null for any other. Its shape is not checked. */
  readJson: (key: string) => unknown
  /** Keeps a text under a key; null removes it. Returns whether it is so: storage may be full, too. */
  write: (key: string, text: string | null) => boolean
  keys: () => string[]
}

function guarded(open: () => Storage): TextStorage {
  const read = (key: string) => permitted(() => open().getItem(key))
  return {
    read,
    readJson: (key) => permitted(() => JSON.parse(read(key) ?? 'null')),
    write: (key, text) =>
      permitted(() => {
        if (text === null) open().removeItem(key)
        else open().setItem(key, text)
        return true
      }) ?? false,
    keys: () => permitted(() => Object.keys(open())) ?? [],
  }
}

/** What all tabs share, and the next visit finds. */
export const deviceStorage = guarded(() => window.localStorage)

/** What this tab keeps for itself, through reload and Back. */
export const tabStorage = guarded(() => window.sessionStorage)

/** A channel to the other tabs. */
export const openChannel = (name: string): BroadcastChannel | null =>
  permitted(() => new BroadcastChannel(name))

/** Uses the responses that are kept for later; null where there are none to be had, and where that fails. */
export const withResponses = async <T>(use: (kept: CacheStorage) => Promise<T>): Promise<T | null> =>
  (await permitted(() => use(caches))?.catch(() => null)) ?? null

/** What registers the worker; withheld from plain http addresses of a home network, too. */
export const openWorkers = (): ServiceWorkerContainer | null => permitted(() => navigator.serviceWorker)

/** Has the server know something before a page of it runs, for so many seconds. `attributes` start with the path. */
export function keepCookie(name: string, attributes: string, seconds: number): void {
  permitted(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there on plain http
    document.cookie = `${name}=1; ${attributes}; max-age=${seconds}`
  })
}

/** The names of the cookies that scripts may read. */
export const readCookieNames = (): string[] =>
  permitted(() => document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])) ?? []
