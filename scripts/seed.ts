import { createClient } from '../prisma/client.ts'
import { seed } from '../prisma/seed.ts'
import { openDatabase } from './database.ts'
import { runScript } from './problem.ts'

await runScript(async () => {
  const database = await openDatabase()
  const client = createClient(database.url)
  try {
    const { created, changed } = await seed(client)
    console.log(`Content: ${created} rows new, ${changed} changed.`)
  } finally {
    await client.$disconnect()
    await database.stop()
  }
})
