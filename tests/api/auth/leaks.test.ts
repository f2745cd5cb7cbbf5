import { afterEach, expect, it, vi } from 'vitest'
import { GET as exported } from '@/app/api/account/export/route'
import { GET as debug } from '@/app/api/auth/debug/route'
import { POST as login } from '@/app/api/auth/login/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { POST as confirm } from '@/app/api/auth/password-reset/confirm/route'
import { POST as register } from '@/app/api/auth/register/route'
import { GET as status } from '@/app/api/auth/user/route'
import { GET as mine } from '@/app/api/tricks/my-tricks/route'
import { createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { read, send } from '../../setup/request'

const password = 'correct-horse-battery'
const account = { username: 'keeper', email: 'keeper@example.com', password }

/** Everything that the process writes from now on. */
function listen() {
  const said: string[] = []
  const record = (...parts: unknown[]) => {
    said.push(parts.map((part) => (part instanceof Error ? `${part} ${part.stack}` : String(part))).join(' '))
    return true
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(record)
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(record)
  vi.spyOn(process.stderr, 'write').mockImplementation(record)
  return said
}

async function wholeDatabase(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`
  const contents = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ all: string }[]>(`select json_agg(t)::text as all from ${name} t`),
    ),
  )
  return JSON.stringify(contents)
}

const cookieTokenOf = (response: Response) =>
  /session-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
const everythingOf = async (response: Response) =>
  JSON.stringify([...response.headers]) + (await response.text())

afterEach(() => vi.mocked(console.error).mockClear())

it('keeps tokens and passwords out of logs, responses and columns', async () => {
  const said = listen()
  const post = { method: 'POST' }
  const joined = await send(register, { ...post, json: account })
  const entered = await send(login, { ...post, json: account })
  const secrets = [password, cookieTokenOf(joined), cookieTokenOf(entered)]
  const [{ sessionId: first }, { sessionId }] = [await joined.json(), await entered.json()]
  const reset = (await createResetLink(db, account.email))?.split('#')[1] ?? ''
  secrets.push(first, sessionId, reset)
  expect(secrets.every((secret) => secret.length > 20)).toBe(true)

  const headers = { 'x-session-id': sessionId }
  const malformed = {
    ...post,
    headers: { 'content-type': 'application/json' },
    body: `{"password":"${password}"`,
  }
  const responses = [
    await send(login, { ...post, json: { ...account, password: `${password}?` } }),
    await send(login, { ...post, json: { ...account, email: password } }),
    await send(login, malformed),
    await send(register, { ...post, json: account }),
    await send(confirm, { ...post, json: { token: `${reset}x`, password } }),
    await send(status, { headers }),
    await send(debug, { headers }),
    await send(mine, { headers }),
    await send(exported, { headers }),
    await send(exported, { headers, query: { format: 'csv' } }),
  ]
  const stored = await wholeDatabase()

  // A defect in the middle of a sign-in: the log says what happened, not with what.
  await db.$executeRaw`alter table "Session" rename to "Hidden"`
  const failed = await send(login, { ...post, json: account }).finally(
    () => db.$executeRaw`alter table "Hidden" rename to "Session"`,
  )
  expect(await read(failed.clone())).toEqual({
    status: 500,
    body: { message: 'Something went wrong', code: 'internal', requestId: expect.any(String) },
  })
  expect(said.join()).toContain('requestId')
  responses.push(failed, await send(logout, { ...post, headers }))

  const output = [...(await Promise.all(responses.map(everythingOf))), ...said].join('\n')
  vi.mocked(process.stdout.write).mockRestore()
  vi.mocked(process.stderr.write).mockRestore()
  for (const secret of secrets) {
    expect(output).not.toContain(secret)
    expect(stored).not.toContain(secret)
  }
  expect(output).not.toMatch(/\$argon2|TokenHash|passwordHash/)
  expect(stored).toContain('keeper@example.com')
})
