import { settleTutorials } from '../lib/videos/own-data.ts'
import type { Prisma, PrismaClient } from './generated/client.ts'
import { readParkFeatures } from './seed/content.ts'
import { seedPosts } from './seed/posts.ts'
import { type SeedReport, seedItems } from './seed/records.ts'
import { seedTricks } from './seed/tricks.ts'
import { seedVideos } from './seed/videos.ts'

const parts = [seedTricks, seedParkFeatures, seedVideos, settleVideos, seedPosts]

/** Writes the shipped content to the database: all of it or, if something fails, nothing. Safe to run again. */
export async function seed(client: PrismaClient): Promise<SeedReport> {
  return client.$transaction(
    async (transaction) => {
      const report = { created: 0, changed: 0 }
      for (const part of parts) {
        const { created, changed } = await part(transaction)
        report.created += created
        report.changed += changed
      }
      return report
    },
    // A small machine that has other things to do takes its time for a first library.
    { timeout: 600_000, maxWait: 10_000 },
  )
}

/** Reads all titles anew, since names and what is understood of them change; what people chose stays. */
async function settleVideos(client: Prisma.TransactionClient): Promise<SeedReport> {
  return { created: 0, changed: await settleTutorials(client) }
}

async function seedParkFeatures(client: Prisma.TransactionClient): Promise<SeedReport> {
  const items = readParkFeatures().map((feature) => ({ key: feature.name, values: feature }))
  const rows = await client.parkFeature.findMany()
  const current = new Map(rows.map((row) => [row.name, row]))
  return seedItems(client, { kind: 'park-feature', items, current }, async ({ create, update }) => {
    await client.parkFeature.createMany({ data: create.map(({ values }) => values) })
    for (const { key, changes } of update)
      await client.parkFeature.update({ where: { name: key }, data: changes })
  })
}
