import type pg from 'pg'
import { listForeignKeys } from '../../backup/catalogue.ts'
import { withClient } from '../../database/connect.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { practised } from './practice.ts'
import type { Size, Step } from './size.ts'
import { words } from './words.ts'

type Index = { name: string; definition: string }

/** Those that no constraint needs, with what makes each of them again. */
async function listIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = current_schema()::regnamespace and relname <> '_prisma_migrations'
       and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
  )
  return rows
}

async function run(client: pg.Client, { what, sql }: Step): Promise<void> {
  const begin = performance.now()
  await client.query(sql)
  console.log(`  ${what}: ${((performance.now() - begin) / 1000).toFixed(1)} s`)
}

/** Fills a prepared database to a size. Indexes and references are made afterwards, which is many times faster. */
export async function fill(url: string, size: Size): Promise<void> {
  console.log(`Filling a database with ${size.users} skaters...`)
  await withClient(url, async (client) => {
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'`)
    const [keys, indexes] = [await listForeignKeys(client), await listIndexes(client)]
    for (const { table, name } of keys)
      await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const step of [...words, ...people(size), ...practised(size), ...posts(size)])
      await run(client, step)
    await run(client, { what: 'indexes', sql: indexes.map(({ definition }) => definition).join(';\n') })
    const references = keys.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    )
    await run(client, { what: 'references', sql: references.join(';\n') })
    await run(client, { what: 'statistics', sql: 'vacuum analyze' })
  })
}
