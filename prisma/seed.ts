import type { PrismaClient } from './generated/client.ts'
import { seedParkFeatures } from './seed/park-features.ts'
import { seedPosts } from './seed/posts.ts'
import { seedTricks } from './seed/tricks.ts'
import { seedVideos } from './seed/videos.ts'

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
