import { createHash, randomBytes } from 'node:crypto'
import type { PrismaClient } from '../../prisma/generated/client.ts'
import { dayMs } from '../days.ts'
import { siteUrl } from '../env.ts'
import { AppError } from '../errors.ts'

// No 'server-only' here: scripts run by plain node make tokens and links too. node:crypto keeps it out of browsers.

/** A secret: the time at which it was made, so that tokens sort by age, a dot and 256 random bits. */
export function newToken(now = new Date()): string {
  return `${now.getTime().toString(36).padStart(9, '0')}.${randomBytes(32).toString('base64url')}`
}

/** The only form in which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The error for a mailed link that was used or has expired. */
export const deadLink = () =>
  new AppError('invalid', 'This link was already used or is too old. Please ask for a new one.')

const resetLinkMs = 60 * 60 * 1000

/**
 * A link that sets a new password once, within an hour; null when no account has this email address. The token
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
    data: { tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + resetLinkMs) },
  })
  return `${siteUrl}/reset-password#${token}`
}

const emailLinkMs = dayMs

/** A link that makes `email` the account's verified address once, within a day; it must be mailed there and shown nowhere else. */
export async function createEmailLink(
  client: Pick<PrismaClient, 'emailLink'>,
  userId: number,
  email: string,
): Promise<string> {
  const token = newToken()
  await client.emailLink.create({
    data: { tokenHash: hashToken(token), userId, email, expiresAt: new Date(Date.now() + emailLinkMs) },
  })
  return `${siteUrl}/confirm-email#${token}`
}
