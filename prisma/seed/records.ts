import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../generated/client.ts'

type Values = Record<string, unknown>

/**
 * What a newer seed may change in a row: fields that still hold what the last seed
 * wrote. A field that people changed keeps their value. Null when nothing is left to do.
 */
export function mergeSeed(lastSeeded: Values, next: Values, current: Values): Values | null {
  const changes = Object.entries(next).filter(
    ([field, value]) =>
      !isDeepStrictEqual(value, lastSeeded[field]) && isDeepStrictEqual(current[field], lastSeeded[field]),
  )
  return changes.length > 0 ? Object.fromEntries(changes) : null
}

type SeedItem<V extends Values> = { key: string; values: V }
type SeedPlan<V extends Values> = {
  create: SeedItem<V>[]
  update: { key: string; changes: Partial<V> }[]
}

/**
 * Compares content with what the last seed wrote and with the rows as they are.
 * Rows that people deleted do not come back; rows that people made first stay theirs.
 */
export async function planSeed<V extends Values>(
  client: Prisma.TransactionClient,
  kind: string,
  items: SeedItem<V>[],
  current: Map<string, Values>,
): Promise<SeedPlan<V>> {
  const records = await client.seedRecord.findMany({ where: { kind } })
  const seeded = new Map(records.map(({ key, values }) => [key, values as Values]))
  const plan: SeedPlan<V> = { create: [], update: [] }
  for (const item of items) {
    const lastSeeded = seeded.get(item.key)
    const row = current.get(item.key)
    if (!lastSeeded && !row) plan.create.push(item)
    const changes = lastSeeded && row && mergeSeed(lastSeeded, item.values, row)
    if (changes) plan.update.push({ key: item.key, changes: changes as Partial<V> })
  }
  return plan
}

/** Remembers what was seeded, for the next time. */
export async function recordSeed<V extends Values>(
  client: Prisma.TransactionClient,
  kind: string,
  items: SeedItem<V>[],
): Promise<void> {
  const rows = items.map(({ key, values }) => ({ kind, key, values: values as Prisma.InputJsonObject }))
  await client.seedRecord.deleteMany({ where: { kind } })
  await client.seedRecord.createMany({ data: rows })
}
