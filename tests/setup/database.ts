import type { TestProject } from 'vitest/node'
import { withClient, withDatabase } from '../../scripts/database/connect.ts'
import { openDatabase } from '../../scripts/database.ts'
import { deployMigrations } from '../../scripts/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One database per run of the tests, so that two runs at once do not meet; it is dropped in the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name = `darkslide_test_${process.pid}`
  const database = await openDatabase({ database: name, quiet: true, isForTests: true })
  await deployMigrations(database.url)
  project.provide('databaseUrl', database.url)
  return async () => {
    const admin = withDatabase(database.url, 'postgres')
    await withClient(admin, (client) => client.query(`drop database if exists "${name}" with (force)`))
    await database.stop()
  }
}
