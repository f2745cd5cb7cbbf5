import type { MigrationList } from '@prisma/schema-engine-wasm'
import { withClient } from './database/connect.ts'
import { openDatabase } from './database.ts'
import { withEngine } from './migrate/engine.ts'
import { prismaDirectory, readMigrations, readSchema, writeMigration } from './migrate/files.ts'
import { interruptedMigrations } from './migrate/interrupted.ts'
import { Problem, runScript } from './problem.ts'

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

/** Applies what is not yet applied, as `prisma migrate deploy` does; answers the names. */
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

/** Writes the migration that leads to schema.prisma; answers its file, or null when there is nothing to do. */
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
