// The cache of the framework: what it keeps of pages and data, by tag. It loads this file by its address in
// next.config.mjs, and the server imports the same module.
import { CacheHandler } from '@fortedigital/nextjs-cache-handler'
import type { CacheHandlerValue, Handler } from '@fortedigital/nextjs-cache-handler/cache-handler.types'
import { LRUCache } from 'lru-cache'
import { env } from '../lib/env.ts'
import { isAway } from '../lib/outages.ts'
import { isOutOfDate, nextGeneration } from './generation.ts'

const mostBytes = 32 * 1024 * 1024
/** How long what changes by the clock is kept for the time when the database is away, in seconds. */
const outlastsSeconds = 7 * 24 * 60 * 60

/** Keeps entries in the memory of this process, the least recently used are dropped first. */
export function createMemoryStore(): Handler {
  const entries = new LRUCache<string, CacheHandlerValue>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }) => 512 + sizeOf(value),
  })
  return {
    name: 'memory',
    get: async (key) => entries.get(key) ?? null,
    set: async (key, entry) => void entries.set(key, entry),
    delete: async (key) => void entries.delete(key),
    async revalidateTag(tag) {
      for (const [key, { tags }] of entries.entries()) if (tags.includes(tag)) entries.delete(key)
    },
  }
}

function sizeOf(value: CacheHandlerValue['value']): number {
  switch (value?.kind) {
    case 'APP_PAGE': {
      const segments = [...(value.segmentData?.values() ?? [])]
      return [value.html, value.rscData, ...segments].reduce((bytes, part) => bytes + (part?.length ?? 0), 0)
    }
    case 'APP_ROUTE':
      return value.body.byteLength
    case 'FETCH':
      return value.data.body.length
    default:
      return 0
  }
}

/** The tags that an entry was read under. Those of a route handler stand only in its headers. */
function tagsOf({ value, tags }: CacheHandlerValue): readonly string[] {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? [...new Set([...tags, ...header.split(',')])] : tags
}

/** Whether an entry is so old that it is rendered anew before it is sent. Until then it is sent while that is done. */
const isPast = ({ lifespan }: CacheHandlerValue) =>
  lifespan != null && Date.now() / 1000 > lifespan.lastModifiedAt + 1.5 * lifespan.staleAge

// Anyone can think of addresses at which nothing is, or another name of something: they would fill the cache.
const isForAnyAddress = (key: string, { value }: CacheHandlerValue) =>
  value?.kind === 'APP_PAGE' && (value.status ?? 200) !== 200 && !key.startsWith('/_')

/**
 * A store that takes nothing which was started before an invalidation and finished after it. Others may have joined
 * that render in the framework, so it also makes what they are rendering out of date.
 */
export function withGenerations(store: Handler): Handler {
  return {
    ...store,
    async get(key, meta) {
      const entry = await store.get(key, meta)
      if (entry && isPast(entry) && !isAway()) return null
      // Its lifetime goes with it: a server that did not render it could not know it otherwise.
      return (
        entry && {
          ...entry,
          cacheControl: { revalidate: entry.lifespan?.revalidate ?? false, expire: undefined },
        }
      )
    },
    async set(key, entry, context) {
      if (isOutOfDate()) return nextGeneration()
      if (isForAnyAddress(key, entry)) return
      await store.set(key, { ...entry, tags: [...tagsOf(entry)] }, context)
      if (isOutOfDate()) await store.delete?.(key)
    },
    async revalidateTag(tag) {
      nextGeneration()
      await store.revalidateTag(tag)
    },
  }
}

let store: Handler | undefined

CacheHandler.onCreation(async ({ buildId = '' }) => {
  if (!store) {
    // Loaded only where it is configured.
    const createStore = env.REDIS_URL
      ? (await import('./redis-store.ts')).createRedisStore
      : createMemoryStore
    store = withGenerations(createStore(`darkslide:${buildId}:`))
  }
  return { handlers: [store], ttl: { estimateExpireAge: (staleAge) => Math.max(staleAge, outlastsSeconds) } }
})

/** Drops what the framework keeps under a tag. */
export async function emptyFrameworkCache(tag: string): Promise<void> {
  // Before the first request there is none, unless it is shared.
  nextGeneration()
  await store?.revalidateTag(tag)
}

export default CacheHandler
