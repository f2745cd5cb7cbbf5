import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SchemasContainer } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { codeOf } from '../lib/errors.ts'
import { withClient } from './database/connect.ts'
import { openDatabase } from './database/open.ts'
import { Problem, runScript } from './run/problem.ts'
import { programs, runProgram } from './run/processes.ts'

/** The folder that holds schema.prisma and migrations/. */
const prismaDirectory = fileURLToPath(new URL('../prisma', import.meta.url))

const lockfile = 'provider = "postgresql"\n'

async function readSchema(directory: string): Promise<SchemasContainer> {
  const file = path.join(directory, 'schema.prisma')
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] }
}

async function readMigration(baseDir: string, name: string) {
  const file = path.join(baseDir, name, 'migration.sql')
  try {
    const content = { tag: 'ok' as const, value: await readFile(file, 'utf8') }
    return { path: name, migrationFile: { path: 'migration.sql', content } }
  } catch {
    throw new Problem(`The migration ${name} has no migration.sql that can be read.`)
  }
}

/** The migrations on disk, in the order in which they apply. */
async function readMigrations(directory: string) {
  const baseDir = path.join(directory, 'migrations')
  const entries = await readdir(baseDir, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const lock = await readFile(path.join(baseDir, 'migration_lock.toml'), 'utf8').catch(() => lockfile)
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: lock },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(baseDir, name))),
  }
}

/** Writes a migration under a name that sorts after all earlier ones; returns its file. */
async function writeMigration(directory: string, name: string, sql: string): Promise<string> {
  const baseDir = path.join(directory, 'migrations')
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = path.join(baseDir, `${moment}_${name}`, 'migration.sql')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, sql)
  await writeFile(path.join(baseDir, 'migration_lock.toml'), lockfile)
  return file
}

// As Prisma makes it, so that its own tools can take over.
const historyTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

type Migration = { name: string; sql: string }

/**
 * Applies one migration and records it in the same transaction: however this process ends, both are there or
 * neither is. (So no statement may be one that Postgres refuses inside of a transaction.)
 */
