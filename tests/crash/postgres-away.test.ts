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
}, 120_000)
afterAll(async () => {
  send('SIGCONT')
  await server.close()
})

/** To all processes of Postgres: those that serve a connection would else go on. */
function send(signal: NodeJS.Signals): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pids = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const children = pids.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid)
  for (const pid of [postmaster, ...children]) process.kill(pid, signal)
}

async function ask(address: string, init: RequestInit = {}) {
  const begun = performance.now()
  const answer = await fetch(server.url + address, { headers: skater.headers, ...init })
  const text = await answer.text()
  const retryAfter = answer.headers.get('retry-after')
  return { address, status: answer.status, text, retryAfter, ms: performance.now() - begun }
}

const pages = ['/', '/tricks', '/tricks/ollie', '/tricks/classification', '/api/tricks']
const json = { 'content-type': 'application/json' }
const practise = () =>
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
  practise,
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('answers pages as ever and calls at once while Postgres is frozen, and recovers by itself', async () => {
  for (const page of pages) expect(await ask(page)).toMatchObject({ status: 200 })
  expect((await practise()).status).toBeLessThan(300)

  send('SIGSTOP')
  const first = await Promise.race([practise(), pause(12_000)])
  expect(first).toMatchObject({ status: 503 })
  await pause(2000)

  const answers = await Promise.all(calls.flatMap((call) => [call(), call(), call(), call()]))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' })
    // Generous: twenty at once on a busy machine. Waiting for Postgres would take three seconds.
    expect(answer.ms, answer.address).toBeLessThan(1500)
  }
  const kept = await Promise.all(pages.map((page) => ask(page)))
  expect(kept.map(({ status }) => status)).toEqual(pages.map(() => 200))

  send('SIGCONT')
  await expect.poll(async () => (await practise()).status, { timeout: 10_000 }).toBeLessThan(300)
  for (const call of calls) expect((await call()).status).toBeLessThan(300)
}, 60_000)
