import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationList, SchemasContainer } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { withClient } from './database/connect.ts'
import { withEngine } from './database/schema-engine.ts'
import { openDatabase } from './database.ts'
import { Problem, runScript } from './problem.ts'

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
async function readMigrations(directory: string): Promise<MigrationList> {
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

/**
 * Migrations that a kill interrupted: started, neither finished nor given up, and without the log that a real
 * failure leaves. Postgres has rolled their work back, so they may be tried again.
 */
async function interruptedMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('_prisma_migrations') as name",
  )
  if (!table.rows[0]?.name) return []
  const begun = await client.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is null and rolled_back_at is null and logs is null',
  )
  return begun.rows.map((row) => row.migration_name)
}

const filters = { externalTables: [], externalEnums: [] }

/** Servers that start at once take turns. */
const deployLock = 5_318_009

async function apply(url: string, migrationsList: MigrationList, interrupted: string[]): Promise<string[]> {
  return withEngine(url, async (engine) => {
    for (const migrationName of interrupted) await engine.markMigrationRolledBack({ migrationName })
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
    return appliedMigrationNames
  })
}

/** Applies what is not yet applied, as `prisma migrate deploy` does; returns the names. */
export async function deployMigrations(url: string, directory = prismaDirectory): Promise<string[]> {
  const migrations = await readMigrations(directory)
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [deployLock])
    return apply(url, migrations, await interruptedMigrations(client))
  })
}

/** The SQL that leads from the migrations to the schema; empty when they are equal. */
export async function missingSql(url: string, directory = prismaDirectory): Promise<string> {
  const from = { tag: 'migrations' as const, ...(await readMigrations(directory)) }
  const to = { tag: 'schemaDatamodel' as const, ...(await readSchema(directory)) }
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
    console.log(file ? `Wrote ${file}.` : 'The migrations already say what schema.prisma says.')
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
  if (!command || (verb === 'create' && !/^\w+$/.test(name))) {
    throw new Problem(
      'Say what to do: npm run db -- deploy | create NAME | check (NAME of letters, digits and _).',
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
