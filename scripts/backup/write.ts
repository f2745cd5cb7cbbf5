import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { withClient } from '../database/connect.ts'
import { diskReason } from '../disk-reason.ts'
import { Problem } from '../problem.ts'
import { agreeOnText, appliedMigrations, listSequences, listTables, type Table } from './catalogue.ts'
import type { Line, Row } from './format.ts'

const rowsPerFetch = 500

/** What Postgres printed, untouched: a number or a moment of JavaScript would lose digits. */
const asPrinted = { getTypeParser: () => (text: string) => text }

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Row> {
  const list = columns.map((column) => client.escapeIdentifier(column.name)).join(', ')
  await client.query(
    `declare backup no scroll cursor for select ${list} from ${client.escapeIdentifier(name)}`,
  )
  const text = `fetch ${rowsPerFetch} from backup`
  for (;;) {
    const { rows } = await client.query<Row>({ text, rowMode: 'array', types: asPrinted as never })
    yield* rows
    if (rows.length < rowsPerFetch) break
  }
  await client.query('close backup')
}

async function* uploadsIn(dataDirectory: string): AsyncGenerator<Line> {
  const folder = path.join(dataDirectory, 'uploads')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.sort()) {
    if (name.endsWith('.part')) continue
    yield { upload: name, data: await readFile(path.join(folder, name), 'base64') }
  }
}

export type Copied = { tables: number; rows: number; uploads: number }

async function* linesOfBackup(
  client: pg.Client,
  dataDirectory: string,
  copied: Copied,
): AsyncGenerator<string> {
  const say = (line: Line) => `${JSON.stringify(line)}\n`
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new Problem('There is nothing to back up: this database was never used.')
  await client.query('begin transaction isolation level repeatable read, read only')
  await agreeOnText(client)
  yield say({ format: 'darkslide-backup', version: 1, madeAt: new Date().toISOString(), migrations })
  for (const table of await listTables(client)) {
    copied.tables += 1
    yield say({ table: table.name, columns: table.columns.map(({ name }) => name) })
    for await (const row of rowsOf(client, table)) {
      copied.rows += 1
      yield say(row)
    }
  }
  // Read last, so that no row of the snapshot is above them.
  for (const sequence of await listSequences(client)) yield say(sequence)
  await client.query('commit')
  for await (const upload of uploadsIn(dataDirectory)) {
    copied.uploads += 1
    yield say(upload)
  }
  yield say({ end: true, rows: copied.rows, uploads: copied.uploads })
}

/**
 * Writes everything that the database at `url` and the uploads hold to `file`, as they are at one moment.
 * The app may run meanwhile. A file of that name is replaced when the new one is complete, not before.
 */
export async function writeBackup(url: string, file: string, dataDirectory: string): Promise<Copied> {
  const copied: Copied = { tables: 0, rows: 0, uploads: 0 }
  const unfinished = `${file}.${process.pid}.part`
  try {
    await withClient(url, async (client) => {
      const lines = Readable.from(linesOfBackup(client, dataDirectory, copied))
      // Others must not read what people trusted to us.
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    const reason = diskReason(error)
    throw reason ? new Problem(`The backup cannot be written to ${file}, because ${reason}.`) : error
  }
  return copied
}
