import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as confirmEmail } from '@/app/api/account/email/confirm/route'
import { POST as changeEmail } from '@/app/api/account/email/route'
import { POST as verifyEmail } from '@/app/api/account/email/verification/route'
import { PUT as changePassword } from '@/app/api/account/password/route'
import { PUT as changeUsername } from '@/app/api/account/username/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as confirmReset } from '@/app/api/auth/password-reset/confirm/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as status } from '@/app/api/auth/user/route'
import { hashPassword } from '@/lib/auth/passwords'
import { createEmailLink, createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createUser, signIn } from '../../setup/factories'
import { openMailServer, readMail } from '../../setup/outside-services'
import { cookiesOf, read, send } from '../../setup/request'

const email = 'elissa@example.com'
const next = 'steamer@example.com'
const password = 'a long green ledge'
const spent = 'This link was already used or is too old. Please ask for a new one.'

let server: Awaited<ReturnType<typeof openMailServer>>
let user: Awaited<ReturnType<typeof createUser>>
let headers: Record<string, string>
let elsewhere: Record<string, string>

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())

const withMail = () => Object.assign(env, { SMTP_URL: server.url, MAIL_FROM: 'hello@darkslide.test' })
const withoutMail = () => Object.assign(env, { SMTP_URL: undefined, MAIL_FROM: undefined })

beforeEach(async () => {
  server.mails.length = 0
  user = await createUser({ username: 'Elissa', email, passwordHash: await hashPassword(password) })
  headers = (await signIn(user)).byHeader
  elsewhere = (await signIn(user)).byHeader
})
afterEach(withoutMail)

const ask = async (handler: typeof login, json: unknown, method = 'POST', as = headers) =>
  read(await send(handler, { method, json, headers: as }))
const viewer = async (as = headers) => (await read(await send(status, { headers: as }))).body
const enter = async (address: string, given: string) =>
  (await ask(login, { email: address, password: given }, 'POST', {})).status
const mailed = async (count: number) => {
  await expect.poll(() => server.mails).toHaveLength(count)
  return server.mails.map(readMail)
}
const tokenIn = (text = '') => /confirm-email#([0-9a-z]{9}\.[\w-]{43})/.exec(text)?.[1] ?? ''

describe('PUT /api/account/username', () => {
  const rename = (username: string) => ask(changeUsername, { username }, 'PUT')

  it('renames the account, also in upper case and back', async () => {
    for (const username of ['Steamer', 'STEAMER', 'Elissa']) {
      expect((await rename(username)).body).toMatchObject({ user: { id: user.id, username } })
      expect((await viewer()).user.username).toBe(username)
    }
    await rename('Steamer')
    await expect(createUser({ username: 'elissa', email: next })).resolves.toBeDefined()
  })

  it('refuses a name of another, and names the field', async () => {
    await createUser({ username: 'Steamer', email: next })
    const { status: code, body } = await rename('sTEAMER')
    expect({ code, fields: body.fields }).toEqual({
      code: 409,
      fields: { username: ['This username is already taken'] },
    })
    expect((await viewer()).user.username).toBe('Elissa')
  })

  it('refuses a name that no one may have', async () => {
    expect((await rename('ab')).body.fields).toEqual({
      username: ['Username must be at least 3 characters long'],
    })
  })
})

