import { randomBytes } from 'node:crypto'
import { emailAddress, usernameKeyOf } from '../lib/accounts/schema.ts'
import { hashPassword } from '../lib/auth/passwords.ts'
import type { PrismaClient } from '../prisma/generated/client.ts'
import { Problem } from './run/problem.ts'

type Client = Pick<PrismaClient, 'user'>

const embeddedEmail = 'admin@darkslide.local'

/** A password of 128 random bits. */
export const generatedPassword = () => randomBytes(16).toString('base64url')

async function freeUsername(client: Client): Promise<string> {
  for (let number = 1; ; number++) {
    const username = number === 1 ? 'admin' : `admin${number}`
    const isTaken = await client.user.count({ where: { usernameKey: usernameKeyOf(username) } })
    if (!isTaken) return username
  }
}

/**
 * Makes the account with this email address an admin with this password. Someone else may have registered the
 * address before, so no way into an ordinary account counts any longer: it has this password and nothing else.
 */
export async function setAdmin(client: Client, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  const found = await client.user.findUnique({ where: { email }, select: { id: true } })
  if (found) {
    const gone = {
      sessions: { deleteMany: {} },
      oauthAccounts: { deleteMany: {} },
      passwordResets: { deleteMany: {} },
      emailLinks: { deleteMany: {} },
    }
    await client.user.update({ where: { email }, data: { role: 'ADMIN', passwordHash, ...gone } })
    return
  }
  const username = await freeUsername(client)
  const data = { email, username, usernameKey: usernameKeyOf(username), role: 'ADMIN', passwordHash } as const
  await client.user.create({ data })
}

/**
 * Ensures that there is a first admin: that of ADMIN_EMAIL and ADMIN_PASSWORD, or else, on the embedded
 * database only, one with a generated password: not for a build, whose output is kept and read by others. Returns a
 * line to print once, or null.
 */
export async function ensureAdmin(
  client: Client,
  { isEmbedded, isForBuild = false }: { isEmbedded: boolean; isForBuild?: boolean },
): Promise<string | null> {
  const { siteUrl } = await import('../lib/env.ts')
  const { parseEnv } = await import('../lib/env-schema.ts')
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = parseEnv(process.env)
  const email = ADMIN_EMAIL ? parseEmail(ADMIN_EMAIL) : embeddedEmail
  const isThere = await client.user.count({ where: { role: 'ADMIN', ...(ADMIN_EMAIL ? { email } : {}) } })
  if (isThere > 0) return null
  if (ADMIN_PASSWORD) {
    await setAdmin(client, email, ADMIN_PASSWORD)
    return `Admin account: ${email}, with the password of ADMIN_PASSWORD. Sign in at ${siteUrl}/login`
  }
  if (isForBuild) return null
  if (!isEmbedded)
    return 'There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or make an account one with scripts/admin.ts.'
  const password = generatedPassword()
  await setAdmin(client, email, password)
  return `Admin account: ${email}, password ${password} (shown only now). Sign in at ${siteUrl}/login`
}

/** An email address as it is stored. Throws a Problem unless it is one. */
export function parseEmail(text: string | undefined): string {
  const parsed = emailAddress.safeParse(text ?? '')
  if (parsed.success) return parsed.data
  throw new Problem(
    text ? `${text} is not an email address.` : 'Which email address? Write it behind the command.',
  )
}
