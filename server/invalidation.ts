import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { serverPrefix } from '../lib/announcement.ts'
import { type CacheTag, cacheTags, invalidationChannel } from '../lib/cache/tags.ts'
import { contentVersions, firstVersion } from '../lib/content-versions.ts'
import { noteHeard } from '../lib/hearing.ts'
import { log } from '../lib/observability/log.ts'
import { forget } from './kept-pages.ts'
import { awaitPagesUnderWay } from './pages-under-way.ts'

const pauseMs = 1000
// Less than others wait for us.
const longestPageMs = 800

// Who this process is among the servers of its database.
const serverName = serverPrefix + randomUUID()

/** What was said while nobody listened is read: before the start, and while the line was down. */
async function catchUp(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tag: string; version: string }>(
    'SELECT tag, version FROM "ContentVersion"',
  )
  const kept = new Map(rows.map(({ tag, version }) => [tag, version]))
  for (const tag of cacheTags) {
    contentVersions.set(tag, kept.get(tag) ?? firstVersion)
    forget(tag)
  }
}

async function hear(client: pg.Client, { payload = '' }: pg.Notification): Promise<void> {
  const [word, first = '', second = ''] = payload.split(' ')
  if (word === 'heard') return noteHeard(first, second)
  const tag = cacheTags.find((known): known is CacheTag => known === first)
  if (word !== 'changed' || !tag) return
  contentVersions.set(tag, second)
  forget(tag)
  await awaitPagesUnderWay(longestPageMs)
  await client.query('SELECT pg_notify($1, $2)', [invalidationChannel, `heard ${second} ${serverName}`])
}

/**
 * Hears what is changed by the servers of this database, this one too, and hands it to this one's pages. The first
 * answer comes when it listens, or when that failed for the first time; it answers what ends it.
 */
export async function followInvalidations(databaseUrl: string): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let isEnding = false
  const complain = (error: Error) => log.warn({ at: 'invalidations', problem: error.message })

  const connect = async () => {
    if (isEnding) return
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: serverName,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    client = next
    // A lost connection is told once; the end that follows starts the next try.
    next.on('error', complain)
    next.on('notification', (notification) => void hear(next, notification).catch(complain))
    next.once('end', () => {
      contentVersions.clear()
      setTimeout(connect, pauseMs).unref()
    })
    try {
      await next.connect()
      await next.query(`LISTEN ${invalidationChannel}`)
      await catchUp(next)
    } catch (error) {
      complain(error as Error)
      await next.end().catch(() => undefined)
    }
  }
  await connect()
  return async () => {
    isEnding = true
    await client?.end().catch(() => undefined)
  }
}