describe('PUT /api/account/password', () => {
  const chosen = 'a short red ledge'
  const change = (currentPassword: string) =>
    ask(changePassword, { currentPassword, password: chosen }, 'PUT')

  it('sets a new password without mail, and ends the other sessions only', async () => {
    const link = (await createResetLink(db, email))?.split('#')[1]
    const emailLink = (await createEmailLink(db, user.id, next)).split('#')[1]
    expect((await change(password)).status).toBe(200)
    expect((await viewer()).authenticated).toBe(true)
    expect(await viewer(elsewhere)).toMatchObject({ authenticated: false, sessionExpired: true })
    expect(await enter(email, password)).toBe(401)
    expect(await enter(email, chosen)).toBe(200)
    expect((await ask(confirmReset, { token: link, password })).status).toBe(422)
    expect((await ask(confirmEmail, { token: emailLink })).status).toBe(422)
  })

  it('asks for the current one, and lets no one guess it', async () => {
    const wrong = await change('not this one')
    expect({ code: wrong.status, fields: wrong.body.fields }).toEqual({
      code: 403,
      fields: { currentPassword: ['Wrong password'] },
    })
    for (let round = 0; round < 4; round++) await change('not this one')
    expect((await change(password)).status).toBe(429)
    expect(await enter(email, password)).toBe(200)
  })

  it('leaves setting the first one to a link', async () => {
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } })
    const { status: code, body } = await change(password)
    expect({ code, message: body.message }).toEqual({
      code: 422,
      message: 'This account has no password yet. Please set one first.',
    })
  })

  it.each([
    [{ currentPassword: '', password: chosen }, 'currentPassword', 'Please enter your current password'],
    [
      { currentPassword: password, password: 'five5' },
      'password',
      'Password must be at least 6 characters long',
    ],
  ])('refuses %j and names the field', async (json, field, message) => {
    expect((await ask(changePassword, json, 'PUT')).body.fields).toEqual({ [field]: [message] })
  })

  it('is reported to the owner where mails can be sent', async () => {
    withMail()
    await change(password)
    const [mail] = await mailed(1)
    expect(mail).toMatchObject({ to: email, subject: 'Your DarkSlide password has changed' })
  })
})

describe('POST /api/account/email', () => {
  const change = (address = next, currentPassword = password) =>
    ask(changeEmail, { email: address, currentPassword })

  it('changes the address once a link mailed to the new one is used, and notifies the old one', async () => {
    withMail()
    const reset = (await createResetLink(db, email))?.split('#')[1]
    expect((await change('STEAMER@example.com')).status).toBe(200)
    const [question] = await mailed(1)
    expect(question).toMatchObject({ to: next, type: 'multipart/alternative' })
    expect((await viewer()).user.email).toBe(email)
    const token = tokenIn(question?.text)
    expect(tokenIn(question?.html)).toBe(token)
    // In any browser, also where no one is signed in.
    const { status: code, body } = await ask(confirmEmail, { token }, 'POST', {})
    expect({ code, body }).toEqual({
      code: 200,
      body: { message: `Your email is now ${next}.`, email: next },
    })
    expect((await viewer()).user).toMatchObject({ email: next, isEmailVerified: true })
    const [, note] = await mailed(2)
    expect(note).toMatchObject({ to: email, subject: 'Your DarkSlide email has changed' })
    expect([await enter(email, password), await enter(next, password)]).toEqual([401, 200])
    expect((await ask(confirmEmail, { token })).body.message).toBe(spent)
    expect((await ask(confirmReset, { token: reset, password })).status).toBe(422)
  })

  it('keeps a browser known that is signed in while it uses the link', async () => {
    const token = (await createEmailLink(db, user.id, next)).split('#')[1]
    const cookie = cookiesOf(await send(confirmEmail, { method: 'POST', json: { token }, headers }))
    for (let round = 0; round < 21; round++) await enter(next, 'not this one')
    expect(await enter(next, password)).toBe(429)
    expect((await ask(login, { email: next, password }, 'POST', { cookie })).status).toBe(200)
  })

  it('counts the last link only', async () => {
    const [first, last] = [
      (await createEmailLink(db, user.id, 'first@example.com')).split('#')[1],
      (await createEmailLink(db, user.id, next)).split('#')[1],
    ]
    await ask(confirmEmail, { token: last })
    expect((await ask(confirmEmail, { token: first })).body.message).toBe(spent)
    expect((await viewer()).user.email).toBe(next)
  })

  it('refuses a link that is a day old', async () => {
    const token = (await createEmailLink(db, user.id, next)).split('#')[1]
    await db.emailLink.updateMany({ data: { expiresAt: new Date() } })
    expect((await ask(confirmEmail, { token })).body.message).toBe(spent)
  })

  it('works once when it comes ten times at once', async () => {
    const token = (await createEmailLink(db, user.id, next)).split('#')[1]
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(confirmEmail, { token })))
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it.each([
    ['another has it', next, password, 409, 'email', 'An account with this email already exists'],
    ['it is the same', email, password, 422, 'email', 'This is already your email'],
    ['it is none', 'steamer', password, 422, 'email', 'Please enter a valid email address'],
    ['the password is wrong', 'free@example.com', 'wrong', 403, 'currentPassword', 'Wrong password'],
  ])('mails nothing if %s', async (_, address, given, code, field, message) => {
    withMail()
    await createUser({ username: 'Steamer', email: next })
    const answer = await change(address, given)
    expect({ code: answer.status, fields: answer.body.fields }).toEqual({
      code,
      fields: { [field]: [message] },
    })
    expect(await db.emailLink.count()).toBe(0)
  })

  it('refuses a link whose address another account has taken meanwhile', async () => {
    const token = (await createEmailLink(db, user.id, next)).split('#')[1]
    await createUser({ username: 'Steamer', email: next })
    expect((await ask(confirmEmail, { token })).status).toBe(409)
    expect((await viewer()).user.email).toBe(email)
  })

  it('says so where no mail can be sent', async () => {
    const { status: code, body } = await change()
    expect({ code, message: body.message }).toEqual({
      code: 503,
      message: 'This site cannot send email. Please ask the site admin to change your email.',
    })
  })

  it('says so where the mail server refuses, and the log why', async () => {
    withMail()
    server.replies = { RCPT: `550 5.1.1 no ${next} here` }
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { status: code, body } = await change()
    server.replies = {}
    expect({ code, message: body.message }).toEqual({
      code: 503,
      message: `The email to ${next} could not be sent. Check the address, or try again later.`,
    })
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ at: 'mail', mail: 'change-email', problem: expect.stringContaining('(550') }),
    ])
    expect(log.mock.calls.join()).not.toContain(next)
    expect((await viewer()).user.email).toBe(email)
    log.mockClear()
  })

  it('does not fill the mailbox of a stranger', async () => {
    withMail()
    const answers: number[] = []
    for (let round = 0; round < 6; round++) answers.push((await change()).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    await mailed(5)
  })
})

