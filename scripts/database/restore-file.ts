import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { codeOf } from '../../lib/errors.ts'
import { smallKeyOf } from '../../lib/uploads/small.ts'
import { diskReason, Problem } from '../run/problem.ts'
import { type Copied, linesOf, type Mark, type Row, readHeader, readLine } from './backup-file.ts'
import { agreeOnText, appliedMigrations, listForeignKeys, listTables, type Table } from './catalog.ts'
import { withClient } from './connect.ts'
import { leaveToOwner, makePath } from './place.ts'

const rowsPerInsert = 500
const bytesPerInsert = 4 * 1024 * 1024

/** Puts rows into a table, some hundred at a time: one list of texts per column. */
function insertInto(client: pg.Client, table: Table) {
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

async function readUploads(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select key from "Upload"')
  return rows.map(({ key }) => key)
}

/** Locks and empties the tables; returns the keys of the pictures that they knew. */
async function emptyTables(client: pg.Client, tables: Table[], isReplacing: boolean): Promise<string[]> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
  if (isReplacing) {
    const uploads = await readUploads(client)
    await client.query(`truncate ${names.join(', ')}`)
    return uploads
  }
  const filled = names.map((name) => `exists (select from ${name})`).join(' or ')
  const { rows } = await client.query<{ filled: boolean }>(`select ${filled} as filled`)
  if (rows[0]?.filled) {
    throw new Problem('This database is not empty: add --replace to lose what it holds and restore over it.')
  }
  return []
}

function tableOf(tables: Table[], name: string, columns: string[]): Table {
  const known = tables.find((table) => table.name === name)
  const types = new Map(known?.columns.map((column) => [column.name, column.type]))
  const isSame = types.size === columns.length && columns.every((column) => types.has(column))
  if (!isSame) throw new Problem(`The backup holds another kind of ${name} than this version.`)
  return { name, columns: columns.map((column) => ({ name: column, type: types.get(column) ?? '' })) }
}

async function keepUpload(dataDirectory: string, name: string, data: string): Promise<void> {
  const folder = path.join(path.resolve(dataDirectory), 'uploads')
  await makePath(folder)
  await leaveToOwner(folder)
  const unfinished = path.join(folder, `${name}.restored.part`)
  await writeFile(unfinished, data, 'base64')
  await leaveToOwner(unfinished)
  await rename(unfinished, path.join(folder, name))
}

/** Removes pictures that were replaced with the rows that knew them: nobody could find or remove them any more. */
async function dropUploads(dataDirectory: string, keys: string[]): Promise<void> {
  const folder = path.join(dataDirectory, 'uploads')
  const names = keys.filter((key) => path.basename(key) === key).flatMap((key) => [key, smallKeyOf(key)])
  for (const name of names) await rm(path.join(folder, name), { force: true })
}

async function take(
  client: pg.Client,
  tables: Table[],
  lines: AsyncGenerator<string>,
  dataDirectory: string,
): Promise<Copied> {
  const copied: Copied = { tables: 0, rows: 0, uploads: 0 }
  let current: ReturnType<typeof insertInto> | undefined
  let end: Extract<Mark, { end: true }> | undefined
  for await (const line of lines) {
    const value = readLine(line)
    if (Array.isArray(value)) {
      copied.rows += 1
      await current?.add(value)
      continue
    }
    await current?.flush()
    if ('table' in value) {
      copied.tables += 1
      current = insertInto(client, tableOf(tables, value.table, value.columns))
    } else if ('sequence' in value) {
      // Unlike setval, this is taken back with everything else when the restoring fails.
      const name = client.escapeIdentifier(value.sequence)
      await client.query(`alter sequence ${name} restart with ${value.next}`)
    } else if ('upload' in value) {
      copied.uploads += 1
      await keepUpload(dataDirectory, value.upload, value.data)
    } else end = value
  }
  const isWhole = end?.rows === copied.rows && end.uploads === copied.uploads
  if (!isWhole) throw new Problem('The backup is cut off: nothing was restored.')
  return copied
}

function checkMigrations(made: string[], here: string[]): void {
  const differing = made.find((name) => !here.includes(name)) ?? here.find((name) => !made.includes(name))
  if (!differing) return
  throw new Problem(
    `The backup was made by another version of the app (they differ in ${differing}): restore it with that version, then update.`,
  )
}

type Options = { dataDirectory: string; isReplacing: boolean }

async function restore(client: pg.Client, lines: AsyncGenerator<string>, options: Options): Promise<Copied> {
  checkMigrations(readHeader((await lines.next()).value).migrations, await appliedMigrations(client))
  await client.query('begin')
  await agreeOnText(client)
  const tables = await listTables(client)
  const replaced = await emptyTables(client, tables, options.isReplacing)
  // Checked all at once in the end: rows come in the order of names, and tricks even refer to tricks.
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  const copied = await take(client, tables, lines, options.dataDirectory)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  await client.query('commit')
  const kept = new Set(await readUploads(client))
  await dropUploads(
    options.dataDirectory,
    replaced.filter((key) => !kept.has(key)),
  )
  await client.query('analyze')
  return copied
}

function problemOf(error: unknown, file: string): unknown {
  const reason = diskReason(error)
  if (reason) return new Problem(`The pictures cannot be kept, because ${reason}: nothing was restored.`)
  // What gzip, the decoder, or Postgres' checks of values and references say to changed bytes.
  const isDamaged = /^(Z_\w+|ERR_ENCODING\w+|2[23]\w{3})$/.test(codeOf(error))
  return isDamaged ? new Problem(`${file} is no backup, or it is damaged: nothing was restored.`) : error
}

/** Fills the database at `url`, whose migrations are applied, from a backup: entirely, or not at all. */
export async function restoreBackup(url: string, file: string, options: Options): Promise<Copied> {
  const handle = await open(file).catch(() => null)
  if (!handle || !(await handle.stat()).isFile()) {
    await handle?.close()
    throw new Problem(`${file} cannot be read.`)
  }
  try {
    return await withClient(url, (client) => restore(client, linesOf(unzipped(handle)), options))
  } catch (error) {
    throw problemOf(error, file)
  } finally {
    await handle.close()
  }
}

// Started only when it is read: nothing would handle an error before that.
async function* unzipped(handle: FileHandle): AsyncGenerator<Uint8Array> {
  const bytes = createGunzip()
  pipeline(handle.createReadStream({ autoClose: false }), bytes, () => undefined)
  yield* bytes
}
