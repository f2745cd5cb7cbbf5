import { createTransport } from 'nodemailer'
import { env } from '../env.ts'
import { type Letter, renderMail } from './mail-template.ts'

// No 'server-only' here: a script run by plain node sends a mail to try the server.

/** Whether a mail server is configured. */
export const canSendMail = () => Boolean(env.SMTP_URL && env.MAIL_FROM)

/** A mail that was not sent. Its message ends a sentence, and names neither the person nor a password. */
export class MailError extends Error {
  /** What the mail server said, '' if nothing. It may hold the address of the person. */
  readonly reply: string

  constructor(message: string, reply: string) {
    super(message)
    this.name = 'MailError'
    this.reply = reply
  }
}

const longestSendMs = 20_000

// Within the limit above, so that these say what was waited for.
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000 }

/**
 * Sends a mail, and returns what the server that took it said. Throws MailError when it was refused, or not taken
 * within the limit, in milliseconds.
 */
export async function sendMail(to: string, letter: Letter, limitMs = longestSendMs): Promise<string> {
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts }, { from: env.MAIL_FROM })
  const mail = { to, ...renderMail(letter) }
  try {
    const { response } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limitMs) })
    return response
  } catch (error) {
    throw mailError(error as Refusal)
  } finally {
    transport.close()
  }
}

/** What a failure of the transport holds. */
type Refusal = Error & {
  /** What failed, as the transport sorts it. */
  code?: string
  /** The code of the system below it, such as ECONNREFUSED. */
  originalCode?: string
  /** The command of SMTP that was refused. */
  command?: string
  /** The three digits of a refusal. */
  responseCode?: number
  response?: string
}

function mailError(refusal: Refusal): MailError {
  const url = new URL(env.SMTP_URL ?? '')
  const { response = '' } = refusal
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0].replace('-', ' ')
  const reason = reasonOf(refusal, url)
  return new MailError(status ? `${reason} (${status})` : reason, withoutPassword(response, url))
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A % that begins no escape: the transport takes it as it is, too.
    return part
  }
}

function withoutPassword(text: string, { password }: URL): string {
  const plain = decoded(password)
  const forms = [password, plain, Buffer.from(plain).toString('base64')].filter((form) => form !== '')
  return forms.reduce((rest, form) => rest.replaceAll(form, '…'), text)
}

function reasonOf(refusal: Refusal, url: URL): string {
  const { code = refusal.name, originalCode, command, responseCode, message } = refusal
  const { host, hostname, username } = url
  if (code === 'EAUTH' || responseCode === 530)
    return username === ''
      ? `${host} wants a user and a password, and SMTP_URL holds none`
      : `${host} refuses the user or the password of SMTP_URL`
  switch (code) {
    case 'EENVELOPE':
      if (command === 'MAIL FROM') return `${host} refuses MAIL_FROM as sender`
      return command === 'RCPT TO' ? `${host} refuses the recipient` : `${host} refuses the mail`
    case 'EMESSAGE':
      return `${host} refuses the mail`
    case 'EPROTOCOL':
      return `${host} turns us away, or is no mail server`
    case 'ECONNECTION':
      return `${host} ends the connection`
    case 'ETIMEDOUT':
    case 'EABORT':
      return `${host} does not answer in time`
    case 'EDNS':
      return `the host ${hostname} of SMTP_URL is not found (${originalCode})`
    case 'ETLS':
      return `no safe connection to ${host} comes about: ${message.replace('Error initiating TLS - ', '')}`
    default:
      return socketReason(originalCode ?? code, url)
  }
}

function socketReason(code: string, { host }: URL): string {
  if (code === 'ECONNREFUSED') return `nothing listens at ${host}`
  if (code === 'ECONNRESET') return `${host} ends the connection`
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return `${host} does not begin with TLS: SMTP_URL must start with smtp:// there`
  if (/SSL|TLS|CERT|SIGNATURE/.test(code)) return `no safe connection to ${host} comes about (${code})`
  return `${host} cannot be reached (${code})`
}