describe('a new account', () => {
  const newcomer = { username: 'Newcomer', email: 'newcomer@example.com', password }
  const join = async () => {
    const { body } = await ask(register, newcomer, 'POST', {})
    return { 'x-session-id': body.sessionId }
  }

  it('gets a link by which its address is verified', async () => {
    withMail()
    const own = await join()
    expect((await viewer(own)).user.isEmailVerified).toBe(false)
    const [mail] = await mailed(1)
    expect(mail).toMatchObject({ to: newcomer.email, subject: 'Confirm your DarkSlide email' })
    const { body } = await ask(confirmEmail, { token: tokenIn(mail?.text) }, 'POST', {})
    expect(body.message).toBe('Your email is confirmed.')
    expect((await viewer(own)).user.isEmailVerified).toBe(true)
    expect((await ask(verifyEmail, undefined, 'POST', own)).status).toBe(409)
    expect(server.mails).toHaveLength(1)
  })

  it('can ask for the link once more', async () => {
    withMail()
    const own = await join()
    expect((await ask(verifyEmail, undefined, 'POST', own)).status).toBe(200)
    const mails = await mailed(2)
    expect((await ask(confirmEmail, { token: tokenIn(mails[1]?.text) })).status).toBe(200)
  })

  it('is not told that the link is on its way once more when it is not', async () => {
    withMail()
    const own = await join()
    await mailed(1)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.replies = { GREETING: null }
    const { status: code, body } = await ask(verifyEmail, undefined, 'POST', own)
    server.replies = {}
    expect({ code, message: body.message }).toEqual({
      code: 503,
      message: `The email to ${newcomer.email} could not be sent. Check the address, or try again later.`,
    })
    expect(log.mock.calls[0]?.[0]).toContain('ends the connection')
    log.mockClear()
  })

  it('is made without a mail server just the same', async () => {
    expect((await viewer(await join())).authenticated).toBe(true)
    expect(await db.emailLink.count()).toBe(0)
    expect((await ask(verifyEmail, undefined)).status).toBe(503)
  })

  it('is made although the mail server is down', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@darkslide.test' })
    expect((await viewer(await join())).authenticated).toBe(true)
    await expect.poll(() => log.mock.calls).toHaveLength(1)
    expect(log.mock.calls[0]?.[0]).toContain('verify-email')
    expect(log.mock.calls[0]?.[0]).not.toContain('newcomer')
    log.mockClear()
  })
})
