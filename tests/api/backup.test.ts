import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeBackup } from '../../scripts/database/backup-file.ts'
import { dropDatabases, ensureDatabase, withClient, withDatabase } from '../../scripts/database/connect.ts'
import { restoreBackup } from '../../scripts/database/restore-file.ts'
import { deployMigrations } from '../../scripts/migrate.ts'
import { dropChecks, everythingIn, fillEveryTable } from '../setup/any-rows.ts'

const server = withDatabase(inject('databaseUrl'), 'postgres')
const names = ['source', 'restored'].map((part) => `darkslide_backup_${process.pid}_${part}`)
const [source = '', restored = ''] = names.map((name) => withDatabase(server, name))

let directory: string
let file: string
let from: string
let to: string
let before: Awaited<ReturnType<typeof everythingIn>>
let copied: Awaited<ReturnType<typeof writeBackup>>

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'darkslide-backup-'))
  from = path.join(directory, 'from')
  to = path.join(directory, 'to')
  file = path.join(directory, 'all.gz')
  await mkdir(path.join(from, 'uploads'), { recursive: true })
  await writeFile(path.join(from, 'uploads/one.webp'), picture)
  await writeFile(path.join(from, 'uploads', hyphened), picture)
  await writeFile(path.join(from, 'uploads/half.part'), 'unfinished')
  for (const name of names) {
    await ensureDatabase(server, name)
    await deployMigrations(withDatabase(server, name))
    await withClient(withDatabase(server, name), dropChecks)
  }
  await withClient(source, fill)
  before = await everythingIn(source)
  copied = await writeBackup(source, file, from)
})

afterAll(async () => {
  await dropDatabases(server, (name) => names.includes(name))
  await rm(directory, { recursive: true })
})

const picture = Buffer.from([0, 255, 10, 13, 128])
// A hash as it comes, in the alphabet of addresses.
const hyphened = '-9cNqeXk1zB0aTqpXo5w_A.webp'

async function fill(client: pg.Client) {
  await fillEveryTable(client)
  // More than are fetched or written at once, and longer than what is read at once.
  await client.query(`insert into "ModelAnswer" select 'k' || n, to_jsonb(repeat('é"', n)), now()
                      from generate_series(1, 700) n`)
  await client.query(`insert into "Tag" (name, slug) values ('counted', 'counted')`)
}

const restore = (isReplacing = false, given = file) =>
  restoreBackup(restored, given, { dataDirectory: to, isReplacing })

/** The backup with its lines changed. */
async function changed(change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
  const other = path.join(directory, 'changed.gz')
  await writeFile(other, gzipSync(`${change(lines).join('\n')}\n`))
  return other
}

