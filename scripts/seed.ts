import { publishInvalidation } from '../lib/cache/invalidation.ts'
import { cacheTags } from '../lib/cache/tags.ts'
import { seed } from '../prisma/seed.ts'
import { withPrisma } from './database/with-prisma.ts'
import { runScript } from './run/problem.ts'

await runScript(() =>
  withPrisma(async (client) => {
    const { created, changed } = await seed(client)
    if (created + changed > 0)
      for (const tag of cacheTags)
        await publishInvalidation((sql, ...values) => client.$queryRaw(sql, ...values), tag)
    console.log(`Content: ${created} rows new, ${changed} changed.`)
  }),
)
