import type { Handler } from '@fortedigital/nextjs-cache-handler/cache-handler.types'
import createRedisHandler from '@fortedigital/nextjs-cache-handler/redis-strings'
import { createClient } from 'redis'
import { cacheTags } from '../lib/cache/tags.ts'
import { createCircuitBreaker } from '../lib/circuit-breaker.ts'
import { env } from '../lib/env.ts'
import { log } from '../lib/observability/log.ts'

const timeoutMs = 250
const openMs = 2000
// Longer than a published invalidation takes to reach every server, and to be carried out there.
const settleMs = 1000

/** What the servers of one build keep for each other, under a prefix of their own. */
export function createRedisStore(keyPrefix: string): Handler {
  const client = createClient({
    url: env.REDIS_URL,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    socket: { connectTimeout: 1000, reconnectStrategy: (tries) => Math.min(100 * tries, openMs) },
  })
  let isReported = false
  const report = (problem: string) => {
    if (!isReported) log.warn({ at: 'redis', problem })
    isReported = true
  }
  client.on('error', (error: Error) => report(error.message))
  client.on('ready', () => {
    isReported = false
  })
  client.connect().catch((error: Error) => report(error.message))
  const store = createRedisHandler({
    client: client as never,
    keyPrefix,
    keyExpirationStrategy: 'EXAT',
    timeoutMs,
  })
  return dispensable(store, () => client.isReady, report)
}

/**
 * A shared store that may be slow, frozen, away or emptied at any time. A circuit breaker leaves it alone after a failure.
 * It is read only when every invalidation that this server knows of has been carried out there, and when the other
 * servers have had the time to do the same: one of them may just have stored what it read before the change.
 */
export function dispensable(
  store: Handler,
  isReady: () => boolean,
  report: (problem: string) => void,
): Handler {
  const now = () => performance.now()
  const breaker = createCircuitBreaker({ failuresToOpen: 1, openMs, trialMs: timeoutMs, now })
  let settledAt = 0
  // What changed before this server started is not known to have been invalidated there.
  const outstanding = new Set<string>(cacheTags)

  /** What the store says, or null when it does not in time. */
  async function attempt<T>(use: () => Promise<T>): Promise<{ value: T } | null> {
    if (!isReady() || !breaker.admit()) return null
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(reject, timeoutMs, new Error(`no response within ${timeoutMs} ms`))
    try {
      const value = await Promise.race([use(), late])
      breaker.close()
      return { value }
    } catch (error) {
      breaker.fail()
      report(String(error))
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  async function carryOut(): Promise<void> {
    for (const tag of outstanding) if (await attempt(() => store.revalidateTag(tag))) outstanding.delete(tag)
  }

  return {
    name: store.name,
    async get(key, meta) {
      if (outstanding.size > 0) await carryOut()
      if (outstanding.size > 0 || now() < settledAt) return null
      return (await attempt(() => store.get(key, meta)))?.value ?? null
    },
    async set(key, entry, context) {
      if (outstanding.size === 0) await attempt(() => store.set(key, entry, context))
    },
    async delete(key) {
      await attempt(async () => store.delete?.(key))
    },
    async revalidateTag(tag) {
      outstanding.add(tag)
      settledAt = now() + settleMs
      await carryOut()
    },
  }
}
