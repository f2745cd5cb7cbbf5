import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as status } from '@/app/api/auth/user/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { cookiesOf, read, send } from '../../setup/request'

// All from one address. tests/api/auth/guessing.test.ts is about several, and none.
beforeAll(() => Object.assign(env, { TRUST_PROXY: true }))
afterAll(() => Object.assign(env, { TRUST_PROXY: false }))

const rodney = { username: 'Rodney', email: 'rodney@example.com', password: 'freestyle' }
const join = (fields = {}) => send(register, { method: 'POST', json: { ...rodney, ...fields } })
const enter = (fields = {}, headers = {}) =>
  send(login, {
    method: 'POST',
    json: { email: rodney.email, password: rodney.password, ...fields },
    headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
  })

/** What a browser that was signed in and out again still sends. */
const markOf = (response: Response) => cookiesOf(response, '__Host-known-browser')

describe('POST /api/auth/register', () => {
  it('makes an account that is signed in at once', async () => {
    const { status: code, body } = await read(await join())
    expect(code).toBe(201)
    expect(body).toMatchObject({ success: true, user: { username: 'Rodney', email: 'rodney@example.com' } })
    const seen = await read(await send(status, { headers: { 'x-session-id': body.sessionId } }))
    expect(seen.body).toMatchObject({
      authenticated: true,
      user: { id: body.user.id },
      sessionExpired: false,
    })
  })

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters long'],
    [{ username: '   ab   ' }, 'username', 'Username must be at least 3 characters long'],
    [{ username: 'a\u200bbc' }, 'username', 'Username must not contain invisible characters'],
    [{ email: 'rodney' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'six\0six' }, 'password', 'This text has characters that cannot be stored'],
    [{ password: 'half\ud800pair' }, 'password', 'This text has characters that cannot be stored'],
    [{ username: 42 }, 'username', 'This has the wrong form'],
    [{ username: undefined }, 'username', 'Username must be at least 3 characters long'],
    [{ email: undefined }, 'email', 'Please enter a valid email address'],
    [{ password: null }, 'password', 'Password must be at least 6 characters long'],
  ])('refuses %j and names the field', async (fields, field, message) => {
    const { status: code, body } = await read(await join(fields))
    expect(code).toBe(422)
    expect(body).toMatchObject({ code: 'invalid', message, fields: { [field]: [message] } })
    expect(await db.user.count()).toBe(0)
  })

  it.each([
    [
      { username: 'Other', email: ' RODNEY@Example.com ' },
      'email',
      'An account with this email already exists',
    ],
    [{ username: 'rODNEY', email: 'other@example.com' }, 'username', 'This username is already taken'],
    [{ username: 'Ｒodney', email: 'other@example.com' }, 'username', 'This username is already taken'],
  ])('refuses %j when it belongs to another user', async (fields, field, message) => {
    await join()
    const { status: code, body } = await read(await join(fields))
    expect(code).toBe(409)
    expect(body).toMatchObject({ code: 'conflict', message, fields: { [field]: [message] } })
  })

  it('makes one account of ten that come at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => join()))
    const codes = responses.map((response) => response.status)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(9)
  })
})

