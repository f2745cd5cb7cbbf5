import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandOf, freePort, isFree, startServer } from '../../scripts/run/processes.ts'
import { stop, supervise } from '../../scripts/run/supervise.ts'
import { openServer } from './server'

let opened: Awaited<ReturnType<typeof openServer>>
let buildDirectory: string

beforeAll(async () => {
  opened = await openServer()
  buildDirectory = await mkdtemp(path.join(tmpdir(), 'darkslide-silent-'))
})
afterAll(async () => {
  await opened.close()
  await rm(buildDirectory, { recursive: true })
})

it('a server that stands still is replaced, and then serves; one that is stopped on purpose is not', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const children: ChildProcess[] = []
  const lines: string[] = []
  let ready = 0
  const abort = new AbortController()
  const supervised = supervise({
    start: () => {
      const env = { PORT: String(port), SITE_URL: address }
      const child = startServer(opened.database, { env, stdio: 'ignore', detached: true })
      children.push(child)
      return child
    },
    address,
    buildDirectory,
    onReady: () => {
      ready += 1
    },
    stopped: abort.signal,
    log: (line) => lines.push(line),
    rule: { everyMs: 200, limitMs: 500, misses: 3, silentMs: 1500 },
  })
  const last = () => children[children.length - 1]
  await expect.poll(() => ready, { timeout: 300_000 }).toBe(1)
  last()?.kill('SIGSTOP')

  await expect.poll(() => ready, { timeout: 300_000 }).toBe(2)
  expect(children).toHaveLength(2)
  expect(children[0]?.signalCode).toBe('SIGKILL')
  expect(lines).toEqual([
    expect.stringMatching(/^The server has not responded for \d+ s; replacing it\.$/),
    'The server has ended (SIGKILL); starting it again.',
  ])
  expect((await fetch(`${address}/api/health`)).status).toBe(200)

  abort.abort()
  for (const child of children) stop(child)
  expect(await supervised).toBe(0)
  expect(children).toHaveLength(2)
})

const processes = new URL('../../scripts/run/processes.ts', import.meta.url).href

/** What starts the server as npm start does, says its id, and lives on. */
const supervisor = (url: string) => `
  import { startServer } from ${JSON.stringify(processes)}
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc']
  console.log(startServer({ url: ${JSON.stringify(url)} }, { stdio, detached: true }).pid)
`

it.each([0, 250, 500, 1000])('a server whose supervisor is killed %i ms after its start ends', async (ms) => {
  const port = await freePort()
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', supervisor(opened.database.url)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  })
  const pid = Number(String((await once(parent.stdout, 'data'))[0]))
  expect(await commandOf(pid)).not.toBe('')
  await delay(ms)
  parent.kill('SIGKILL')
  try {
    await expect.poll(() => commandOf(pid)).toBe('')
  } finally {
    if (await commandOf(pid)) process.kill(pid, 'SIGKILL')
  }
  expect(await isFree(port)).toBe(true)
})
