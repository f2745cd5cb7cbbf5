import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMailServer } from '@/tests/setup/outside-services'
import { env } from '../env'
import { MailError, sendMail } from './mail-server'

const to = 'elissa@example.com'
const letter = { subject: 'A test', paragraphs: ['One.'], closing: 'Or not.' }
let server: Awaited<ReturnType<typeof openMailServer>>
let host: string

beforeAll(async () => {
  server = await openMailServer()
  host = new URL(server.url).host
})
afterAll(() => server.close())
beforeEach(() => {
  server.replies = {}
  server.mails.length = 0
  Object.assign(env, {
    SMTP_URL: `smtp://user:password@${host}`,
    MAIL_FROM: 'hello@darkslide.test',
  })
})

async function failure(limitMs?: number): Promise<MailError> {
  const error = await sendMail(to, letter, limitMs).catch((thrown: unknown) => thrown)
  if (error instanceof MailError) return error
  throw new Error('No mail was refused')
}

it('a mail that is taken brings what the server said', async () => {
  server.replies = { MAIL_END: '250 2.0.0 queued as 1' }
  expect(await sendMail(to, letter)).toBe('250 2.0.0 queued as 1')
})

describe('a mail that is not sent says why', () => {
  it.each([
    ['AUTH', '535 5.7.8 who are you', 'refuses the user or the password of SMTP_URL (535 5.7.8)'],
    ['MAIL', '530 5.7.0 log in first', 'refuses the user or the password of SMTP_URL (530 5.7.0)'],
    ['MAIL', '550 5.7.1 not as this one', 'refuses MAIL_FROM as sender (550 5.7.1)'],
    ['RCPT', '550-5.1.1 no such\r\n550 5.1.1 mailbox', 'refuses the recipient (550 5.1.1)'],
    ['RCPT', '451 later', 'refuses the recipient (451)'],
    ['DATA', '554 5.6.0 no', 'refuses the mail (554 5.6.0)'],
    ['MAIL_END', '552 too large', 'refuses the mail (552)'],
    ['GREETING', '554 your network is blocked', 'turns us away, or is no mail server (554)'],
    ['GREETING', 'HTTP/1.1 400 Bad Request', 'turns us away, or is no mail server'],
    ['EHLO', '421 4.3.2 shutting down', 'ends the connection (421 4.3.2)'],
    ['GREETING', null, 'ends the connection'],
    ['RCPT', null, 'ends the connection'],
    ['MAIL_END', null, 'ends the connection'],
  ])('as it answers %s with %j', async (command, reply, problem) => {
    server.replies = { [command]: reply }
    expect((await failure()).message).toBe(`${host} ${problem}`)
    expect(server.mails).toEqual([])
  })

  it.each(['GREETING', 'RCPT'])('as it keeps silent at %s', async (command) => {
    server.replies = { [command]: '' }
    expect((await failure(200)).message).toBe(`${host} does not answer in time`)
  })

  it.each([
    ['smtp://127.0.0.1:1', 'nothing listens at 127.0.0.1:1'],
    ['smtp://mail.invalid:25', 'the host mail.invalid of SMTP_URL is not found'],
    ['smtps://HOST', 'HOST does not begin with TLS: SMTP_URL must start with smtp:// there'],
    ['smtp://HOST', 'HOST wants a user and a password, and SMTP_URL holds none'],
  ])('at %s', async (address, problem) => {
    env.SMTP_URL = address.replace('HOST', host)
    server.replies = { MAIL: '530 5.7.0 log in first' }
    expect((await failure()).message).toContain(problem.replace('HOST', host))
  })

  it.each([
    ['pass/word', 'pass%2Fword'],
    ['100%', '100%'],
  ])('and never tells the password %s, nor the person', async (password, inAddress) => {
    env.SMTP_URL = `smtp://user:${inAddress}@${host}`
    const told = Buffer.from(password).toString('base64')
    server.replies = { RCPT: `550 5.1.1 ${to} of ${password}, ${inAddress} or ${told}` }
    const { message, reply } = await failure()
    expect(reply).toBe(`550 5.1.1 ${to} of …, … or …`)
    expect(message).not.toContain(to)
  })
})
