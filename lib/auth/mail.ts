import 'server-only'
import { isForeignKeyViolation } from '../db/errors'
import { AppError } from '../errors'
import { log, logDefect } from '../observability/log'
import { canSendMail, MailError, sendMail } from './mail-server'
import type { Letter } from './mail-template'
import { countCall } from './rate-limit'
import { hashToken } from './tokens'

/** Throws `unavailable` when no mail server is configured. */
export function requireMail(advice: string): void {
  if (!canSendMail()) throw new AppError('unavailable', `This site cannot send email. ${advice}`)
}

const perMailbox = { name: 'mail', times: 5, seconds: 3600 }

/** Counts a mail that someone asks for. Throws `rate_limited` before a mailbox fills up. */
export const countMail = (email: string) => countCall(perMailbox, hashToken(email))

type Mail = { to: string } & Letter

function logFailure(name: string, error: unknown): void {
  if (error instanceof MailError) log.error({ at: 'mail', mail: name, problem: error.message })
  else logDefect(error, { at: 'mail', mail: name })
}

/**
 * Mails what `write` makes, to the address that it names, without keeping the caller waiting; nothing if it makes null
 * or no mail server is configured. A failure goes to the log under the mail's name.
 */
export function mailLater(name: string, write: () => Promise<Mail | null>): void {
  if (!canSendMail()) return
  const work = async () => {
    const mail = await write()
    if (mail) await sendMail(mail.to, mail)
  }
  void work().catch((error: unknown) => {
    // The account was deleted meanwhile: no one waits for a link.
    if (!isForeignKeyViolation(error)) logFailure(name, error)
  })
}

/**
 * Mails what someone waits for who is signed in, and may know whether it left. Throws `unavailable` when it was not
 * sent; why goes to the log under the mail's name.
 */
export async function mailNow(name: string, mail: Mail): Promise<void> {
  try {
    await sendMail(mail.to, mail)
  } catch (error) {
    logFailure(name, error)
    throw new AppError(
      'unavailable',
      `The email to ${mail.to} could not be sent. Check the address, or try again later.`,
    )
  }
}
