import { buildIfNeeded } from '../build.ts'
import { withClient, withDatabase } from '../database/connect.ts'
import type { Database, DatabaseOptions } from '../database.ts'
import { prepareDatabase } from '../prepare.ts'
import { stopAll } from './contenders.ts'

/** Lends the product's database with the pages built from it; afterwards every server started meanwhile ends. */
export async function withBuilt(use: (database: Database) => Promise<void>): Promise<void> {
  const database = await prepareDatabase()
  try {
    await buildIfNeeded(database)
    await use(database)
  } finally {
    await stopAll()
    await database.stop()
  }
}

/** Lends a database of its own on the same Postgres, with all content; afterwards it is gone. */
export async function withScratch(
  { url }: Database,
  options: DatabaseOptions & { database: string },
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const admin = withDatabase(url, 'postgres')
  const name = options.database
  const drop = () =>
    withClient(admin, (client) =>
      client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
    )
  // One that ended in the middle has left its own.
  await drop()
  const database = await prepareDatabase(options)
  try {
    await use(database)
  } finally {
    await stopAll()
    await database.stop()
    await drop()
  }
}
