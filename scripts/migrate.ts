import { withClient } from './database/connect.ts'
import { openDatabase } from './database.ts'
import { withEngine } from './migrate/engine.ts'
import { prismaDirectory, readMigrations, readSchema, writeMigration } from './migrate/files.ts'
import { Problem, runScript } from './problem.ts'

const filters = { externalTables: [], externalEnums: [] }

/** Two servers that start at once take turns. */
const deployLock = 5_318_009

/** Applies what is not yet applied, as `prisma migrate deploy` does; answers the names. */
export async function deployMigrations(url: string, directory = prismaDirectory): Promise<string[]> {
  const migrationsList = await readMigrations(directory)
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [deployLock])
    const done = await withEngine(url, undefined, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    )
    return done.appliedMigrationNames
  })
}

/** The SQL that leads from the migrations to the schema; empty when they are equal. */
async function missingSql(url: string, directory: string): Promise<string> {
  const migrations = await readMigrations(directory)
  const schema = await readSchema(directory)
  const result = await withEngine(url, undefined, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      filters,
    }),
  )
  return result.exitCode === 2 ? (result.stdout ?? '') : ''
}

/** Whether prisma/migrations, applied to an empty scratch database, give what schema.prisma says. */
export async function checkMigrations(url: string, directory = prismaDirectory): Promise<boolean> {
  return (await missingSql(url, directory)) === ''
}
