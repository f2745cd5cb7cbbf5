import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../generated/client.ts'

type Values = Record<string, unknown>

/**
 * What a newer seed may change in a row: fields that still have the value the last seed wrote, and fields that it did
 * not know. Fields that users changed keep their values. Null if there is nothing to change.
 */
export function mergeSeed(lastSeeded: Values, next: Values, current: Values): Values | null {
  const changes = Object.entries(next).filter(
    ([field, value]) =>
      !isDeepStrictEqual(value, current[field]) &&
      (!Object.hasOwn(lastSeeded, field) ||
        (!isDeepStrictEqual(value, lastSeeded[field]) &&
          isDeepStrictEqual(current[field], lastSeeded[field]))),
  )
  return changes.length > 0 ? Object.fromEntries(changes) : null
}

export type SeedReport = { created: number; changed: number }

type SeedItem<V extends Values> = { key: string; values: V }
type SeedPlan<V extends Values> = {
  create: SeedItem<V>[]
  update: { key: string; changes: Partial<V> }[]
}

/**
 * Seeds the items of one kind. Compares them with what the last seed wrote and with the rows as they are now (`current`,
 * by key), has `write` create and update rows, and records what was seeded. Rows that users deleted do not come back;
 * rows that users created first stay theirs.
 */
export async function seedItems<V extends Values>(
  client: Prisma.TransactionClient,
  { kind, items, current }: { kind: string; items: SeedItem<V>[]; current: Map<string, Values> },
  write: (plan: SeedPlan<V>) => Promise<void>,
): Promise<SeedReport> {
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
  await write(plan)
  if (plan.create.length + plan.update.length > 0) {
    const rows = items.map(({ key, values }) => ({ kind, key, values: values as Prisma.InputJsonObject }))
    await client.seedRecord.deleteMany({ where: { kind } })
    await client.seedRecord.createMany({ data: rows })
  }
  return { created: plan.create.length, changed: plan.update.length }
}
