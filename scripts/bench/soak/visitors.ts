import type pg from 'pg'
import { hashPassword } from '../../../lib/auth/passwords.ts'
import type { Visitor, World } from './mix.ts'
import { signIn } from './viewers.ts'

const password = 'a password of many'
// So many that none of them comes near the limits of one account.
const count = 600

async function column<T>(client: pg.Client, sql: string): Promise<T[]> {
  return (await client.query<{ value: T }>(sql)).rows.map(({ value }) => value)
}

/** People with accounts and tricks, signed in, and what they may look at. */
export async function createWorld(client: pg.Client): Promise<World> {
  const { rows } = await client.query<{ id: number; email: string; trickIds: number[] }>(
    `update "User" set "passwordHash" = $1 from (
       select "userId", array_agg("trickId") as "trickIds" from "TrickProgress" group by 1 order by 1 limit $2
     ) own where id = "userId" returning id, email, "trickIds"`,
    [await hashPassword(password), count],
  )
  const visitors: Visitor[] = []
  for (const { id, email, trickIds } of rows)
    visitors.push({ email, trickIds, headers: await signIn(client, id) })
  return {
    visitors,
    password,
    slugs: await column(client, `select slug as value from "Trick" where "ownerId" is null`),
    trickIds: await column(
      client,
      `select id as value from "Trick" where "ownerId" is null and sequence is null`,
    ),
    features: await column(client, 'select name as value from "ParkFeature"'),
    postSlugs: await column(
      client,
      `select slug as value from "Post" where published and "publishedAt" <= now()`,
    ),
  }
}
