import path from 'node:path'
import { type Database, type DatabaseOptions, openDatabase } from './database/open.ts'
import { deployMigrations } from './migrate.ts'
import { warnOfEnvironment } from './run/environment.ts'
import { fingerprint, projectRoot, unlessDone } from './run/fingerprint.ts'
import { runScript } from './run/problem.ts'
import { programs, runProgram } from './run/processes.ts'

/** Writes the Prisma client when the schema changed since it was last written. */
export async function generateClient(): Promise<void> {
  const stamp = path.join(projectRoot, 'prisma/generated/.stamp')
  const print = await fingerprint(['prisma/schema.prisma', 'node_modules/prisma/package.json'])
  await unlessDone(stamp, print, () => runProgram(programs.prisma, ['generate'], {}))
}

/** `isForBuild`: only pages are built on it. */
type PrepareOptions = DatabaseOptions & { isForBuild?: boolean }

/**
 * A database with all migrations, all content and an admin, ready to be served. For a build, whoever serves it first
 * makes the admin that nobody has named. The client must be written.
 */
export async function prepareDatabase({ isForBuild, ...options }: PrepareOptions = {}): Promise<Database> {
  const database = await openDatabase(options)
  const applied = await deployMigrations(database.url)
  if (applied.length > 0) console.log(`Database: ${applied.length} migrations applied.`)
  // Read only now: the client that these import may just have been written.
  const { createClient, patient } = await import('../lib/db/connect.ts')
  const { seed } = await import('../prisma/seed.ts')
  const { ensureAdmin } = await import('./admin-account.ts')
  const client = createClient(database.url, patient)
  try {
    const { created, changed } = await seed(client)
    if (created + changed > 0) console.log(`Content: ${created} rows new, ${changed} changed.`)
    const admin = await ensureAdmin(client, { ...database, isForBuild })
    if (admin) console.log(admin)
  } finally {
    await client.$disconnect()
  }
  process.env.DATABASE_URL = database.url
  return database
}

if (import.meta.main) {
  await runScript(async () => {
    warnOfEnvironment()
    const database = await prepareDatabase()
    await database.stop()
    console.log('The database is prepared.')
  })
}
