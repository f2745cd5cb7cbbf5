import type { TestProject } from 'vitest/node'
import { dropDatabases, ensureDatabase, withDatabase } from '../../scripts/database/connect.ts'
import { openDatabase } from '../../scripts/database/open.ts'
import { deployMigrations } from '../../scripts/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** The database that a worker works on, so that two files at once do not meet: a copy of the migrated one. */
export async function openCopy(migrated: string, worker: string): Promise<string> {
  const template = new URL(migrated).pathname.slice(1)
  const name = `${template}_${worker}`
  await ensureDatabase(withDatabase(migrated, 'postgres'), name, template)
  return withDatabase(migrated, name)
}

/** One migrated database per run of the tests, so that two runs do not meet; all are dropped in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = `darkslide_test_${process.pid}`
  const database = await openDatabase({ database: name, quiet: true, isForTests: true })
  await deployMigrations(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    // Another run's name may begin like this one's.
    const isOwn = (made: string) => made === name || made.startsWith(`${name}_`)
    await dropDatabases(withDatabase(database.url, 'postgres'), isOwn)
    await database.stop()
  }
}
