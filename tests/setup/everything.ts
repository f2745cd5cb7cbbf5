import type pg from 'pg'
import { listForeignKeys, listSequences, listTables } from '../../scripts/backup/catalogue.ts'
import { withClient } from '../../scripts/database/connect.ts'

/** Every row of every table as Postgres prints it, the sequences and the references. */
export async function everythingIn(url: string) {
  return withClient(url, async (client) => {
    const tables: Record<string, string[]> = {}
    for (const table of await listTables(client)) tables[table.name] = await printed(client, table.name)
    const keys = (await listForeignKeys(client)).map((key) => JSON.stringify(key)).sort()
    return { tables, keys, sequences: await listSequences(client) }
  })
}

async function printed(client: pg.Client, table: string): Promise<string[]> {
  const quoted = client.escapeIdentifier(table)
  const { rows } = await client.query<{ row: string }>(
    `select r::text as row from ${quoted} r order by r::text`,
  )
  return rows.map(({ row }) => row)
}