describe('a backup that is restored', () => {
  it('brings back every row of every table, the sequences, the references and the pictures', async () => {
    expect(Object.entries(before.tables).filter(([, rows]) => rows.length < 5)).toEqual([])
    expect(copied).toEqual({
      tables: Object.keys(before.tables).length,
      rows: Object.values(before.tables).flat().length,
      uploads: 2,
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await restore()).toEqual(copied)
    expect(await everythingIn(restored)).toEqual(before)
    expect(await readdir(path.join(to, 'uploads'))).toEqual([hyphened, 'one.webp'])
    expect(await readFile(path.join(to, 'uploads/one.webp'))).toEqual(picture)
  })

  it('does not replace what is there, unless it may', async () => {
    await expect(restore()).rejects.toThrow('This database is not empty')
    await withClient(restored, (client) =>
      client.query(`delete from "User"; delete from "Tag" where id < 12`),
    )
    await restore(true)
    expect(await everythingIn(restored)).toEqual(before)
  })

  it('takes the pictures along that are replaced, and leaves files that no row knew', async () => {
    const later = 'A9cNqeXk1zB0aTqpXo5w_A'
    const there = [`${later}.webp`, `${later}-1200.webp`, 'other.webp']
    for (const name of there) await writeFile(path.join(to, 'uploads', name), picture)
    await withClient(restored, (client) =>
      client.query(
        `insert into "Upload" (key, "contentType", width, height, bytes) values ($1, 'image/webp', 1, 1, 5)`,
        [`${later}.webp`],
      ),
    )
    await restore(true)
    expect(await readdir(path.join(to, 'uploads'))).toEqual([hyphened, 'one.webp', 'other.webp'])
    await rm(path.join(to, 'uploads/other.webp'))
  })

  it.runIf(process.getuid?.() === 0)(
    'leaves the pictures to the account that the data belongs to',
    async () => {
      const service = 65_533
      const uploads = path.join(to, 'uploads')
      const cases = [
        { data: service, isThere: false, pictures: 0 },
        { data: service, isThere: true, pictures: 0 },
        { data: 0, isThere: true, pictures: service },
      ]
      for (const { data, isThere, pictures } of cases) {
        await rm(uploads, { recursive: true })
        await chown(to, data, data)
        if (isThere) await mkdir(uploads).then(() => chown(uploads, pictures, pictures))
        await restore(true)
        for (const name of ['.', 'one.webp', hyphened])
          expect(await stat(path.join(uploads, name))).toMatchObject({ uid: service, gid: service })
      }
    },
  )

  it('lets new rows follow the old ones', async () => {
    const insert = `insert into "Tag" (name, slug) values ('next', 'next') returning id`
    const next = await withClient(restored, (client) => client.query(insert))
    expect(next.rows).toEqual([{ id: 2 }])
    await restore(true)
    expect((await withClient(restored, (client) => client.query(insert))).rows).toEqual([{ id: 2 }])
    await restore(true)
  })
})

describe('a database that holds something', () => {
  const last = (lines: string[]) => lines.slice(0, -1)
  it.each([
    ['cut off', async () => changed(last), 'The backup is cut off'],
    [
      'of one row less',
      () => changed((lines) => lines.filter((line) => !line.startsWith('["k7",'))),
      'The backup is cut off',
    ],
    [
      'cut off in the middle of its bytes',
      async () => {
        const half = path.join(directory, 'half.gz')
        const bytes = await readFile(file)
        await writeFile(half, bytes.subarray(0, bytes.length / 2))
        return half
      },
      'it is damaged',
    ],
    ['no gzip', async () => writeText('{}'), 'is no backup'],
    [
      'something else',
      () => changed(() => ['{"format":"other"}']),
      'is no backup that this version can read',
    ],
    ['empty', async () => writeText(''), 'it is damaged'],
    [
      'of another version',
      () => changed(([first = '', ...rest]) => [first.replace('_init', '_x'), ...rest]),
      'another version of the app',
    ],
    [
      'with a table of its own',
      () => changed((lines) => lines.toSpliced(1, 0, '{"table":"pg_class","columns":["oid"]}')),
      'another kind of pg_class',
    ],
    [
      'with a row that refers to nothing',
      () => changed((lines) => lines.map((line) => line.replace(/^\["10","10"\]$/, '["10","99"]'))),
      'it is damaged',
    ],
    [
      'with a value of another type',
      () => changed((lines) => lines.map((line) => line.replace(/^\["10","10"\]$/, '["10","x"]'))),
      'it is damaged',
    ],
    [
      'with a picture for another folder',
      () => changed((lines) => lines.toSpliced(-1, 0, '{"upload":"../x.webp","data":""}')),
      'This file is damaged',
    ],
    ['not there', async () => path.join(directory, 'nothing.gz'), 'nothing.gz cannot be read.'],
    ['a folder', async () => directory, 'cannot be read.'],
  ] as const)('is left as it is by a file that is %s', async (_, make, sentence) => {
    const made = await make()
    await expect(restore(true, made)).rejects.toThrow(sentence)
    expect(await everythingIn(restored)).toEqual(before)
  })
})

async function writeText(text: string): Promise<string> {
  const other = path.join(directory, 'text.gz')
  await writeFile(other, text)
  return other
}

describe('a backup that cannot be written', () => {
  it.each([
    ['a folder that is not there', () => path.join(directory, 'no/where.gz'), 'no folder can be made there'],
    ['a file in the way', () => path.join(file, 'x.gz'), 'a file is in the way'],
    ['a folder of its name', () => directory, 'a folder has that name'],
  ])('because of %s says so in one sentence', async (_, place, reason) => {
    await writeFile(file, 'an earlier one')
    await expect(writeBackup(source, place(), from)).rejects.toThrow(
      `The backup cannot be written to ${place()}, because ${reason}.`,
    )
  })

  it('leaves the earlier one, and nothing half', async () => {
    await writeFile(file, 'an earlier one')
    await expect(writeBackup(withDatabase(source, 'postgres'), file, from)).rejects.toThrow(
      'nothing to back up',
    )
    expect(await readFile(file, 'utf8')).toBe('an earlier one')
    expect((await readdir(directory)).filter((entry) => entry.endsWith('.part'))).toEqual([])
  })
})

it('is of one moment, whatever is written meanwhile', async () => {
  let isWriting = true
  const writing = withClient(source, async (client) => {
    for (let n = 100; isWriting; n++) {
      await client.query('begin')
      await client.query(`insert into "Tag" (id, name, slug) values ($1, $2, $2)`, [n, `new ${n}`])
      await client.query(`insert into "PostTag" ("postId", "tagId") values (10, $1)`, [n])
      await client.query('commit')
    }
  })
  const busy = path.join(directory, 'busy.gz')
  await writeBackup(source, busy, from)
  isWriting = false
  await writing
  // References are checked when they come back: a link without its tag would be refused.
  await restore(true, busy)
  const { tables } = await everythingIn(restored)
  expect(tables.ModelAnswer).toEqual(before.tables.ModelAnswer)
})
