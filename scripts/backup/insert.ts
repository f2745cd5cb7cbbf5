import type pg from 'pg'
import type { Table } from './catalogue.ts'
import type { Row } from './format.ts'

const rowsPerInsert = 500
const bytesPerInsert = 4 * 1024 * 1024

/** Puts rows into a table, some hundred at a time: one list of texts per column. */
export function insertInto(client: pg.Client, table: Table) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  const names = table.columns.map(({ name }) => quoted(name)).join(', ')
  const values = table.columns.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ')
  const lists = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const text = `insert into ${quoted(table.name)} (${names}) select ${values} from unnest(${lists}) as r (${names})`
  let rows: Row[] = []
  let bytes = 0
  const flush = async () => {
    if (rows.length > 0) {
      const columns = table.columns.map((_, index) => rows.map((row) => row[index] ?? null))
      await client.query(text, columns)
    }
    rows = []
    bytes = 0
  }
  const add = async (row: Row) => {
    rows.push(row)
    bytes += row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
    if (rows.length >= rowsPerInsert || bytes >= bytesPerInsert) await flush()
  }
  return { add, flush }
}
