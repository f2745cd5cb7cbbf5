import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { revalidateTag, unstable_cache } from 'next/cache'
import { announce } from '../announcement'
import { contentVersions } from '../content-versions'
import { db } from '../db/client'
import { hearingOf } from '../hearing'
import { lastInvalidation } from '../last-invalidation'
import { type Database, readPublic } from '../public-read'
import type { CacheTag } from './tags'

const longestHearingMs = 1000
const mostAtHand = 100

/**
 * A public read kept until its tag is invalidated. `name` is unique; the arguments
 * join the key, so they must be plain values. It reads from the database that it is handed.
 * The result is one for all who ask, so nobody may change it: it is frozen.
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: CacheTag[],
  read: (from: Database, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const kept = unstable_cache((...args: Args) => readPublic((from) => read(from, ...args)), [name], { tags })
  const readVersion = versionOf(name, tags)
  // The framework keeps text, and reads a whole library from it for everybody who asks.
  const atHand = new LRUCache<string, { version: string; value: Result }>({ max: mostAtHand })
  return async (...args) => {
    // Asked first, so that the result is at least as new; and asked always, since it ties a page to the tags.
    const version = await readVersion()
    const key = JSON.stringify(args)
    const known = atHand.get(key)
    if (known?.version === version) return known.value
    const value = frozen(await kept(...args))
    atHand.set(key, { version, value })
    return value
  }
}

/** Answers what changes with every invalidation of the tags, on whichever server that happened. */
export const versionOf = (name: string, tags: CacheTag[]): (() => Promise<string>) =>
  unstable_cache(async () => randomUUID(), [name, 'version'], { tags })

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/**
 * Makes every page and answer that was read under the tag fresh on the very next request, here and on every other
 * server of this database: they have heard of it when this ends.
 */
export async function invalidate(tag: CacheTag): Promise<void> {
  const version = randomUUID()
  const heardBy = hearingOf(version)
  revalidateTag(tag, { expire: 0 })
  lastInvalidation.at = performance.now()
  // Known again when this server hears itself, in the order in which the database knows it.
  contentVersions.delete(tag)
  const servers = await announce((query, ...values) => db.$queryRaw(query, ...values), tag, version)
  await heardBy(servers, longestHearingMs)
}
