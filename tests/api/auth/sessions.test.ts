import { describe, expect, it, onTestFinished } from 'vitest'
import { GET as debug } from '@/app/api/auth/debug/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { GET as status } from '@/app/api/auth/user/route'
import { GET as list } from '@/app/api/tricks/my-tricks/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { createUser, createViewer, signIn } from '../../setup/factories'
import { read, send } from '../../setup/request'

const leave = (headers: Record<string, string>, query = {}) =>
  send(logout, { method: 'POST', headers, query })
const see = async (headers: Record<string, string>) => (await read(await send(status, { headers }))).body

describe('GET /api/auth/user', () => {
  it('says who is signed in, by either token', async () => {
    const user = await createUser({ riderStance: 'goofy' })
    const device = await signIn(user, 'google')
    for (const headers of [device.byCookie, device.byHeader]) {
      expect(await see(headers)).toEqual({
        authenticated: true,
        user: {
          id: user.id,
          username: user.username,
          email: user.email,
          role: 'USER',
          riderStance: 'goofy',
          hasPassword: false,
          isEmailVerified: false,
        },
        authMethod: 'google',
        message: 'Authenticated',
        sessionExpired: false,
      })
    }
  })

  it('distinguishes never signed in from an expired session', async () => {
    const { byHeader, byCookie } = await signIn(await createUser())
    expect(await see({})).toMatchObject({ message: 'Not Authenticated', sessionExpired: false })
    await db.session.updateMany({ data: { expiresAt: new Date() } })
    expect(await see(byHeader)).toMatchObject({
      authenticated: false,
      message: 'Session expired',
      sessionExpired: true,
    })
    expect(await db.session.count()).toBe(0)
    expect(await see(byCookie)).toMatchObject({ sessionExpired: true })
  })

  it('lets guests alone begin lists on their devices, where the owner wants that', async () => {
    const { byCookie } = await signIn(await createUser())
    expect(await see({})).not.toHaveProperty('guestLists')
    env.GUEST_LISTS = true
    onTestFinished(() => {
      env.GUEST_LISTS = false
    })
    expect(await see({})).toHaveProperty('guestLists', true)
    expect(await see(byCookie)).not.toHaveProperty('guestLists')
  })

  it('falls back to the header when the cookie is stale', async () => {
    const user = await createUser()
    const [old, recent] = [await signIn(user), await signIn(user)]
    await db.session.deleteMany({ where: { id: 1 } })
    expect(await see({ ...old.byCookie, ...recent.byHeader })).toMatchObject({ authenticated: true })
  })

  it('believes the cookie more than the header', async () => {
    const [one, other] = [await createUser(), await createUser()]
    const headers = { ...(await signIn(one)).byCookie, ...(await signIn(other)).byHeader }
    expect((await see(headers)).user.id).toBe(one.id)
  })

  it('does not take one token for the other', async () => {
    const { cookieToken, headerToken } = await signIn(await createUser())
    expect(await see({ 'x-session-id': cookieToken })).toMatchObject({ authenticated: false })
    const cookie = `__Secure-next-auth.session-token=${headerToken}`
    expect(await see({ cookie })).toMatchObject({ authenticated: false })
  })

  it.each(['', ' ', 'null', '"', "' or 1=1 --", 'ü', 'a'.repeat(5000)])(
    'survives the session id %j',
    async (id) => {
      const headers = new Headers()
      try {
        headers.set('x-session-id', id)
      } catch {
        return
      }
      expect((await send(status, { headers })).status).toBe(200)
    },
  )

  it('is cached by no proxy', async () => {
    expect((await send(status)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('notes when a device was last seen, now and then', async () => {
    const { byHeader } = await signIn(await createUser())
    const before = new Date(Date.now() - 3600_000)
    await db.session.updateMany({ data: { lastSeenAt: before } })
    await see(byHeader)
    const { lastSeenAt } = await db.session.findFirstOrThrow()
    expect(lastSeenAt.getTime()).toBeGreaterThan(before.getTime())
  })
})

describe('POST /api/auth/logout', () => {
  it('ends this session and removes the cookie', async () => {
    const user = await createUser()
    const [here, there] = [await signIn(user), await signIn(user)]
    const response = await leave(here.byHeader)
    expect(response.headers.get('set-cookie')).toMatch(/^__Secure-next-auth\.session-token=; .*Max-Age=0$/)
    expect((await read(response)).body).toEqual({ success: true, message: 'Logout successful' })
    expect(await see(here.byCookie)).toMatchObject({ authenticated: false })
    expect(await see(there.byCookie)).toMatchObject({ authenticated: true })
  })

  it('ends all sessions of this account and no other', async () => {
    const user = await createUser()
    const [here, there] = [await signIn(user), await signIn(user)]
    const stranger = await signIn(await createUser())
    await leave(here.byHeader, { devices: 'all' })
    expect(await see(there.byHeader)).toMatchObject({ sessionExpired: true })
    expect(await see(stranger.byHeader)).toMatchObject({ authenticated: true })
  })

  it('says that the session had expired, and removes the cookie all the same', async () => {
    const device = await signIn(await createUser())
    await db.session.deleteMany()
    const response = await leave(device.byCookie)
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await read(response)).toEqual({
      status: 401,
      body: { message: 'Session expired', code: 'unauthorized', sessionExpired: true },
    })
  })

  it('has nothing to end for a guest', async () => {
    expect(await read(await leave({}))).toMatchObject({ status: 401, body: { sessionExpired: false } })
  })
})

describe('GET /api/auth/debug', () => {
  it('shows users their own sessions, and admins all', async () => {
    const one = await createViewer({ username: 'Elissa' })
    const admin = await createViewer({ role: 'ADMIN' })
    const own = (await read(await send(debug, { headers: one.headers }))).body
    expect(own).toEqual({
      activeSessions: [{ id: 1, created: expect.stringMatching(/^20.*Z$/), userId: one.user.id }],
      activeUsers: [{ id: one.user.id, username: 'Elissa', email: one.user.email }],
    })
    const all = (await read(await send(debug, { headers: admin.headers }))).body
    expect(all.activeUsers).toHaveLength(2)
  })
})

describe('a write', () => {
  const own = 'https://darkslide.test'
  const { byCookie, byHeader } = { byCookie: 'cookie', byHeader: 'header' } as const

  it.each([
    [byCookie, own, 200],
    [byCookie, null, 403],
    [byCookie, 'https://evil.test', 403],
    [byCookie, 'https://darkslide.test.evil.test', 403],
    [byCookie, 'http://darkslide.test', 403],
    [byCookie, 'null', 403],
    [byHeader, null, 200],
    [byHeader, 'https://evil.test', 200],
  ])('proven by %s from %s is answered %i', async (proof, origin, code) => {
    const device = await signIn(await createUser())
    const headers = proof === byCookie ? device.byCookie : device.byHeader
    expect((await leave({ ...headers, ...(origin ? { origin } : {}) })).status).toBe(code)
    expect(await db.session.count()).toBe(code === 200 ? 0 : 1)
  })

  it('may come from the host that was asked, whatever its name', async () => {
    const { byCookie: cookie } = await signIn(await createUser())
    const headers = { ...cookie, origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' }
    expect((await leave(headers)).status).toBe(200)
  })

  it.each([
    ['another scheme at the site’s own host', 'http://darkslide.test', 'darkslide.test'],
    ['another scheme', 'https://192.168.1.20:3000', '192.168.1.20:3000'],
    ['another port', 'http://192.168.1.20:8080', '192.168.1.20:3000'],
    ['another port of the site', 'http://darkslide.test:8080', 'darkslide.test:3000'],
  ])('may not come from %s', async (_, origin, host) => {
    const { byCookie: cookie } = await signIn(await createUser())
    expect((await leave({ ...cookie, origin, host })).status).toBe(403)
  })

  it.each([
    ['https', 200],
    ['http', 403],
  ])('may come from where a trusted proxy was asked by %s: %i', async (proto, status) => {
    Object.assign(env, { TRUST_PROXY: true })
    onTestFinished(() => void Object.assign(env, { TRUST_PROXY: false }))
    const { byCookie: cookie } = await signIn(await createUser())
    const forwarded = { 'x-forwarded-host': 'skate.example', 'x-forwarded-proto': proto }
    const headers = { ...cookie, ...forwarded, origin: 'https://skate.example', host: '10.0.0.2:3000' }
    expect((await leave(headers)).status).toBe(status)
  })

  it('is not proven by a stranger beside the cookie', async () => {
    const [victim, thief] = [await signIn(await createUser()), await signIn(await createUser())]
    const headers = { ...victim.byCookie, ...thief.byHeader, origin: 'https://evil.test' }
    expect((await leave(headers)).status).toBe(403)
  })

  it('is not needed to read', async () => {
    const { byCookie: cookie } = await signIn(await createUser())
    expect((await send(list, { headers: { ...cookie, origin: 'https://evil.test' } })).status).toBe(200)
  })
})
