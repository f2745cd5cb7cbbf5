import 'server-only'
import { createTransport } from 'nodemailer'
import type { ResetConfirmation, ResetRequest } from '../accounts/schema'
import { db } from '../db/client'
import { env } from '../env'
import { AppError } from '../errors'
import { log, securityLog } from '../observability/log'
import { hashPassword } from './passwords'
import { countCall } from './rate-limit'
import { createResetLink, hashToken } from './tokens'

type Mail = { to: string; subject: string; text: string }

const canSendMail = () => Boolean(env.SMTP_URL && env.MAIL_FROM)

/** Sends one plain text mail through the SMTP server of the environment. */
async function sendMail(mail: Mail): Promise<void> {
  const transport = createTransport(
    { url: env.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from: env.MAIL_FROM },
  )
  await transport.sendMail(mail)
  transport.close()
}

const perAccount = { name: 'reset-mail', times: 5, seconds: 3600 }

/**
 * Mails a reset link if there is an account with this address. Returns the same, at once, whether or not there is one.
 * Throws `unavailable` when no mail server is configured, and `rate_limited`.
 */
export async function requestReset({ email }: ResetRequest): Promise<{ message: string }> {
  if (!canSendMail()) {
    throw new AppError(
      'unavailable',
      'Links cannot be mailed here. Please ask the site admin for a reset link.',
    )
  }
  await countCall(perAccount, hashToken(email))
  securityLog.info({ at: 'password-reset', step: 'asked' })
  void mailLink(email).catch((error: unknown) => {
    // The message of a mail server may hold the address.
    log.error({ at: 'reset-mail', problem: error instanceof Error ? error.name : 'unknown' })
  })
  return { message: 'If there is an account with this email, a link to set a new password is on its way.' }
}

async function mailLink(email: string): Promise<void> {
  const link = await createResetLink(db, email)
  if (!link) return
  await sendMail({
    to: email,
    subject: 'Set a new DarkSlide password',
    text: `Somebody, probably you, asked for a new password.\n\nSet it here within one hour:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.\n`,
  })
}

/**
 * Sets the password that goes with a link, invalidates all reset links of the account and ends all its sessions.
 * Throws `invalid` for a link that was used or has expired.
 */
export async function confirmReset({ token, password }: ResetConfirmation): Promise<{ message: string }> {
  const isAlive = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } }
  const found = await db.passwordReset.findFirst({ where: isAlive, select: { userId: true } })
  if (!found) throw expired()
  const { userId } = found
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    const used = await tx.passwordReset.deleteMany({ where: isAlive })
    if (used.count === 0) throw expired()
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await tx.passwordReset.deleteMany({ where: { userId } })
    await tx.session.deleteMany({ where: { userId } })
  })
  securityLog.info({ at: 'password-reset', step: 'done' })
  return { message: 'Your password is set. Please sign in with it.' }
}

const expired = () =>
  new AppError('invalid', 'This link was already used or is too old. Please ask for a new one.')
