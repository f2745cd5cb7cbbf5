import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { AppError } from '../errors'
import { isExhausted } from '../outages'
import { db } from './client'

// What the code reads and writes, by table.
const columns = Object.values(Prisma.ModelName).flatMap((table) =>
  Object.keys(Prisma[`${table}ScalarFieldEnum`]).map((column) => ({ table, column })),
)
const [tables, names] = [columns.map(({ table }) => table), columns.map(({ column }) => column)]

/** How many columns the database lacks: all of them before the migrations, some where an older release prepared it. */
async function countMissing(): Promise<number> {
  const [row] = await db.$queryRaw<{ missing: number }[]>`
    SELECT count(*)::int AS missing FROM unnest(${tables}::text[], ${names}::text[]) AS wanted ("table", "column")
    WHERE NOT EXISTS (
      SELECT FROM pg_attribute
      WHERE attrelid = to_regclass(quote_ident("table")) AND attname = "column" AND NOT attisdropped)`
  return row?.missing ?? 0
}

/**
 * Asks the database once whether the app can work on it. Throws `unavailable` when it does not respond, lacks tables or
 * columns, or lately could not write.
 */
export async function checkDatabase(): Promise<{ status: 'ok' }> {
  const missing = await countMissing().catch((cause: unknown) => {
    throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 5 }, { cause })
  })
  if (missing > 0)
    throw new AppError('unavailable', 'The database is not prepared for this version', {
      retryAfterSeconds: 30,
    })
  if (isExhausted())
    throw new AppError('unavailable', 'The database has no room left', { retryAfterSeconds: 30 })
  return { status: 'ok' }
}
