import { createClient } from '../../lib/db/connect.ts'
import { deployMigrations } from '../migrate.ts'
import { openDatabase } from './open.ts'

type Client = ReturnType<typeof createClient>

/** Opens the app's database, also beside a running app, and closes what it opened. */
export async function withPrisma(use: (client: Client) => Promise<void>): Promise<void> {
  const database = await openDatabase({ quiet: true })
  await deployMigrations(database.url)
  const client = createClient(database.url)
  try {
    await use(client)
  } finally {
    await client.$disconnect()
    await database.stop()
  }
}
