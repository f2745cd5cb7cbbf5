import pg from 'pg'
import { invalidationChannel, publishedTag } from '../lib/cache/invalidation.ts'
import { type CacheTag, cacheTags } from '../lib/cache/tags.ts'
import { log } from '../lib/observability/log.ts'

const pauseMs = 1000
const heartbeatMs = 2000
const timeoutMs = 5000

/**
 * Listens for what the other servers of this database publish. Whenever it begins to listen, at the start and after a
 * lost connection, everything counts as changed, since no one knows what was missed. Resolves when it listens, or when
 * the first attempt failed; the function it resolves to ends it.
 */
export async function followInvalidations(
  databaseUrl: string,
  empty: (tag: CacheTag) => Promise<void>,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isEnding = false
  const warn = (error: Error) => log.warn({ at: 'invalidation', problem: error.message })

  async function connect(): Promise<void> {
    if (isEnding) return
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    })
    client = next
    const giveUp = async (error: Error) => {
      warn(error)
      await next.end().catch(() => undefined)
    }
    let heartbeat: NodeJS.Timeout | undefined
    // A connection that was cut somewhere on the way says nothing by itself.
    const beat = () => {
      heartbeat = setTimeout(() => next.query('SELECT 1').then(beat, giveUp), heartbeatMs).unref()
    }
    next.on('error', warn)
    next.on('notification', ({ payload }) => {
      const tag = publishedTag(payload)
      if (tag) empty(tag).catch(warn)
    })
    next.once('end', () => {
      clearTimeout(heartbeat)
      setTimeout(connect, pauseMs).unref()
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${invalidationChannel}`)
      await Promise.all(cacheTags.map(empty))
      beat()
    } catch (error) {
      await giveUp(error as Error)
    }
  }

  await connect()
  return async () => {
    isEnding = true
    await client?.end().catch(() => undefined)
  }
}
