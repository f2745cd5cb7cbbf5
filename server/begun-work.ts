import { LRUCache } from 'lru-cache'
import type { CacheTag } from '../lib/cache/tags.ts'
import { contentVersions } from '../lib/content-versions.ts'

/** When something was begun to be made, and which content was in force then. */
export type Begun = { at: number; versions: Map<CacheTag, string> }

const longestWorkMs = 60_000

// What fails is never finished; it is forgotten in time.
const begun = new LRUCache<string, Begun[]>({ max: 1000, ttl: longestWorkMs })

/** Notes that something was not there and will now be made. */
export function begin(key: string): void {
  // A millisecond early: what changes in this one must count as later.
  const work = { at: Date.now() - 1, versions: new Map(contentVersions) }
  begun.set(key, [...(begun.get(key) ?? []), work])
}

/**
 * The beginning of what is now finished, the earliest of several. A page is made once for all who wait for it,
 * so that its other beginnings end too; a read may run several times at once.
 */
export function finish(key: string, isOnce: boolean): Begun | undefined {
  const [first, ...others] = begun.get(key) ?? []
  if (isOnce || others.length === 0) begun.delete(key)
  else begun.set(key, others)
  return first
}
