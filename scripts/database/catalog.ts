import type pg from 'pg'
import { codeOf } from '../../lib/errors.ts'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }

async function ask<Found extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Found[]> {
  return (await client.query<Found>(sql)).rows
}

/** Values are printed and read in one way, whatever this server, database or account prefers. */
export async function agreeOnText(client: pg.Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 3; set local bytea_output = 'hex';
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}

/** The names of the migrations that this database has; none when it was never prepared. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  try {
    const rows = await ask<{ name: string }>(
      client,
      `select migration_name as name from _prisma_migrations
       where finished_at is not null and rolled_back_at is null order by migration_name`,
    )
    return rows.map(({ name }) => name)
  } catch (error) {
    if (codeOf(error) === '42P01') return []
    throw error
  }
}

/** Every table of the product with the columns that can be written. */
export function listTables(client: pg.Client): Promise<Table[]> {
  return ask<Table>(
    client,
    `select c.relname as name, json_agg(
       json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
     ) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relname <> '_prisma_migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid, c.relname order by c.relname`,
  )
}

type Sequence = { sequence: string; next: string }

/** Each sequence with the number that it gives next. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const known = await ask<{ name: string; step: string }>(
    client,
    `select relname as name, seqincrement::text as step from pg_class join pg_sequence on seqrelid = oid
     where relnamespace = current_schema()::regnamespace order by relname`,
  )
  const found: Sequence[] = []
  for (const { name, step } of known) {
    const next = `(last_value + case when is_called then ${step} else 0 end)::text`
    found.push(
      ...(await ask<Sequence>(
        client,
        `select ${client.escapeLiteral(name)} as sequence, ${next} as next from ${client.escapeIdentifier(name)}`,
      )),
    )
  }
  return found
}

type ForeignKey = { table: string; name: string; definition: string }

/** The table's name comes quoted, ready to be part of a statement. */
export function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  return ask<ForeignKey>(
    client,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
       and conparentid = 0`,
  )
}
