import type { PrismaClient } from './generated/client.ts'
import { seedParkFeatures } from './seed/park-features.ts'
import { seedTricks } from './seed/tricks.ts'

export type SeedReport = { created: number; changed: number }

/** Brings the shipped content into the database; can run again at any time without harm. */
export async function seed(client: PrismaClient): Promise<SeedReport> {
  const report = { created: 0, changed: 0 }
  for (const part of [seedTricks, seedParkFeatures]) {
    const { created, changed } = await part(client)
    report.created += created
    report.changed += changed
  }
  return report
}
