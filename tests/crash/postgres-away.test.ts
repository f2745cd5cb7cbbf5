import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSkater, openServer } from './server'

let server: Awaited<ReturnType<typeof openServer>>
let skater: Awaited<ReturnType<typeof createSkater>>
let postmaster: number

beforeAll(async () => {
  server = await openServer()
  skater = await createSkater(server)
  await server.start()
  // Where openServer keeps its database.
  const file = path.join(String(process.env.DATA_DIR), 'postgres/cluster/postmaster.pid')
  postmaster = Number((await readFile(file, 'utf8')).split('\n')[0])
})
afterAll(async () => {
  send('SIGCONT')
  await server.close()
})

/** To all processes of Postgres: those that serve a connection would else go on. */
function send(signal: NodeJS.Signals): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pids = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const children = pids.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid)
  process.kill(postmaster, signal)
  for (const pid of children)
    try {
      process.kill(pid, signal)
    } catch {
      // It ended since it was listed.
    }
}

async function ask(address: string, init: RequestInit = {}) {
  const response = await fetch(server.url + address, { headers: skater.headers, ...init })
  const text = await response.text()
  const retryAfter = response.headers.get('retry-after')
  return { address, status: response.status, text, retryAfter }
}

const pages = ['/', '/tricks', '/tricks/ollie', '/tricks/classification', '/api/tricks']
const json = { 'content-type': 'application/json' }
const practice = () =>
  ask(`/api/tricks/${skater.trick.id}/practice`, {
    method: 'POST',
    headers: { ...skater.headers, ...json },
    body: JSON.stringify({ tries: 1, lands: 1 }),
  })
const calls = [
  () => ask('/api/auth/user'),
  () => ask('/api/tricks/my-tricks'),
  () => ask('/api/health'),
  () => ask(`/api/tricks/${skater.trick.id}/progress`),
  practice,
]

// Rendered for the user who asks, or with what is in no cache yet.
const ownPages = ['/my-tricks', '/settings', `/lines/${'a'.repeat(22)}`, '/blog/rss.xml', '/blog/atom.xml']

// That calls do not even wait for a connection then, lib/db/pool.test.ts shows.
it('while Postgres is frozen pages are served as ever and calls fail, and it recovers by itself', async () => {
  expect((await practice()).status).toBeLessThan(300)
  // Twice: a server that had to renew the connection on which it hears of changes, as a busy one may, has emptied its
  // caches, and what was asked for before that is kept no longer.
  for (const page of [...pages, ...pages]) expect(await ask(page)).toMatchObject({ status: 200 })

  send('SIGSTOP')
  expect(await practice()).toMatchObject({ status: 503 })
  for (const response of await Promise.all(calls.flatMap((call) => [call(), call(), call(), call()]))) {
    expect(response, response.address).toMatchObject({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    expect(JSON.parse(response.text)).toMatchObject({ code: 'unavailable' })
  }
  for (const response of await Promise.all(ownPages.map((page) => ask(page)))) {
    expect(response, response.address).toMatchObject({ status: 503, retryAfter: '5' })
    expect(response.text, response.address).toMatch(
      response.address.endsWith('.xml') ? /temporarily unavailable/ : /<h1>Something went wrong<.*Try Again/s,
    )
  }
  // Or it would be replaced for what another server does.
  expect(await ask('/api/health/live')).toMatchObject({ status: 200 })
  const cached = await Promise.all(pages.map((page) => ask(page)))
  expect(cached.map(({ status }) => status)).toEqual(pages.map(() => 200))

  send('SIGCONT')
  await expect.poll(async () => (await practice()).status).toBeLessThan(300)
  for (const call of calls) expect((await call()).status).toBeLessThan(300)
})

const signIn = () =>
  ask('/api/auth/login', {
    method: 'POST',
    headers: { ...json, origin: server.url },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'kickflip7' }),
  })

// Whoever is the first to meet a frozen Postgres waits longest: the others are told at once.
it.each([
  ['a call', () => ask('/api/auth/user')],
  ['a write', practice],
  ['a page', () => ask('/settings')],
  // Begins with what is cleaned up at the first call of its kind.
  ['a sign-in', signIn],
])(
  'the first request that meets a frozen Postgres, %s, has its response within five seconds',
  async (_, first) => {
    await server.kill()
    await server.start()
    // More connections than one.
    await Promise.all([1, 2, 3].map(() => ask('/api/auth/user')))
    send('SIGSTOP')
    const begin = performance.now()
    try {
      expect(await first()).toMatchObject({ status: 503 })
      expect(performance.now() - begin).toBeLessThanOrEqual(5000)
    } finally {
      send('SIGCONT')
    }
    await expect.poll(async () => (await practice()).status).toBeLessThan(300)
  },
)
