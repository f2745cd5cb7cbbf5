import { publishInvalidation } from '../lib/cache/invalidation.ts'
import { cacheTags } from '../lib/cache/tags.ts'
import { createClient } from '../lib/db/connect.ts'
import { seed } from '../prisma/seed.ts'
import { openDatabase } from './database.ts'
import { runScript } from './problem.ts'

await runScript(async () => {
  const database = await openDatabase()
  const client = createClient(database.url)
  try {
    const { created, changed } = await seed(client)
    if (created + changed > 0)
      for (const tag of cacheTags)
        await publishInvalidation((sql, ...values) => client.$queryRaw(sql, ...values), tag)
    console.log(`Content: ${created} rows new, ${changed} changed.`)
  } finally {
    await client.$disconnect()
    await database.stop()
  }
})
