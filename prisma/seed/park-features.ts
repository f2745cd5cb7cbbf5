import type { Prisma } from '../generated/client.ts'
import { readParkFeatures } from './content.ts'
import { planSeed, recordSeed } from './records.ts'

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
