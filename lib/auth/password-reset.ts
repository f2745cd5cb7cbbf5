import 'server-only'
import type { ResetConfirmation, ResetRequest } from '../accounts/schema'
import { brand } from '../brand'
import { db } from '../db/client'
import { securityLog } from '../observability/log'
import type { Viewer } from './auth-context'
import { knownBrowserHeader } from './cookies'
import { countMail, mailLater, mailNow, requireMail } from './mail'
import { hashPassword } from './passwords'
import { createResetLink, deadLink, hashToken } from './tokens'

async function resetMail(email: string) {
  const url = await createResetLink(db, email)
  if (!url) return null
  return {
    to: email,
    subject: `Set a new ${brand} password`,
    paragraphs: ['Someone, probably you, asked for a new password. Set it within an hour.'],
    action: { label: 'Set a new password', url },
    closing: 'If it was not you, do nothing: your password stays as it is.',
  }
}

/**
 * Mails a reset link if there is an account with this address. Returns the same, at once, whether or not there is one;
 * only to the account's own `viewer` throws it `unavailable` when the mail was not sent. Throws that, too, when no mail
 * server is configured, and `rate_limited`.
 */
export async function requestReset(
  { email }: ResetRequest,
  viewer: Viewer | null,
): Promise<{ message: string }> {
  requireMail('Please ask the site admin for a reset link.')
  await countMail(email)
  securityLog.info({ at: 'password-reset', step: 'asked' })
  const own = viewer?.email === email && (await resetMail(email))
  if (own) await mailNow('reset-password', own)
  else mailLater('reset-password', () => resetMail(email))
  return { message: 'If there is an account with this email, a link to set a new password is on its way.' }
}

/**
 * Sets the password that goes with a link, invalidates all reset links of the account and ends all its sessions. The
 * response makes the browser known to the account, so that it gets in while strangers go on guessing. Throws
 * `invalid` for a link that was used or has expired.
 */
export async function confirmReset({ token, password }: ResetConfirmation): Promise<Response> {
  const isAlive = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } }
  const found = await db.passwordReset.findFirst({
    where: isAlive,
    select: { userId: true, user: { select: { email: true } } },
  })
  if (!found) throw deadLink()
  const { userId } = found
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    const used = await tx.passwordReset.deleteMany({ where: isAlive })
    if (used.count === 0) throw deadLink()
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await tx.passwordReset.deleteMany({ where: { userId } })
    await tx.emailLink.deleteMany({ where: { userId } })
    await tx.session.deleteMany({ where: { userId } })
  })
  securityLog.info({ at: 'password-reset', step: 'done' })
  const message = 'Your password is set. Please sign in with it.'
  return Response.json({ message }, { headers: { 'set-cookie': knownBrowserHeader(found.user.email) } })
}
