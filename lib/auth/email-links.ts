import 'server-only'
import type { EmailConfirmation } from '../accounts/schema'
import { brand } from '../brand'
import { db } from '../db/client'
import { AppError } from '../errors'
import { securityLog } from '../observability/log'
import type { Viewer } from './auth-context'
import { knownBrowserHeader } from './cookies'
import { countMail, mailLater, mailNow, requireMail } from './mail'
import { refusingTaken } from './taken-names'
import { createEmailLink, deadLink, hashToken } from './tokens'

type Owner = { id: number; email: string }

const verification = async ({ id, email }: Owner) => ({
  to: email,
  subject: `Confirm your ${brand} email`,
  paragraphs: [
    `Welcome to ${brand}! Please confirm within a day that this email is yours. Everything works in the meantime.`,
  ],
  action: { label: 'Confirm this email', url: await createEmailLink(db, id, email) },
  closing: `If you did not sign up at ${brand}, do nothing: someone mistyped their email.`,
})

/** Mails the link by which an account's own address is verified; nothing where no mail can be sent. */
export const mailVerification = (owner: Owner): void => mailLater('verify-email', () => verification(owner))

/**
 * Mails the link once more. Throws `unavailable` when no mail server is configured or the mail was not sent, `conflict`
 * when verified already.
 */
export async function askForVerification(viewer: Viewer): Promise<{ message: string }> {
  requireMail('This email cannot be confirmed.')
  if (viewer.isEmailVerified) throw new AppError('conflict', 'This email is already confirmed')
  await countMail(viewer.email)
  await mailNow('verify-email', await verification(viewer))
  return { message: `A link to confirm it is on its way to ${viewer.email}.` }
}

/**
 * Mails a link to the new address. The account keeps the one that it has until that link is used. Throws `unavailable`
 * when the mail was not sent.
 */
export async function mailEmailChange({ id, username }: Viewer, email: string): Promise<void> {
  await mailNow('change-email', {
    to: email,
    subject: `Confirm your new ${brand} email`,
    paragraphs: [`The account ${username} wants to use this email. Please confirm it within a day.`],
    action: { label: 'Use this email', url: await createEmailLink(db, id, email) },
    closing: 'If it was not you, do nothing: the account keeps the email it has.',
  })
}

function mailOldAddress(username: string, old: string): void {
  mailLater('email-changed', async () => ({
    to: old,
    subject: `Your ${brand} email has changed`,
    paragraphs: [
      `The account ${username} now uses another email. We no longer write to this address about it.`,
    ],
    closing: 'If it was not you, someone knows your password. Please write to the site admin right away.',
  }))
}

type Confirmed = { message: string; email: string }

/**
 * Makes the address of a link the account's verified one, and invalidates all other links of the account if that
 * changes it. The old address is notified. Throws `invalid` for a link that was used or has expired, and `conflict`
 * when another account has taken the address meanwhile. `viewer` may be anyone: the link is what counts.
 */
export async function confirmEmail({ token }: EmailConfirmation, viewer: Viewer | null): Promise<Response> {
  const isAlive = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } }
  const link = await db.emailLink.findFirst({
    where: isAlive,
    select: { userId: true, email: true, user: { select: { email: true, username: true } } },
  })
  if (!link) throw deadLink()
  const { userId, email, user } = link
  const isChange = email !== user.email
  await refusingTaken({ email, exceptId: userId }, () =>
    db.$transaction(async (tx) => {
      const used = await tx.emailLink.deleteMany({ where: isAlive })
      if (used.count === 0) throw deadLink()
      await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: new Date() } })
      await tx.emailLink.deleteMany({ where: { userId } })
      if (isChange) await tx.passwordReset.deleteMany({ where: { userId } })
    }),
  )
  securityLog.info({ at: 'email', step: isChange ? 'changed' : 'verified' })
  if (isChange) mailOldAddress(user.username, user.email)
  const message = isChange ? `Your email is now ${email}.` : 'Your email is confirmed.'
  const body: Confirmed = { message, email }
  // The mark of a known browser names the address.
  const headers = viewer?.id === userId ? { 'set-cookie': knownBrowserHeader(email) } : undefined
  return Response.json(body, headers && { headers })
}