async function applyMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // In one piece: a semicolon may be part of a function or a text.
    await client.query(sql)
    await recordMigration(client, { name, sql })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function recordMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  await client.query(
    `with unfinished as (delete from _prisma_migrations where migration_name = $2 and finished_at is null)
     insert into _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), name, checksum],
  )
}

// What Postgres says of a thing that is there already, also when another connection commits it meanwhile.
const isThereAlready = (error: unknown) =>
  ['42710', '42P07', '42701', '42P06', '42723'].includes(codeOf(error)) ||
  (codeOf(error) === '23505' && error instanceof pg.DatabaseError && error.schema === 'pg_catalog')

/**
 * What earlier releases began and a kill interrupted: they recorded a migration after its transaction, so it may
 * have been applied or not. Trying it again decides: it waits for a connection that is still at work on it, and
 * either goes through or meets what it would create.
 */
async function finishInterrupted(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await applyMigration(client, migration)
  } catch (error) {
    if (!isThereAlready(error)) {
      throw new Problem(
        `The migration ${migration.name} was interrupted once and fails now: ${reasonOf(error)}. If all that it does is in the database, type: npm run db -- applied ${migration.name}. Otherwise restore a backup.`,
      )
    }
    await recordMigration(client, migration)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Servers that start at once take turns. */
const deployLock = 5_318_009

async function inTurn<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [deployLock])
    await client.query(historyTable)
    return use(client)
  })
}

type Recorded = { migration_name: string; isFinished: boolean }

/** Applies what is not yet applied, in order, as `prisma migrate deploy` does; returns the names. */
export async function deployMigrations(url: string, directory = prismaDirectory): Promise<string[]> {
  const { migrationDirectories } = await readMigrations(directory)
  return inTurn(url, async (client) => {
    const { rows } = await client.query<Recorded>(
      `select migration_name, finished_at is not null as "isFinished" from _prisma_migrations where rolled_back_at is null`,
    )
    const applied: string[] = []
    for (const { path: name, migrationFile } of migrationDirectories) {
      const records = rows.filter((row) => row.migration_name === name)
      if (records.some((record) => record.isFinished)) continue
      const migration = { name, sql: migrationFile.content.value }
      if (records.length > 0) await finishInterrupted(client, migration)
      else
        await applyMigration(client, migration).catch((error) => {
          throw new Problem(`The migration ${name} failed: ${reasonOf(error)}.`)
        })
      applied.push(name)
    }
    return applied
  })
}

/** Records a migration that someone has found to be in the database. Throws a Problem when there is none of the name. */
export async function markApplied(url: string, name: string, directory = prismaDirectory): Promise<void> {
  const { migrationDirectories } = await readMigrations(directory)
  const found = migrationDirectories.find((each) => each.path === name)
  if (!found) throw new Problem(`There is no migration ${name}.`)
  await inTurn(url, (client) => recordMigration(client, { name, sql: found.migrationFile.content.value }))
}

const filters = { externalTables: [], externalEnums: [] }

/** What compares migrations with the schema, loaded only where it is needed: serving does without it, and a package too. */
async function loadEngine() {
  try {
    return await import('./database/schema-engine.ts')
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Problem(
      'check and create need a checkout with all its packages (npm ci): the folder that npm run package fills lacks the schema engine.',
    )
  }
}

/** The SQL that leads from the migrations to the schema; empty when they are equal. */
export async function missingSql(url: string, directory = prismaDirectory): Promise<string> {
  const from = { tag: 'migrations' as const, ...(await readMigrations(directory)) }
  const to = { tag: 'schemaDatamodel' as const, ...(await readSchema(directory)) }
  const { withEngine } = await loadEngine()
  const result = await withEngine(url, (engine) =>
    engine.diff({ from, to, script: true, exitCode: true, filters }),
  )
  return result.exitCode === 0 ? '' : (result.stdout ?? '')
}

/** Whether the migrations, applied to an empty scratch database, give what schema.prisma says. */
export async function checkMigrations(url: string, directory = prismaDirectory): Promise<boolean> {
  return (await missingSql(url, directory)) === ''
}

/** Writes the migration that leads to schema.prisma; returns its file, or null when there is nothing to do. */
export async function createMigration(
  url: string,
  name: string,
  directory = prismaDirectory,
): Promise<string | null> {
  const sql = await missingSql(url, directory)
  return sql ? writeMigration(directory, name, sql) : null
}

const commands: Record<string, (url: string, name: string) => Promise<void>> = {
  async deploy(url) {
    const names = await deployMigrations(url)
    console.log(names.length ? `Applied ${names.join(', ')}.` : 'The database is up to date.')
  },
  async create(url, name) {
    const file = await createMigration(url, name)
    if (file) await runProgram(programs.prisma, ['generate'], {})
    console.log(file ? `Wrote ${file}.` : 'The migrations already say what schema.prisma says.')
  },
  async applied(url, name) {
    await markApplied(url, name)
    console.log(`${name} counts as applied now.`)
  },
  async check(url) {
    const sql = await missingSql(url)
    if (sql) throw new Problem(`The migrations lack what schema.prisma says:\n${sql}`)
    console.log('The migrations say what schema.prisma says.')
  },
}

async function main(): Promise<void> {
  const [verb = '', name = ''] = process.argv.slice(2)
  const command = commands[verb]
  if (!command || (['create', 'applied'].includes(verb) && !/^\w+$/.test(name))) {
    throw new Problem(
      'Say what to do: npm run db -- deploy | create NAME | applied NAME | check (NAME of letters, digits and _).',
    )
  }
  const database = await openDatabase({ quiet: true })
  try {
    await command(database.url, name)
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runScript(main)
