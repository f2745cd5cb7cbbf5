import 'server-only'
import { dayMs } from '../days'
import { db } from './client'

/** How often something may happen on a day, YYYY-MM-DD. */
export type Allowance = { name: string; day: string; limit: number }

// Budgets are a day's. A refusal that ends much later was written by a clock that was ahead.
const longestRefusalMs = dayMs
const latestRefusalMs = longestRefusalMs + 60_000

/**
 * Spends one unit of a day's allowance, in one statement, so that no two servers spend the same unit. Returns null if
 * there was one to spend, otherwise when the provider accepts requests again, if it said so.
 */
export async function spend({ name, day, limit }: Allowance): Promise<null | { refusedUntil: Date | null }> {
  const spent = await db.$executeRaw`
    INSERT INTO "DailyBudget" AS budget (day, name, used)
    SELECT ${day}::date, ${name}, 1 WHERE ${limit}::int > 0
    ON CONFLICT (day, name) DO UPDATE SET used = budget.used + 1
    WHERE budget.used < ${limit}::int AND (budget."refusedUntil" > now()
      AND budget."refusedUntil" <= now() + ${latestRefusalMs}::bigint * interval '1 ms') IS NOT TRUE`
  if (spent > 0) return null
  const row = await db.dailyBudget.findFirst({
    where: {
      name,
      day: new Date(day),
      refusedUntil: { gt: new Date(), lte: new Date(Date.now() + latestRefusalMs) },
    },
  })
  return { refusedUntil: row?.refusedUntil ?? null }
}

/** Records, for all servers, that the provider refuses requests for some seconds, a day's at most. */
export async function saveRefusal({ name, day }: Allowance, seconds: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "DailyBudget" SET "refusedUntil" = now() + make_interval(secs => ${Math.min(seconds, longestRefusalMs / 1000)}::int)
    WHERE name = ${name} AND day = ${day}::date`
}
