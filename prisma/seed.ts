import type { Prisma, PrismaClient } from './generated/client.ts'
import { readParkFeatures } from './seed/content.ts'
import { seedPosts } from './seed/posts.ts'
import { planSeed, recordSeed } from './seed/records.ts'
import { seedTricks } from './seed/tricks.ts'
import { seedVideos } from './seed/videos.ts'

/** Writes the park features. Answers how many were created and changed. */
export async function seedParkFeatures(
  client: Prisma.TransactionClient,
): Promise<{ created: number; changed: number }> {
  const items = readParkFeatures().map((feature) => ({ key: feature.name, values: feature }))
  const rows = await client.parkFeature.findMany()
  const plan = await planSeed(client, 'park-feature', items, new Map(rows.map((row) => [row.name, row])))
  await client.parkFeature.createMany({ data: plan.create.map(({ values }) => values) })
  for (const { key, changes } of plan.update) {
    await client.parkFeature.update({ where: { name: key }, data: changes })
  }
  if (plan.create.length + plan.update.length > 0) await recordSeed(client, 'park-feature', items)
  return { created: plan.create.length, changed: plan.update.length }
}

export type SeedReport = { created: number; changed: number }

const parts = [seedTricks, seedParkFeatures, seedVideos, seedPosts]

/**
 * Brings the shipped content into the database: all of it or, when something fails, nothing.
 * Can run again at any time without harm.
 */
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
    { timeout: 60_000, maxWait: 10_000 },
  )
}
