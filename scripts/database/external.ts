import { Problem } from '../problem.ts'
import { ensureDatabase, hasCode, withClient, withDatabase } from './connect.ts'

const oldest = 13

function whereOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (hasCode(error, 'ECONNREFUSED')) return 'nothing answers there'
  if (hasCode(error, 'ENOTFOUND', 'EAI_AGAIN')) return 'its host is unknown'
  if (hasCode(error, '28P01', '28000')) return 'it refuses this user or password'
  return error instanceof Error && error.message ? error.message : 'the connection failed'
}

/** Checks that the Postgres of DATABASE_URL can be used, and makes the database if only that is missing. */
export async function openExternal(url: string): Promise<void> {
  const readVersion = () =>
    withClient(url, async (client) => {
      const answer = await client.query<{ version: number }>(
        "select current_setting('server_version_num')::int / 10000 as version",
      )
      return answer.rows[0]?.version ?? 0
    })
  try {
    const version = await readVersion().catch(async (error) => {
      if (!hasCode(error, '3D000')) throw error
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
