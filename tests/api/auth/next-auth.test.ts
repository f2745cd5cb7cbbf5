import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { GET as status } from '@/app/api/auth/user/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createUser, signIn } from '../../setup/factories'
import { openGitHub, openGoogle } from '../../setup/outside-services'
import { read, send } from '../../setup/request'

let github: Awaited<ReturnType<typeof openGitHub>>
let google: Awaited<ReturnType<typeof openGoogle>>

// Google is found at one address alone, which no setting changes.
vi.mock('next-auth/providers/google', async (importOriginal) => {
  const { default: Google } = await importOriginal<typeof import('next-auth/providers/google')>()
  return {
    default: (options: never) => ({
      ...Google(options),
      wellKnown: `${google.url}/.well-known/openid-configuration`,
    }),
  }
})

beforeAll(async () => {
  github = await openGitHub()
  google = await openGoogle()
})
afterAll(async () => {
  google.close()
  await github.close()
})

beforeEach(() => {
  github.profile = { id: 4711, login: 'leticia', name: 'Leticia', email: 'leticia@example.com' }
  Object.assign(env, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret', ...github.environment })
})
afterEach(() => Object.assign(env, { GITHUB_CLIENT_ID: undefined, GITHUB_CLIENT_SECRET: undefined }))

const jarOf = (response: Response, jar: Record<string, string> = {}) => {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    jar[name] = value
  }
  return jar
}
const cookieOf = (jar: Record<string, string>) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

const at = (nextauth: string[]) => ({ path: `/api/auth/${nextauth.join('/')}`, params: { nextauth } })

/** Goes to the provider and comes back, as a browser does; returns the last redirect and all cookies. */
async function roundTrip(jar: Record<string, string> = {}, provider = 'github') {
  const csrf = await send(GET, { ...at(['csrf']), headers: { cookie: cookieOf(jar) } })
  jarOf(csrf, jar)
  const { csrfToken } = await csrf.json()
  const leaving = await send(POST, {
    ...at(['signin', provider]),
    method: 'POST',
    headers: { cookie: cookieOf(jar), origin: 'https://darkslide.test' },
    json: { csrfToken, callbackUrl: '/my-tricks', json: 'true' },
  })
  jarOf(leaving, jar)
  const { url } = await leaving.json()
  const state = new URL(url).searchParams.get('state') ?? ''
  const back = await send(GET, {
    ...at(['callback', provider]),
    query: { code: 'a-code', state },
    headers: { cookie: cookieOf(jar) },
  })
  return { url, jar: jarOf(back, jar), location: back.headers.get('location') }
}

