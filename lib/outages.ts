import { AsyncLocalStorage } from 'node:async_hooks'

// On globalThis, since the server and the bundled app each have a copy of this module.
const key: unique symbol = Symbol.for('darkslide.outages')
type Outages = {
  pages: Map<string, number>
  awayAt: number
  exhaustedAt: number
  during: AsyncLocalStorage<true>
}
const shared = globalThis as typeof globalThis & { [key]?: Outages }
const never = Number.NEGATIVE_INFINITY
shared[key] ??= { pages: new Map(), awayAt: never, exhaustedAt: never, during: new AsyncLocalStorage() }
const outages = shared[key]
const pages = outages.pages

const freshMs = 2000
const mostOutages = 1000

/** Notes that an address could not be rendered because the database is away or full. */
export function noteOutage(address: string): void {
  pages.delete(address)
  pages.set(address, performance.now())
  const [oldest] = pages.keys()
  if (pages.size > mostOutages && oldest !== undefined) pages.delete(oldest)
}

/** Notes that a connection to the database was refused or lost: before the framework says which page needed it. */
export function noteAway(now = performance.now()): void {
  outages.awayAt = now
}

/** Runs what is asked for again because the database is away: however late it gets to it, that is known. */
export const duringOutage = <T>(run: () => T): T => outages.during.run(true, run)

/** Whether that was noted in the last two seconds, by this request or by another, or before this request began. */
export const isAway = (): boolean =>
  outages.during.getStore() === true || performance.now() - outages.awayAt < freshMs

/** Whether either was noted in the last two seconds, by this request or by another. */
export const hadOutage = (address: string): boolean =>
  performance.now() - Math.max(outages.awayAt, pages.get(address) ?? never) < freshMs

const exhaustedMs = 30_000

/** Notes that the database could not write because it has run out of room or memory. */
export function noteExhausted(): void {
  outages.exhaustedAt = performance.now()
}

/** Whether that happened in the last thirty seconds: a read alone would not show it. */
export const isExhausted = (now = performance.now()): boolean => now - outages.exhaustedAt < exhaustedMs
