import 'server-only'
import { randomUUID } from 'node:crypto'
import { revalidateTag, unstable_cache } from 'next/cache'
import { announce } from './announcement'
import type { CacheTag } from './cache-tags'
import { contentVersions } from './content-versions'
import { db } from './db'
import { hearingOf } from './hearing'
import { lastInvalidation } from './last-invalidation'
import { type Database, readPublic } from './public-read'

const longestHearingMs = 1000

/**
 * A public read kept until its tag is invalidated. `name` is unique; the arguments
 * join the key, so they must be plain values. It reads from the database that it is handed.
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: CacheTag[],
  read: (from: Database, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache((...args: Args) => readPublic((from) => read(from, ...args)), [name], { tags })
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