describe('next-auth', () => {
  it('offers the providers that have keys', async () => {
    expect(Object.keys((await read(await send(GET, at(['providers'])))).body)).toEqual(['github'])
    Object.assign(env, { GITHUB_CLIENT_ID: undefined })
    expect((await read(await send(GET, at(['providers'])))).body).toEqual({})
  })

  it('makes an account and a session of the same kind as a sign-in by password', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const { url, jar, location } = await roundTrip()
    expect(url).toMatch(/\/login\/oauth\/authorize\?client_id=id/)
    expect(location).toBe('https://darkslide.test/my-tricks')
    const seen = await read(await send(status, { headers: { cookie: cookieOf(jar) } }))
    expect(seen.body).toMatchObject({
      authenticated: true,
      authMethod: 'github',
      user: { username: 'Leticia', email: 'leticia@example.com', hasPassword: false },
    })
    const token = jar['__Secure-next-auth.session-token'] ?? ''
    expect(JSON.stringify(await db.session.findMany())).not.toContain(token)
    expect(String(said.mock.calls[0]?.[0])).toMatch(/"at":"sign-in".*"method":"github"/)
  })

  it('knows the account again', async () => {
    await roundTrip()
    await roundTrip()
    expect(await db.user.count()).toBe(1)
    expect(await db.session.count()).toBe(2)
  })

  it('does not hand an account to a user with its email address elsewhere', async () => {
    await createUser({ email: 'leticia@example.com' })
    const { location, jar } = await roundTrip()
    expect(location).toBe('https://darkslide.test/api/auth/error?error=OAuthAccountNotLinked')
    const shown = await send(GET, { ...at(['signin']), query: { error: 'OAuthAccountNotLinked' } })
    expect(shown.headers.get('location')).toMatch(/^\/login\?.*error=OAuthAccountNotLinked/)
    expect(jar['__Secure-next-auth.session-token']).toBeUndefined()
  })

  it('links the provider to the account that is signed in', async () => {
    const user = await createUser()
    const { cookieToken } = await signIn(user)
    await roundTrip({ '__Secure-next-auth.session-token': cookieToken })
    expect(await db.oAuthAccount.findMany({ select: { userId: true, provider: true } })).toEqual([
      { userId: user.id, provider: 'github' },
    ])
  })

  it('finds another username when the name is taken or too short', async () => {
    await createUser({ username: 'leticia', email: 'other@example.com' })
    await roundTrip()
    github.profile = { id: 4712, login: 'x', name: 'X', email: 'yu@example.com' }
    await roundTrip()
    const names = (await db.user.findMany({ orderBy: { id: 'asc' } })).map((user) => user.username)
    expect(names).toEqual(['leticia', expect.stringMatching(/^Leticia\d+$/), 'skater'])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('takes an address that is not shown only when it is checked: %s', async (verified, accounts) => {
    github.profile = { id: 4713, login: 'elissa', name: 'Elissa', email: null }
    const other = { email: 'old@example.com', primary: false, verified: true }
    github.emails = [other, { email: 'elissa@example.com', primary: true, verified }]
    await roundTrip()
    expect(await db.user.count({ where: { email: 'elissa@example.com' } })).toBe(accounts)
    expect(await db.user.count()).toBe(accounts)
  })

  it('follows the list of addresses to no other place', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    github.profile = { id: 4713, login: 'elissa', name: 'Elissa', email: null }
    github.emails = [{ email: 'elissa@example.com', primary: true, verified: true }]
    github.moved = true
    const { location } = await roundTrip()
    github.moved = false
    expect(location).toContain('error?error=OAuthCallback')
    expect(await db.user.count()).toBe(0)
  })

  it.each([
    ['that Google has verified', { email_verified: true }, ['elissa@example.com']],
    ['that Google has not verified', { email_verified: false }, []],
    ['of which Google says nothing', {}, []],
  ])('comes to the right decision on an address %s', async (_, verified, emails) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    Object.assign(env, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
    onTestFinished(() => {
      Object.assign(env, { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined })
    })
    google.profile = { sub: '4714', name: 'Elissa', email: 'elissa@example.com', ...verified }
    const { jar, location } = await roundTrip({}, 'google')
    expect((await db.user.findMany()).map(({ email }) => email)).toEqual(emails)
    expect('__Secure-next-auth.session-token' in jar).toBe(emails.length > 0)
    expect(location).toBe(
      emails.length > 0
        ? 'https://darkslide.test/my-tricks'
        : 'https://darkslide.test/api/auth/error?error=AccessDenied',
    )
  })

  it('redirects to no other site', async () => {
    const response = await send(POST, {
      ...at(['signin', 'github']),
      method: 'POST',
      json: { callbackUrl: 'https://evil.test', json: 'true' },
    })
    expect(cookieOf(jarOf(response))).not.toContain('evil')
  })

  it('does not log what the provider said', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    github.refuses = true
    const { location } = await roundTrip()
    github.refuses = false
    expect(location).toContain('error?error=OAuthCallback')
    expect(log.mock.calls.flat().join()).toMatch(/OAUTH_CALLBACK_ERROR.*"word":"OAuthCallback"/)
    expect(log.mock.calls.flat().join()).not.toContain('said-by-provider')
  })

  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each(['no-scheme', 'javascript:alert(1)', '//', 'http://', '/\\', ''])(
    'takes no harm from an address to return to that is none: %j',
    async (callbackUrl) => {
      for (const action of ['csrf', 'session', 'providers', 'signin', 'signout', 'error']) {
        const answer = await send(GET, { ...at([action]), query: { callbackUrl } })
        expect(answer.status, action).toBeLessThan(400)
      }
      const cookie = `__Secure-next-auth.callback-url=${encodeURIComponent(callbackUrl)}`
      expect((await send(GET, { ...at(['session']), headers: { cookie } })).status).toBe(200)
      const body = new URLSearchParams({ callbackUrl }).toString()
      const posted = await send(POST, { ...at(['signin', 'github']), method: 'POST', headers: form, body })
      expect(posted.status).toBeLessThan(400)
    },
  )

  it.each([[['a']], [{ toString: 1 }], [42], [null]])('nor from %j instead of one', async (callbackUrl) => {
    const json = { callbackUrl, csrfToken: callbackUrl, json: callbackUrl }
    const posted = await send(POST, { ...at(['signin', 'github']), method: 'POST', json })
    expect(posted.status).toBeLessThan(400)
  })

  it.each(['nothing', '_log', '__proto__', 'constructor', 'verify-request'])(
    'has no call %s',
    async (action) => {
      for (const handler of [GET, POST])
        expect(
          await read(await send(handler, { ...at([action]), method: handler === GET ? 'GET' : 'POST' })),
        ).toEqual({
          status: 404,
          body: { message: 'Not found', code: 'not_found' },
        })
    },
  )

  it('reads no more of a body than a form of ours has', async () => {
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 1024
        if (read > 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(1024).fill(120))
      },
    })
    const request = new Request('https://darkslide.test/api/auth/signin/github', {
      method: 'POST',
      headers: form,
      body,
      duplex: 'half',
    } as RequestInit)
    const answer = await POST(request, { params: Promise.resolve({ nextauth: ['signin', 'github'] }) })
    expect(answer.status).toBe(413)
    expect(read).toBeLessThan(64 * 1024)
  })

  it('is limited like every other call', async () => {
    Object.assign(env, { TRUST_PROXY: true })
    onTestFinished(() => void Object.assign(env, { TRUST_PROXY: false }))
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const ask = async () => (await send(GET, { ...at(['csrf']), headers })).status
    for (let round = 0; round < 120; round += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
    const other = await send(GET, { ...at(['csrf']), headers: { 'x-forwarded-for': '203.0.113.10' } })
    expect(other.status).toBe(200)
  })
})