describe('POST /api/auth/login', () => {
  it('knows the email address without regard to case', async () => {
    await join()
    const { status: code, body } = await read(await enter({ email: 'RODNEY@EXAMPLE.COM' }))
    expect(code).toBe(200)
    expect(body.sessionId).toMatch(/^[0-9a-z]{9}\.[\w-]{43}$/)
  })

  it('takes a password however a keyboard writes its letters', async () => {
    await join({ password: 'p\u00e4sschen' })
    expect((await enter({ password: 'pa\u0308sschen' })).status).toBe(200)
  })

  it('hashes a password anew that an earlier release took as it came, once, and locks nobody out', async () => {
    await join()
    const asItCame = 'pa\u0308sschen'
    const where = { email: rodney.email }
    await db.user.update({ where, data: { passwordHash: await hash(asItCame) } })
    const hashNow = async () => (await db.user.findUniqueOrThrow({ where })).passwordHash
    const before = await hashNow()
    expect((await enter({ password: 'p\u00e4sschen' })).status).toBe(401)
    expect(await hashNow()).toBe(before)
    expect((await enter({ password: asItCame })).status).toBe(200)
    const after = await hashNow()
    expect(after).not.toBe(before)
    for (const password of [asItCame, 'p\u00e4sschen']) expect((await enter({ password })).status).toBe(200)
    expect(await hashNow()).toBe(after)
  })

  it('responds alike to a wrong password and an unknown address', async () => {
    await join()
    const wrong = await read(await enter({ password: 'vertical' }))
    const unknown = await read(await enter({ email: 'nobody@example.com' }))
    expect(wrong).toEqual(unknown)
    expect(wrong).toEqual({
      status: 401,
      body: { code: 'unauthorized', message: 'Invalid email or password', sessionExpired: false },
    })
  })

  it('begins a new session and ends the one that came along', async () => {
    const first = await read(await join())
    const headers = { 'x-session-id': first.body.sessionId }
    const second = await read(await enter({}, headers))
    expect(second.body.sessionId).not.toBe(first.body.sessionId)
    expect((await read(await send(status, { headers }))).body).toMatchObject({
      authenticated: false,
      sessionExpired: true,
    })
    expect(await db.session.count()).toBe(1)
  })

  it('never adopts a session id that it did not give', async () => {
    await join()
    const chosen = `m5x2k9q1a.${'a'.repeat(43)}`
    const { body } = await read(await enter({}, { 'x-session-id': chosen }))
    expect(body.sessionId).not.toBe(chosen)
    expect((await read(await send(status, { headers: { 'x-session-id': chosen } }))).body.authenticated).toBe(
      false,
    )
  })

  it('keeps the cookie from scripts, other sites and plain http', async () => {
    const cookie = (await join()).headers.get('set-cookie')
    expect(cookie).toMatch(
      /^__Secure-next-auth\.session-token=[0-9a-z]{9}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Expires=/,
    )
  })

  it('closes after five wrong passwords, also to the right one, and says for how long', async () => {
    await join()
    for (let round = 0; round < 5; round++) expect((await enter({ password: 'wrong!' })).status).toBe(401)
    const closed = await enter()
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(20)
    expect((await read(closed)).body).toMatchObject({ code: 'rate_limited' })
    expect((await enter({ email: 'other@example.com' })).status).toBe(401)
  })

  it('stays open to a browser that was in before while strangers guess, and closes to it apart', async () => {
    const known = markOf(await join())
    for (let round = 0; round < 6; round++) await enter({ password: 'wrong!' })
    expect((await enter()).status).toBe(429)
    expect((await enter({}, { cookie: known })).status).toBe(200)
    for (let round = 0; round < 5; round++) {
      expect((await enter({ password: 'wrong!' }, { cookie: known })).status).toBe(401)
    }
    expect((await enter({}, { cookie: known })).status).toBe(429)
  })

  it.each([
    ['was in at another account', (known: string) => known, 'other@example.com'],
    ['made its mark up', () => '__Host-known-browser=abc.def', rodney.email],
    ['changed its id', (known: string) => known.replace('known-browser=', 'known-browser=x'), rodney.email],
  ])('takes a browser that %s for a stranger', async (_, cookieFrom, email) => {
    const cookie = cookieFrom(markOf(await join()))
    for (let round = 0; round < 5; round++) await enter({ email, password: 'wrong!' })
    expect((await enter({ email }, { cookie })).status).toBe(429)
  })

  it('lets at most a handful of fifty simultaneous guesses through', async () => {
    await join()
    const responses = await Promise.all(Array.from({ length: 50 }, () => enter({ password: 'wrong!' })))
    expect(responses.filter((response) => response.status === 401).length).toBeLessThanOrEqual(6)
  })

  it('waits twice as long after each further wrong password', async () => {
    await join()
    for (let round = 0; round < 5; round++) await enter({ password: 'wrong!' })
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      waits.push(Number((await enter()).headers.get('retry-after')))
      await db.rateLimit.deleteMany({ where: { key: { contains: 'gate' } } })
      await enter({ password: 'wrong!' })
    }
    expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([30, 60, 120])
  })

  it('forgives wrong passwords after the right one', async () => {
    await join()
    for (let round = 0; round < 4; round++) await enter({ password: 'wrong!' })
    expect((await enter()).status).toBe(200)
    for (let round = 0; round < 4; round++) expect((await enter({ password: 'wrong!' })).status).toBe(401)
    expect((await enter()).status).toBe(200)
  })
})
