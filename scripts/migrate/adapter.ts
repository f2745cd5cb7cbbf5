import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { withClient, withDatabase } from '../database/connect.ts'

/**
 * A script goes to the server in one piece, which Postgres runs as one transaction. The adapter's own way
 * cuts it at every semicolon, also at those inside functions and texts.
 */
async function connect(connectionString: string) {
  const adapter = await new PrismaPg({ connectionString, max: 1 }).connect()
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  return adapter
}

/** A scratch database that is dropped with its connection; the adapter's own would be the real one. */
async function connectToScratch(url: string) {
  const name = `darkslide_scratch_${randomUUID()}`
  await withClient(url, (client) => client.query(`create database "${name}" template template0`))
  const drop = () => withClient(url, (client) => client.query(`drop database if exists "${name}"`))
  const adapter = await connect(withDatabase(url, name))
  const close = adapter.dispose.bind(adapter)
  adapter.dispose = async () => {
    await close()
    await drop()
  }
  return adapter
}

/** How the schema engine reaches the database at `url`. */
export const adapterFor = (url: string) =>
  bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url),
    connectToShadowDb: () => connectToScratch(url),
  })
