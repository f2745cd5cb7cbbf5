import { constants } from 'node:os'
import { codeOf } from '../../lib/errors.ts'
import { Problem } from '../run/problem.ts'
import { ensureDatabase, withClient, withDatabase } from './connect.ts'
import { openEmbedded } from './embedded.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `tidy` when the process is asked to end or has nothing left to do. If nothing else listens to the
 * signal the process then ends; otherwise ending (and tidying) is up to that listener. A second signal ends it at
 * once. Returns a function that withdraws.
 */
function onSignal(tidy: () => Promise<void>): () => void {
  const asked = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    withdraw()
    tidy().finally(() => process.exit(128 + constants.signals[signal]))
  }
  const idle = () => {
    withdraw()
    void tidy()
  }
  const withdraw = () => {
    for (const signal of signals) process.off(signal, asked)
    process.off('beforeExit', idle)
  }
  for (const signal of signals) process.on(signal, asked)
  process.on('beforeExit', idle)
  return withdraw
}

const oldest = 13

function whereOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (codeOf(error) === 'ECONNREFUSED') return 'nothing responds there'
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error))) return 'its host is unknown'
  if (['28P01', '28000'].includes(codeOf(error))) return 'it refuses this user or password'
  return error instanceof Error && error.message ? error.message : 'the connection failed'
}

/** Checks that the Postgres of DATABASE_URL can be used, and makes the database if only that is missing. */
async function openExternal(url: string): Promise<void> {
  const readVersion = () =>
    withClient(url, async (client) => {
      const result = await client.query<{ version: number }>(
        "select current_setting('server_version_num')::int / 10000 as version",
      )
      return result.rows[0]?.version ?? 0
    })
  try {
    const version = await readVersion().catch(async (error) => {
      if (codeOf(error) !== '3D000') throw error
      await ensureDatabase(withDatabase(url, 'postgres'), decodeURIComponent(new URL(url).pathname.slice(1)))
      return readVersion()
    })
    if (version < oldest)
      throw new Problem(`Postgres at ${whereOf(url)} is version ${version}; ${oldest} or newer is needed.`)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`Postgres at ${whereOf(url)} (DATABASE_URL) cannot be used: ${reasonOf(error)}.`)
  }
}

export type Database = {
  url: string
  isEmbedded: boolean
  /** Leaves it; the last one stops what is embedded. `waitMs`: for others that are about to be gone, 4000 at most. */
  stop(waitMs?: number): Promise<void>
}

export type DatabaseOptions = {
  /** Named: this database on the server, made if missing. Unnamed: that of DATABASE_URL, or `darkslide`. */
  database?: string
  /** Says nothing while it works. */
  quiet?: boolean
  /** Trades the last commits in a crash for speed: only for databases that may be thrown away. */
  isForTests?: boolean
}

function finish(url: string, options: DatabaseOptions): string {
  if (!options.isForTests) return url
  const faster = new URL(url)
  faster.searchParams.set('options', '-c synchronous_commit=off')
  return faster.href.replaceAll('+', '%20')
}

async function open(options: DatabaseOptions): Promise<Database> {
  const { parseEnv } = await import('../../lib/env-schema.ts')
  const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
  if (DATABASE_URL) {
    const url = options.database ? withDatabase(DATABASE_URL, options.database) : DATABASE_URL
    await openExternal(url)
    return { url: finish(url, options), isEmbedded: false, stop: async () => undefined }
  }
  const say = (line: string) => (options.quiet ? undefined : console.log(line))
  const { url, stop } = await openEmbedded(DATA_DIR, say)
  const database = options.database ?? 'darkslide'
  await ensureDatabase(url, database)
  return { url: finish(withDatabase(url, database), options), isEmbedded: true, stop }
}

/**
 * A Postgres that is ready to use: that of DATABASE_URL, or else an embedded one, shared with every
 * other process that uses the same DATA_DIR and stopped when the last of them stops or ends.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const opening = open(options)
  const leave = onSignal(async () => {
    const opened = await opening.catch(() => null)
    await opened?.stop()
  })
  try {
    const { stop, ...opened } = await opening
    return {
      ...opened,
      stop: async (waitMs) => {
        leave()
        await stop(waitMs)
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}
