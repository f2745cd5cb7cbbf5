import { call } from '../http/client'

// Apart from the query client, whose library the pages that need nothing else of it do without. What is read here
// before the client is there is handed to it when it comes, and from then on is its own.

type Client = {
  get: (path: string) => unknown
  set: (path: string, data: unknown) => void
  /** Has what pages read count as stale. */
  invalidate: () => void
}

const early = new Map<string, unknown>()
/** What was read at all, and what of it before the page that is shown now. */
const paths = new Set<string>()
const stale = new Set<string>()
/** What is being read: anyone who asks for the same meanwhile shares it. */
const flights = new Map<string, Promise<unknown>>()
let client: Client | null = null

/** Makes the query client the holder of what was read so far and will be. */
export function handOver(to: Client): void {
  client = to
  for (const [path, data] of early) to.set(path, data)
  if (stale.size > 0) to.invalidate()
  early.clear()
}

/** What the last read of a public path returned; undefined before the first one. */
export const lastRead = <T>(path: string): T | undefined =>
  (client ? client.get(path) : early.get(path)) as T | undefined

const isFresh = (path: string): boolean => lastRead(path) !== undefined && !stale.has(path)

/** Reads a public path, which is its query key as well; once for all who ask at the same time. Throws as `call` does. */
export function readPublic<T>(path: string): Promise<T> {
  const flight = flights.get(path) ?? read(path).finally(() => flights.delete(path))
  flights.set(path, flight)
  return flight as Promise<T>
}

/**
 * What a public path says on this page: what any part of it has read, and else a read of its own. Whoever rendered
 * without it may find it here by the time that it asks.
 */
export const freshRead = async <T>(path: string): Promise<T> =>
  isFresh(path) ? (lastRead(path) as T) : readPublic(path)

async function read(path: string): Promise<unknown> {
  const data = await call<unknown>(path)
  stale.delete(path)
  if (client) client.set(path, data)
  else early.set(path, data)
  paths.add(path)
  return data
}

/** What a page read is read again by the next one. */
export function leavePage(): void {
  for (const path of paths) stale.add(path)
  client?.invalidate()
}
