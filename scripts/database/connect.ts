import pg from 'pg'
import { codeOf } from '../../lib/errors.ts'

/** Opens one connection, hands it to `use`, and closes it whatever happens. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // Without a listener a connection lost between two queries would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The URL of another database on the same server, with the same parameters. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(database)}`
  return changed.href
}

/** Drops the databases whose name `isMeant`, whoever is connected to them. */
export async function dropDatabases(adminUrl: string, isMeant: (name: string) => boolean): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database')
    for (const { name } of rows.filter((row) => isMeant(row.name)))
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  })
}

/** Creates the database unless it is there, empty or as a copy of `template`; two at once are welcome. */
export async function ensureDatabase(
  adminUrl: string,
  database: string,
  template = 'template1',
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount) return
    try {
      const [name, source] = [database, template].map((each) => client.escapeIdentifier(each))
      await client.query(`create database ${name} template ${source}`)
    } catch (error) {
      if (!['42P04', '23505'].includes(codeOf(error))) throw error
    }
  })
}
