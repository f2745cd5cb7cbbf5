import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { originalOf } from '../../lib/uploads/small.ts'
import { diskReason, Problem } from '../run/problem.ts'
import { agreeOnText, appliedMigrations, listSequences, listTables, type Table } from './catalog.ts'
import { withClient } from './connect.ts'

/*
 * A backup is gzip of UTF-8 lines, each a JSON value:
 *
 *   {"format":"darkslide-backup","version":1,"madeAt":"...","migrations":["..."]}     first
 *   {"table":"Trick","columns":["id","slug"]}      the rows that follow are of this table
 *   ["1","kickflip",null]                          a row: what Postgres prints for each column, or null
 *   {"sequence":"Trick_id_seq","next":"8"}          the number that the next new row gets
 *   {"upload":"name.webp","data":"..."}            a picture in base64
 *   {"end":true,"rows":1,"uploads":1}              last: a file without it was cut off
 */
const header = z.object({
  format: z.literal('darkslide-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
const sequence = z.object({ sequence: z.string(), next: z.string().regex(/^-?\d+$/) })
// A name without a folder and not hidden: what is restored stays where uploads are. One in 64 begins with a hyphen.
const upload = z.object({ upload: z.string().regex(/^[\w-][\w.-]*$/), data: z.base64() })
const end = z.object({ end: z.literal(true), rows: z.number(), uploads: z.number() })

type Header = z.infer<typeof header>
export type Row = (string | null)[]
export type Mark =
  | z.infer<typeof table>
  | z.infer<typeof sequence>
  | z.infer<typeof upload>
  | z.infer<typeof end>
type Line = Header | Mark | Row

const mark = z.union([table, sequence, upload, end])

const damaged = () => new Problem('This file is damaged: nothing was restored.')

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}

/** Throws a Problem unless this is the first line of a backup. */
export function readHeader(line: string | undefined): Header {
  const found = header.safeParse(line === undefined ? null : parsed(line))
  if (!found.success) throw new Problem('This file is no backup that this version can read.')
  return found.data
}

/** Any later line; rows are only looked at for their shape, as there may be millions. */
export function readLine(line: string): Mark | Row {
  const value = parsed(line)
  if (Array.isArray(value)) return value as Row
  const found = mark.safeParse(value)
  if (!found.success) throw damaged()
  return found.data
}

/** The lines of a stream of bytes. Not readline, which also ends lines at characters that JSON may hold. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let pieces: string[] = []
  for await (const chunk of bytes) {
    const [first = '', ...rest] = decoder.decode(chunk, { stream: true }).split('\n')
    pieces.push(first)
    for (const next of rest) {
      yield pieces.join('')
      pieces = [next]
    }
  }
  if (pieces.some((piece) => piece !== '')) yield pieces.join('')
}

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
    // Small forms are made again.
    if (name.endsWith('.part') || originalOf(name) !== null) continue
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
  if (migrations.length === 0) {
    throw new Problem(
      'There is nothing to back up, as this database was never used: are DATA_DIR and DATABASE_URL those of the app?',
    )
  }
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
