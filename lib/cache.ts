import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'

/** What can become stale. Every cached read names its tag, every write its invalidation. */
export type CacheTag = 'tricks' | 'park-features' | 'posts' | 'transcripts'

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

/** Makes every page and answer that read under the tag fresh on the very next request. */
export function invalidate(tag: CacheTag): void {
  revalidateTag(tag, { expire: 0 })
}
