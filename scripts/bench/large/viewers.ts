import type pg from 'pg'
import { hashToken, newToken } from '../../../lib/auth/tokens.ts'
import { Problem } from '../../problem.ts'

/** Somebody signed in, by cookie or by header, and the trick that is looked at. */
export type Viewer = { id: number; trickId: number; headers: Record<string, string> }

const cookieName = 'next-auth.session-token'

/** Signs somebody in without a password. */
export async function signIn(client: pg.Client, userId: number): Promise<Record<string, string>> {
  const [cookie, header] = [newToken(), newToken()]
  await client.query(
    `insert into "Session" ("userId", "cookieTokenHash", "headerTokenHash", "authMethod", "expiresAt")
     values ($1, $2, $3, 'password', now() + interval '1 day')`,
    [userId, hashToken(cookie), hashToken(header)],
  )
  const cookies = [cookieName, `__Secure-${cookieName}`].map((name) => `${name}=${cookie}`)
  return { 'x-session-id': header, cookie: cookies.join('; ') }
}

/** The skater who comes nearest to so many tricks and so much practice, at every size of the database alike. */
export async function findSkater(client: pg.Client, tricks: number, practice: number): Promise<Viewer> {
  const { rows } = await client.query<{ id: number; trickId: number }>(
    `with near as (
       select "userId" as id, count(*) as tricks from "TrickProgress" group by 1
       order by abs(count(*) - $1), 1 limit 50
     )
     select id, (
       select "trickId" from "PracticeEntry" where "userId" = near.id group by 1 order by count(*) desc, 1 limit 1
     ) as "trickId"
     from near order by abs((select count(*) from "PracticeEntry" where "userId" = near.id) - $2), id limit 1`,
    [tricks, practice],
  )
  const found = rows[0]
  if (!found) throw new Problem('The database has no skaters.')
  return { ...found, headers: await signIn(client, found.id) }
}

/** Makes an account an admin and signs it in. */
export async function makeAdmin(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: number }>(
    `update "User" set role = 'ADMIN' where id = (select min(id) from "User") returning id`,
  )
  return signIn(client, rows[0]?.id ?? 0)
}
