import 'server-only'
import {
  type AccountUser,
  type EmailChange,
  type PasswordChange,
  type UsernameChange,
  usernameKeyOf,
} from '../accounts/schema'
import { brand } from '../brand'
import { db } from '../db/client'
import { AppError } from '../errors'
import { securityLog } from '../observability/log'
import { accountFields, toAccountUser, type Viewer } from './auth-context'
import { confirmPassword } from './credentials'
import { mailEmailChange } from './email-links'
import { countMail, mailLater, requireMail } from './mail'
import { hashPassword } from './passwords'
import { refuseTaken, refusingTaken } from './taken-names'

/** Renames an account. Throws `conflict` when another one has the name. */
export async function changeUsername(
  { id }: Viewer,
  { username }: UsernameChange,
): Promise<{ message: string; user: AccountUser }> {
  const usernameKey = usernameKeyOf(username)
  const row = await refusingTaken({ usernameKey, exceptId: id }, () =>
    db.user.update({ where: { id }, data: { username, usernameKey }, select: accountFields }),
  )
  return { message: `Your username is now ${username}.`, user: toAccountUser(row) }
}

// A session alone must not be enough to take an account over for good.
function requirePassword({ hasPassword }: Viewer): void {
  if (hasPassword) return
  const message = 'This account has no password yet. Please set one first.'
  throw new AppError('invalid', message, { fields: { currentPassword: [message] } })
}

/**
 * Sets a new password. Ends all other sessions of the account and invalidates its links. Throws `invalid` for accounts
 * without a password, `forbidden` when the current one is wrong, and `rate_limited`.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, password }: PasswordChange,
): Promise<{ message: string }> {
  requirePassword(viewer)
  await confirmPassword(viewer.id, currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(password)
  const own = { userId: viewer.id }
  await db.$transaction([
    db.user.update({ where: { id: viewer.id }, data: { passwordHash } }),
    db.session.deleteMany({ where: { ...own, id: { not: viewer.sessionRowId } } }),
    db.passwordReset.deleteMany({ where: own }),
    db.emailLink.deleteMany({ where: own }),
  ])
  securityLog.info({ at: 'password-change' })
  mailLater('password-changed', async () => ({
    to: viewer.email,
    subject: `Your ${brand} password has changed`,
    paragraphs: [`The account ${viewer.username} has a new password. All other devices are logged out.`],
    closing: 'If it was not you, set a new password with "Forgot your password?" on the login page.',
  }))
  return { message: 'Your password is changed. Your other devices are logged out.' }
}

/**
 * Mails a link to the address that the account shall have. Throws `unavailable` when no mail server is configured or
 * the mail was not sent, `conflict` when another account has the address, `invalid` when it is the account's own
 * already, `forbidden` when the password is wrong, and `rate_limited`.
 */
export async function askForEmailChange(
  viewer: Viewer,
  { email, currentPassword }: EmailChange,
): Promise<{ message: string }> {
  requireMail('Please ask the site admin to change your email.')
  requirePassword(viewer)
  if (email === viewer.email) {
    const message = 'This is already your email'
    throw new AppError('invalid', message, { fields: { email: [message] } })
  }
  await confirmPassword(viewer.id, currentPassword, 'currentPassword')
  await refuseTaken({ email })
  await countMail(email)
  await mailEmailChange(viewer, email)
  return { message: `A link to confirm it is on its way to ${email}. Until you use it, nothing changes.` }
}
