import { createHash, randomBytes } from 'node:crypto'
import type { PrismaClient } from '../../prisma/generated/client.ts'
import { siteUrl } from '../env.ts'

// No 'server-only' here: scripts run by plain node make tokens too. node:crypto keeps it out of browsers.

/** A secret of 256 random bits behind the time at which it was made, so that tokens sort by age. */
export function newToken(now = new Date()): string {
  return `${now.getTime().toString(36).padStart(9, '0')}.${randomBytes(32).toString('base64url')}`
}

/** The only form of a token that is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

// No 'server-only' here: a script run by plain node makes links too.

const lifetimeMs = 60 * 60 * 1000

/**
 * A link that sets a new password once, within an hour; null when nobody has this e-mail address. The token
 * stands behind the #, so that it reaches no server log and no other site.
 */
export async function createResetLink(
  client: Pick<PrismaClient, 'user' | 'passwordReset'>,
  email: string,
): Promise<string | null> {
  const user = await client.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) return null
  const token = newToken()
  await client.passwordReset.create({
    data: { tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + lifetimeMs) },
  })
  return `${siteUrl}/reset-password#${token}`
}
