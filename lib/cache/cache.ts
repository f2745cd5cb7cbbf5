import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { db } from '../db/client'
import { publishInvalidation, thisServer } from './invalidation'
import type { CacheTag } from './tags'

/**
 * A public read that the framework keeps, as JSON, until one of its tags is invalidated; a page that uses it is
 * tied to the same tags. `name` is unique; the arguments join the key, so they must be plain values.
 */
export function cached<Args extends unknown[], Result>(
  name: string,
  tags: CacheTag[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache(read, [name], { tags })
}

/**
 * Makes every page and list that was read under the tag fresh: on this server with the very next request, on the
 * other servers of this database within a second.
 */
export async function invalidate(tag: CacheTag): Promise<void> {
  revalidateTag(tag, { expire: 0 })
  await thisServer.empty(tag)
  await publishInvalidation((sql, ...values) => db.$queryRaw(sql, ...values), tag)
}
