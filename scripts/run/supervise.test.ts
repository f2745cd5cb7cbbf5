import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from './processes.ts'
import { stop, supervise } from './supervise.ts'

/** A server that is ready at once, and whose first life does from the third call for life on what `misbehave` says. */
const program = (port: number, life: number, misbehave: string) => `
  let calls = 0
  require('node:http').createServer((request, response) => {
    if (request.url === '/api/health/live' && ++calls > 2 && ${life} === 1) { ${misbehave} }
    response.end()
  }).listen(${port}, '127.0.0.1')
  process.on('SIGTERM', () => process.exit())
`

let buildDirectory: string
let abort: AbortController
let children: ChildProcess[]
let lines: string[]

beforeEach(async () => {
  buildDirectory = await mkdtemp(path.join(tmpdir(), 'supervise-'))
  abort = new AbortController()
  children = []
  lines = []
})
afterEach(() => rm(buildDirectory, { recursive: true }))

/** Supervises such a server; resolves to how many were started when the `lives`th has been ready and all are stopped. */
async function superviseUntil(lives: number, misbehave: string): Promise<number> {
  const port = await freePort()
  let ready = 0
  const code = supervise({
    start: () => {
      const script = program(port, children.length + 1, misbehave)
      const child = spawn(process.execPath, ['--eval', script], { detached: true, stdio: 'ignore' })
      children.push(child)
      return child
    },
    address: `http://127.0.0.1:${port}`,
    buildDirectory,
    onReady: () => {
      ready += 1
    },
    stopped: abort.signal,
    log: (line) => lines.push(line),
    rule: { everyMs: 20, limitMs: 300, misses: 3, silentMs: 600 },
  })
  await expect.poll(() => ready).toBe(lives)
  abort.abort()
  for (const child of children) stop(child)
  expect(await code).toBe(0)
  return children.length
}

it.each([
  ['whose loop is blocked', 'for (;;);'],
  ['that accepts and says nothing', 'return'],
  ['that no longer listens', 'setInterval(() => {}, 1000); request.socket.server.close()'],
])('a server %s is replaced, with a line in the log', async (_, misbehave) => {
  expect(await superviseUntil(2, misbehave)).toBe(2)
  expect(children[0]?.signalCode).toBe('SIGKILL')
  expect(lines[0]).toMatch(/^The server has not responded for \d+ s; replacing it\.$/)
})

it('a server that ends by itself is started again', async () => {
  expect(await superviseUntil(2, 'process.exit(3)')).toBe(2)
  expect(lines).toEqual(['The server has ended (code 3); starting it again.'])
})

it('a server that was never ready is not started again', async () => {
  const start = () => spawn(process.execPath, ['--eval', 'process.exit(3)'], { detached: true })
  const address = `http://127.0.0.1:${await freePort()}`
  const told = { start, address, buildDirectory, onReady: () => undefined, stopped: abort.signal }
  expect(await supervise({ ...told, log: (line) => lines.push(line) })).toBe(3)
  expect(lines).toEqual([])
})
