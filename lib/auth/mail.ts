import 'server-only'
import { createTransport } from 'nodemailer'
import { isForeignKeyViolation } from '../db/errors'
import { env } from '../env'
import { AppError } from '../errors'
import { log } from '../observability/log'
import { type Letter, renderMail } from './mail-template'
import { countCall } from './rate-limit'
import { hashToken } from './tokens'

/** Whether a mail server is configured. */
export const canSendMail = () => Boolean(env.SMTP_URL && env.MAIL_FROM)

/** Throws `unavailable` when no mail server is configured. */
export function requireMail(advice: string): void {
  if (!canSendMail()) throw new AppError('unavailable', `This site cannot send email. ${advice}`)
}

const perMailbox = { name: 'mail', times: 5, seconds: 3600 }

/** Counts a mail that someone asks for. Throws `rate_limited` before a mailbox fills up. */
export const countMail = (email: string) => countCall(perMailbox, hashToken(email))

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

async function send(to: string, letter: Letter): Promise<void> {
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts }, { from: env.MAIL_FROM })
  try {
    await transport.sendMail({ to, ...renderMail(letter) })
  } finally {
    transport.close()
  }
}

/**
 * Mails what `write` makes, to the address that it names, without keeping the caller waiting; nothing if it makes null
 * or no mail server is configured. A failure goes to the log under the mail's name.
 */
export function mailLater(name: string, write: () => Promise<({ to: string } & Letter) | null>): void {
  if (!canSendMail()) return
  const work = async () => {
    const mail = await write()
    if (mail) await send(mail.to, mail)
  }
  void work().catch((error: unknown) => {
    // The account was deleted meanwhile: no one waits for a link.
    if (isForeignKeyViolation(error)) return
    // The message of a mail server may hold the address.
    log.error({ at: 'mail', mail: name, problem: error instanceof Error ? error.name : 'unknown' })
  })
}
