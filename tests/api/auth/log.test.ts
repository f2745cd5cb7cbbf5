import { expect, it, vi } from 'vitest'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { POST as confirm } from '@/app/api/auth/password-reset/confirm/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as posts } from '@/app/api/cms/blog/posts/route'
import { GET as shared } from '@/app/api/runs/shared/[token]/route'
import { GET as mine } from '@/app/api/tricks/my-tricks/route'
import { createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { createUser, createViewer } from '../../setup/factories'
import { type Handler, send } from '../../setup/request'

const account = { username: 'Elissa', email: 'elissa@example.com', password: 'a long green ledge' }

/** The log lines of what follows. */
function listen() {
  const said: string[] = []
  for (const method of ['log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line))
  return { said, lines: () => said.map((line) => JSON.parse(line)) }
}

const headers = { 'x-request-id': 'request-1' }
const post = (handler: Handler, path: string, json?: unknown) =>
  send(handler, { method: 'POST', path, json, headers })

it('the log holds sign-ins that succeeded and that failed, and no names', async () => {
  const { said, lines } = listen()
  const { sessionId } = await (await post(register, '/api/auth/register', account)).json()
  await post(login, '/api/auth/login', account)
  await post(login, '/api/auth/login', { ...account, password: 'a long red ledge' })
  await send(logout, { method: 'POST', headers: { 'x-session-id': sessionId } })
  const signedIn = { level: 'info', at: 'sign-in', requestId: 'request-1', method: 'password' }
  expect(lines()).toMatchObject([
    signedIn,
    signedIn,
    { level: 'warn', code: 'unauthorized', method: 'POST', path: '/api/auth/login', requestId: 'request-1' },
    { level: 'info', at: 'sign-out', devices: 'this' },
  ])
  expect(said.join()).not.toMatch(/elissa|ledge|example\.com|127\.0|::1/i)
  expect(said.join()).not.toContain(sessionId)
})

it('the log holds refusals and rate limits that are reached', async () => {
  const skater = await createViewer()
  const { lines } = listen()
  await send(mine, { path: '/api/tricks/my-tricks' })
  await send(posts, { path: '/api/cms/blog/posts', headers: skater.headers })
  for (let round = 0; round < 21; round++)
    await post(login, '/api/auth/login', { ...account, password: 'a long red ledge' })
  const logged = lines().map(({ code, path }) => `${code} ${path}`)
  expect(logged.slice(0, 2)).toEqual(['unauthorized /api/tricks/my-tricks', 'forbidden /api/cms/blog/posts'])
  expect(logged.at(-1)).toBe('rate_limited /api/auth/login')
})

it('the log holds a database that is away, without the secret in its address', async () => {
  const { said, lines } = listen()
  const away = Object.assign(new Error('Can’t reach database server at db.internal'), { code: 'P1001' })
  vi.spyOn(db.line, 'findUnique').mockRejectedValue(away)
  const token = 'z'.repeat(22)
  const response = await send(shared, { path: `/api/runs/shared/${token}`, params: { token } })
  expect(response.status).toBe(503)
  expect(lines()).toMatchObject([{ code: 'unavailable', cause: 'P1001', path: '/api/runs/shared/…' }])
  expect(said.join()).not.toMatch(/db\.internal|zzz/)
})

it('the log holds a password that is set by a link', async () => {
  const user = await createUser({ email: account.email })
  const token = (await createResetLink(db, user.email))?.split('#')[1]
  const { said, lines } = listen()
  await post(confirm, '/api/auth/password-reset/confirm', { token, password: account.password })
  expect(lines()).toMatchObject([{ level: 'info', at: 'password-reset', step: 'done' }])
  expect(said.join()).not.toContain(token)
})

it('the log holds that input was invalid, and not what it was', async () => {
  const { said, lines } = listen()
  await post(login, '/api/auth/login', { email: 'somebody', password: 'y' })
  expect(lines()).toMatchObject([{ level: 'warn', code: 'invalid', path: '/api/auth/login' }])
  expect(said.join()).not.toContain('somebody')
})

it('says nothing of a name that is taken', async () => {
  await post(register, '/api/auth/register', account)
  const { said } = listen()
  await post(register, '/api/auth/register', account)
  expect(said).toEqual([])
})
