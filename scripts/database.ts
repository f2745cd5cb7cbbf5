import { ensureDatabase, withDatabase } from './database/connect.ts'
import { openEmbedded } from './database/embedded.ts'
import { openExternal } from './database/external.ts'
import { onSignal } from './database/signals.ts'

export type Database = { url: string; isEmbedded: boolean; stop(): Promise<void> }

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
  const { parseEnv } = await import('../lib/env.ts')
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
      stop: async () => {
        leave()
        await stop()
      },
    }
  } catch (error) {
    leave()
    throw error
  }
}
