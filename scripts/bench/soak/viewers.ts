import type pg from 'pg'
import { hashToken, newToken } from '../../../lib/auth/tokens.ts'

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
