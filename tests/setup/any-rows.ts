import type pg from 'pg'
import {
  type Column,
  listForeignKeys,
  listSequences,
  listTables,
  type Table,
} from '../../scripts/database/catalog.ts'
import { withClient } from '../../scripts/database/connect.ts'

/** Text that is easily changed on its way through files and databases. */
const texts = ['plain', '', 'a,b\t"c"\n\\N {NULL}', '\u2028 line\r\n ends \\. 🛹 e\u0301', "';--$1 %s"]

const samples: Record<string, string[]> = {
  integer: ['0', '-1', '2147483647'],
  bigint: ['9007199254740993', '-9223372036854775808'],
  'double precision': ['0.30000000000000004', '1e-300', '-0', '5e-324', 'Infinity'],
  boolean: ['t', 'f'],
  date: ['2026-02-28', '0044-03-15 BC'],
  'timestamp(3) with time zone': ['2026-03-29 02:30:00.123+01', '9999-12-31 23:59:59.999Z'],
  jsonb: ['{"a": [1e400, null, "\\\\u2028\\\\\\""]}', '[]', 'null'],
  uuid: ['00000000-0000-4000-8000-00000000000a'],
  'text[]': ['{}', '{"a,b","","\\"q\\"",NULL,"NULL","\\\\\\\\"}'],
}

type Known = { rows: Map<string, Record<string, string | null>[]>; words: Map<string, string[]> }

const rowsPerTable = 5

function sampleOf({ name, type }: Column, isUnique: boolean, row: number, { words }: Known): string | null {
  const pick = (values: string[]) => values[row % values.length] ?? ''
  const enumWords = words.get(type.replaceAll('"', ''))
  if (enumWords) return pick(enumWords)
  const fixed = /^character\((\d+)\)$/.exec(type)?.[1]
  if (fixed) return `fixed-_${row}`.padEnd(Number(fixed), 'x')
  if (type === 'text') return isUnique ? `${pick(texts)} ${row}` : pick(texts)
  if (isUnique && type === 'integer') return String(row + 10)
  if (isUnique && type === 'uuid') return `00000000-0000-4000-8000-00000000000${row}`
  if (isUnique && type === 'date') return `2026-01-1${row}`
  const values = samples[type]
  if (!values) throw new Error(`There is no sample for ${name} of type ${type}`)
  return pick(values)
}

/** `foreign key (a, b) references "T"(c, d)` as pairs. */
function referenceOf(definition: string) {
  const [, own = '', target = '', theirs = ''] =
    /KEY \((.*?)\) REFERENCES (\S+?)\((.*?)\)/.exec(definition) ?? []
  const list = (text: string) => text.split(', ').map((name) => name.replaceAll('"', ''))
  return {
    target: target.replaceAll('"', ''),
    pairs: list(own).map((name, at) => [name, list(theirs)[at] ?? '']),
  }
}

async function readSurroundings(client: pg.Client) {
  const keys = (await listForeignKeys(client)).map(({ table, definition }) => ({
    table: table.replaceAll('"', ''),
    ...referenceOf(definition),
  }))
  const enums = await client.query<{ name: string; words: string[] }>(
    `select typname as name, json_agg(enumlabel order by enumsortorder) as words
     from pg_enum join pg_type on pg_type.oid = enumtypid group by typname`,
  )
  const unique = await client.query<{ place: string }>(
    `select distinct indrelid::regclass::text || '.' || attname as place
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indisunique`,
  )
  return {
    keys,
    words: new Map(enums.rows.map(({ name, words }) => [name, words])),
    unique: new Set(unique.rows.map(({ place }) => place.replaceAll('"', ''))),
  }
}

/** The product's own rules about values are not what these rows are about. */
export async function dropChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ place: string; name: string }>(
    `select conrelid::regclass::text as place, conname as name from pg_constraint
     where contype = 'c' and connamespace = current_schema()::regnamespace`,
  )
  for (const { place, name } of rows)
    await client.query(`alter table ${place} drop constraint ${client.escapeIdentifier(name)}`)
}

/** Puts rows into every table there is, with what each type finds hardest to carry, and valid references. */
export async function fillEveryTable(client: pg.Client): Promise<void> {
  const { keys, words, unique } = await readSurroundings(client)
  const known: Known = { rows: new Map(), words }
  const waiting = await listTables(client)
  const isReady = ({ name }: Table) =>
    keys.every(({ table, target }) => table !== name || target === name || known.rows.has(target))
  while (waiting.length > 0) {
    const at = waiting.findIndex(isReady)
    const [table] = waiting.splice(at, 1)
    if (at < 0 || !table) throw new Error('Some tables refer to each other in a circle')
    const rows: Record<string, string | null>[] = []
    known.rows.set(table.name, rows)
    for (let row = 0; row < rowsPerTable; row++) {
      const values = Object.fromEntries(
        table.columns.map((column) => [
          column.name,
          sampleOf(column, unique.has(`${table.name}.${column.name}`), row, known),
        ]),
      )
      for (const { target, pairs } of keys.filter((key) => key.table === table.name)) {
        // A row of the same table refers to the one before it, and the first one to none.
        const referred = known.rows.get(target)?.[target === table.name ? row - 1 : row]
        for (const [own = '', theirs = ''] of pairs) values[own] = referred?.[theirs] ?? null
      }
      rows.push(values)
      await insert(client, table.name, values)
    }
  }
}

async function insert(client: pg.Client, table: string, values: Record<string, string | null>) {
  const names = Object.keys(values).map((name) => client.escapeIdentifier(name))
  const places = names.map((_, index) => `$${index + 1}`)
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(values),
  )
}

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
