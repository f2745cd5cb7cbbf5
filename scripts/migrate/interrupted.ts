import type pg from 'pg'

/**
 * Migrations that a kill interrupted: begun, neither finished nor given up, and without the log that a real
 * failure leaves. Postgres has rolled their work back, so they may be tried again.
 */
export async function interruptedMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('_prisma_migrations') as name",
  )
  if (!table.rows[0]?.name) return []
  const begun = await client.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is null and rolled_back_at is null and logs is null',
  )
  return begun.rows.map((row) => row.migration_name)
}
