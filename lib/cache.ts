import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { type CacheTag, invalidationChannel } from './cache-tags'
import { db } from './db'
import { lastInvalidation } from './last-invalidation'
import { serverIdentity } from './server-identity'

/**
 * A public read kept until its tag is invalidated. `name` is unique; the arguments
 * join the key, so they must be plain values.
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: CacheTag[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache(read, [name], { tags })
}

/** Makes every page and answer of this server that read under the tag fresh on the very next request. */
export function forget(tag: CacheTag): void {
  revalidateTag(tag, { expire: 0 })
  lastInvalidation.at = performance.now()
}

/** Forgets what was read under the tag, here and on every other server of this database. */
export async function invalidate(tag: CacheTag): Promise<void> {
  forget(tag)
  await db.$executeRaw`SELECT pg_notify(${invalidationChannel}, ${`${serverIdentity.name} ${tag}`})`
}
