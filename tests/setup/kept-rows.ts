import type pg from 'pg'
import { beforeEach } from 'vitest'
import { db } from '@/lib/db/client'
import { listSequences, listTables } from '../../scripts/database/catalog.ts'
import { withClient } from '../../scripts/database/connect.ts'

/** SQL that fills the emptied database with the rows that it has now, and lets ids go on after them. */
const sqlOfRows = (url: string) =>
  withClient(url, async (client) => {
    const inserts: string[] = []
    for (const table of await listTables(client)) inserts.push(...(await insertOf(client, table)))
    const ids = (await listSequences(client)).map(
      ({ sequence, next }) =>
        `perform setval(${client.escapeLiteral(client.escapeIdentifier(sequence))}, ${next}, false);`,
    )
    // Whole as they are, the rows may come in any order.
    return `do $$ begin set local session_replication_role = replica; ${[...inserts, ...ids].join('\n')} end $$`
  })

async function insertOf(
  client: pg.Client,
  { name, columns }: Awaited<ReturnType<typeof listTables>>[number],
) {
  const table = client.escapeIdentifier(name)
  const { rows } = await client.query<{ json: string | null }>(
    `select json_agg(each)::text as json from ${table} each`,
  )
  const json = rows[0]?.json
  const names = columns.map((column) => client.escapeIdentifier(column.name)).join(', ')
  const kept = json && `json_populate_recordset(null::${table}, ${client.escapeLiteral(json)})`
  return kept ? [`insert into ${table} (${names}) select ${names} from ${kept};`] : []
}

/** Has `make` write rows once for all tests of a file; each finds them as they were made, whatever others changed. */
export function keepRows(make: () => Promise<void>): void {
  let again: string | undefined
  beforeEach(async () => {
    if (again !== undefined) {
      await db.$executeRawUnsafe(again)
      return
    }
    await make()
    again = await sqlOfRows(process.env.DATABASE_URL ?? '')
  })
}
