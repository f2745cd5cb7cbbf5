import pg from 'pg'
import { cacheTags, invalidationChannel } from '../../lib/cache-tags.ts'
import { log } from '../../lib/log.ts'
import { serverIdentity } from '../../lib/server-identity.ts'

const pauseMs = 1000

/** Hears what other servers of this database change, and hands it to this one's pages. Answers what ends it. */
export function followInvalidations(databaseUrl: string, port: number): () => Promise<void> {
  let client: pg.Client | undefined
  let isEnding = false

  const forget = (tag: string) =>
    fetch(`http://127.0.0.1:${port}/api/cache/${tag}`, {
      method: 'POST',
      headers: { 'x-server-secret': serverIdentity.secret },
      signal: AbortSignal.timeout(5000),
    }).catch((error: unknown) => log.warn({ at: 'invalidations', tag, problem: String(error) }))

  const hear = ({ payload = '' }: pg.Notification) => {
    const [name, tag = ''] = payload.split(' ')
    if (name !== serverIdentity.name && cacheTags.some((known) => known === tag)) void forget(tag)
  }

  const connect = async () => {
    if (isEnding) return
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client = next
    // A lost connection is told once; the end that follows starts the next try.
    next.on('error', (error) => log.warn({ at: 'invalidations', problem: error.message }))
    next.on('notification', hear)
    next.once('end', () => setTimeout(connect, pauseMs).unref())
    try {
      await next.connect()
      await next.query(`LISTEN ${invalidationChannel}`)
      // What was said while nobody listened is unknown: before the start, and while the line was down.
      await Promise.all(cacheTags.map(forget))
    } catch {
      await next.end().catch(() => undefined)
    }
  }
  void connect()
  return async () => {
    isEnding = true
    await client?.end().catch(() => undefined)
  }
}
