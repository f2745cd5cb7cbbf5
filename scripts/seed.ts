import { createClient } from '../lib/db/connect.ts'
import { seed } from '../prisma/seed.ts'
import { openDatabase } from './database.ts'
import { runScript } from './problem.ts'
import { tellServers } from './tell-servers.ts'

await runScript(async () => {
  const database = await openDatabase()
  const client = createClient(database.url)
  try {
    const { created, changed } = await seed(client)
    if (created + changed > 0) await tellServers(client)
    console.log(`Content: ${created} rows new, ${changed} changed.`)
  } finally {
    await client.$disconnect()
    await database.stop()
  }
})
