import { renderToStaticMarkup } from 'react-dom/server'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as confirm } from '@/app/api/auth/password-reset/confirm/route'
import { POST as ask } from '@/app/api/auth/password-reset/route'
import ForgotPasswordPage from '@/app/forgot-password/page'
import { hashPassword } from '@/lib/auth/passwords'
import { createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createUser, signIn } from '../../setup/factories'
import { openMailServer, readMail } from '../../setup/outside-services'
import { read, send } from '../../setup/request'

// Pages are called here outside of a request.
vi.mock('next/server', async (load) => ({
  ...(await load<typeof import('next/server')>()),
  connection: async () => undefined,
}))
vi.mock('@/components/ui/link', () => ({ Link: 'a' }))

const email = 'tony@example.com'
const post = (handler: typeof ask, json: unknown) => send(handler, { method: 'POST', json })
const tokenIn = (text: string | null | undefined) => /#([0-9a-z]{9}\.[\w-]{43})/.exec(text ?? '')?.[1] ?? ''

let server: Awaited<ReturnType<typeof openMailServer>>

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  Object.assign(env, { SMTP_URL: server.url, MAIL_FROM: 'DarkSlide <hello@darkslide.test>' })
  server.mails.length = 0
  await createUser({ email, passwordHash: await hashPassword('the old one') })
})
afterEach(() => Object.assign(env, { SMTP_URL: undefined, MAIL_FROM: undefined }))

describe('the page for those who forgot their password', () => {
  it('promises a mail only where one can be sent', async () => {
    const shown = async () => renderToStaticMarkup(await ForgotPasswordPage())
    expect(await shown()).toMatch(/We email you a link\..*Send me a link/)
    Object.assign(env, { SMTP_URL: undefined })
    expect(await shown()).toContain('Please ask the site admin for a reset link.')
    expect(await shown()).not.toMatch(/We email|<form/)
  })
})

describe('POST /api/auth/password-reset', () => {
  it('mails a link that sets a new password once and ends all sessions', async () => {
    const user = await db.user.findUniqueOrThrow({ where: { email } })
    await signIn(user)
    expect((await post(ask, { email: 'TONY@example.com' })).status).toBe(200)
    await expect.poll(() => server.mails).toHaveLength(1)
    const mail = readMail(server.mails[0])
    expect(mail).toMatchObject({ to: email, type: 'multipart/alternative' })
    for (const version of [mail.text, mail.html])
      expect(version).toContain('https://darkslide.test/reset-password#')
    const token = tokenIn(mail.text)
    expect(tokenIn(mail.html)).toBe(token)
    expect((await post(confirm, { token, password: 'the new one' })).status).toBe(200)
    expect(await db.session.count()).toBe(0)
    expect((await post(login, { email, password: 'the old one' })).status).toBe(401)
    expect((await post(login, { email, password: 'the new one' })).status).toBe(200)
    expect((await post(confirm, { token, password: 'another one' })).status).toBe(422)
  })

  it('treats an unknown address alike, and mails nothing', async () => {
    const [known, unknown] = [await post(ask, { email }), await post(ask, { email: 'nobody@example.com' })]
    expect(await read(unknown)).toEqual(await read(known))
    await expect.poll(() => server.mails).toHaveLength(1)
  })

  it('says so when no mail can be sent from here', async () => {
    Object.assign(env, { SMTP_URL: undefined })
    const { status, body } = await read(await post(ask, { email }))
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: 'This site cannot send email. Please ask the site admin for a reset link.',
    })
  })

  it('does not fill a mailbox', async () => {
    const responses: number[] = []
    for (let round = 0; round < 6; round++)
      responses.push((await post(ask, { email: 'nobody@example.com' })).status)
    expect(responses).toEqual([200, 200, 200, 200, 200, 429])
  })

  describe('while the mail server refuses', () => {
    let log: MockInstance<typeof console.error>
    beforeEach(() => {
      log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      server.replies = { RCPT: `550 5.1.1 no ${email} here` }
    })
    afterEach(() => {
      server.replies = {}
      log.mockClear()
    })
    const logged = () => log.mock.calls.map(([line]) => JSON.parse(line))

    it('tells the log why, and a guest nothing', async () => {
      const [known, unknown] = [await post(ask, { email }), await post(ask, { email: 'nobody@example.com' })]
      expect(known.status).toBe(200)
      expect(await read(known)).toEqual(await read(unknown))
      await expect.poll(logged).toHaveLength(1)
      const { host } = new URL(server.url)
      const problem = `${host} refuses the recipient (550 5.1.1)`
      expect(logged()[0]).toMatchObject({ at: 'mail', mail: 'reset-password', problem })
      expect(log.mock.calls.join()).not.toContain(email)
    })

    it('tells who is signed in that no link is on its way, and of others nothing', async () => {
      const user = await db.user.findUniqueOrThrow({ where: { email } })
      await createUser({ username: 'Other', email: 'other@example.com' })
      const headers = (await signIn(user)).byHeader
      const by = async (address: string) =>
        read(await send(ask, { method: 'POST', json: { email: address }, headers }))
      const own = await by(email)
      expect({ status: own.status, message: own.body.message }).toEqual({
        status: 503,
        message: `The email to ${email} could not be sent. Check the address, or try again later.`,
      })
      const others = [await by('other@example.com'), await by('nobody@example.com')]
      expect(others[0]).toEqual(others[1])
      expect(others[0]?.status).toBe(200)
      await expect.poll(logged).toHaveLength(2)
    })
  })
})

describe('POST /api/auth/password-reset/confirm', () => {
  const spent = 'This link was already used or is too old. Please ask for a new one.'

  it('refuses a token that is an hour old', async () => {
    const token = tokenIn(await createResetLink(db, email))
    await db.passwordReset.updateMany({ data: { expiresAt: new Date() } })
    expect((await read(await post(confirm, { token, password: 'the new one' }))).body.message).toBe(spent)
  })

  it('uses up the other links too', async () => {
    const [one, other] = [
      tokenIn(await createResetLink(db, email)),
      tokenIn(await createResetLink(db, email)),
    ]
    await post(confirm, { token: one, password: 'the new one' })
    expect((await post(confirm, { token: other, password: 'the new one' })).status).toBe(422)
  })

  it('works once when it comes ten times at once', async () => {
    const token = tokenIn(await createResetLink(db, email))
    const all = await Promise.all(
      Array.from({ length: 10 }, () => post(confirm, { token, password: 'the new one' })),
    )
    expect(all.filter((response) => response.status === 200)).toHaveLength(1)
  })

  it.each([
    [{ token: 'x', password: 'short' }, 'password', 'Password must be at least 6 characters long'],
    [{ token: '', password: 'long enough' }, 'token', 'At least 1 character'],
  ])('refuses %j and names the field', async (json, field, message) => {
    const { status, body } = await read(await post(confirm, json))
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { [field]: [message] } })
  })
})
