import createRedisHandler from '@fortedigital/nextjs-cache-handler/redis-strings'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { createClient } from 'redis'
import { type CacheTag, cacheTags } from '../lib/cache/tags.ts'
import { contentVersions } from '../lib/content-versions.ts'
import { log } from '../lib/observability/log.ts'
import { forgottenAt } from './kept-pages.ts'

type Redis = ReturnType<typeof createRedisHandler>
type Stored = Parameters<Redis['set']>[1] & Pick<CacheHandlerValue, 'cacheControl'>

const longestWaitMs = 250
const pauseMs = 2000
const daySeconds = 24 * 60 * 60

/** Redis, which may be slow, frozen or away: then it is left alone for a while, and nobody waits for it. */
function connect(url: string) {
  let awayUntil = 0
  let isTold = false
  const tell = (problem: string) => {
    if (!isTold) log.warn({ at: 'redis', problem })
    isTold = true
  }
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    socket: { connectTimeout: 1000, reconnectStrategy: (tries) => Math.min(100 * tries, pauseMs) },
  })
  client.on('error', (error: Error) => tell(error.message))
  client.on('ready', () => {
    isTold = false
  })
  client.connect().catch((error: Error) => tell(error.message))

  const attempt = async <T>(use: () => Promise<T>): Promise<T | null> => {
    if (!client.isReady || performance.now() < awayUntil) return null
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(reject, longestWaitMs, new Error(`no answer within ${longestWaitMs} ms`))
    try {
      return await Promise.race([use(), late])
    } catch (error) {
      awayUntil = performance.now() + pauseMs
      tell(String(error))
      return null
    } finally {
      clearTimeout(timer)
    }
  }
  return { client, attempt }
}

const known = (tags: string[]) => cacheTags.filter((tag) => tags.includes(tag))

/** What was read under the tags at these versions; null where one is not known. */
function stampsOf(tags: string[], versions: Map<CacheTag, string>): string[] | null {
  const stamps = known(tags).map((tag) => `${tag} ${versions.get(tag) ?? ''}`)
  return stamps.some((stamp) => stamp.endsWith(' ')) ? null : stamps
}

/**
 * Pages and answers that the servers of one release make for each other. Each is kept with the versions of the
 * content that it was made from: whatever happens, nobody shows one that was made from another.
 */
export function openSharedPages(url: string, release: string) {
  const { client, attempt } = connect(url)
  const redis = createRedisHandler({
    client: client as never,
    keyPrefix: `darkslide:${release}:`,
    keyExpirationStrategy: 'EXAT',
    timeoutMs: longestWaitMs,
  })
  return {
    async get(key: string): Promise<CacheHandlerValue | null> {
      const found = (await attempt(() => redis.get(key, { implicitTags: [] }))) as Stored | null
      if (!found) return null
      const tags = found.tags.map((stamp) => stamp.split(' ')[0] ?? '')
      const stamps = stampsOf(tags, contentVersions)
      if (!stamps || found.tags.some((stamp) => !stamps.includes(stamp))) return null
      // It may be older than this server, which distrusts all that was before it.
      const lastModified = Math.max(found.lastModified, forgottenAt(tags))
      const { value, cacheControl } = found
      return { lastModified, value, ...(cacheControl && { cacheControl }) }
    },
    async set(
      key: string,
      { lastModified, value, cacheControl }: CacheHandlerValue,
      tags: string[],
      versions: Map<CacheTag, string>,
    ): Promise<void> {
      const stamps = stampsOf(tags, versions)
      if (!stamps) return
      const at = Math.floor(Date.now() / 1000)
      const lifespan = {
        lastModifiedAt: at,
        staleAge: daySeconds,
        staleAt: at + daySeconds,
        expireAge: daySeconds,
        expireAt: at + daySeconds,
        revalidate: false as const,
      }
      const stored = { lastModified, lifespan, tags: stamps, value, ...(cacheControl && { cacheControl }) }
      await attempt(() => redis.set(key, stored as Stored))
    },
    close: () => client.destroy(),
  }
}

export type SharedPages = ReturnType<typeof openSharedPages>
