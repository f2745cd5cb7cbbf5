import type { PrismaClient } from '../../prisma/generated/client.ts'
import { siteUrl } from '../env.ts'
import { hashToken, newToken } from './tokens.ts'

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
