import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPool } from './pool.ts'

let server: Server
let sockets: Socket[]
let mostAtOnce: number
let pool: ReturnType<typeof createPool>

beforeEach(async () => {
  sockets = []
  mostAtOnce = 0
  // Accepts every connection and never sends a byte, as a frozen Postgres does.
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).resume())
    mostAtOnce = Math.max(mostAtOnce, sockets.filter(({ destroyed }) => !destroyed).length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  pool = createPool({
    connectionString: `postgres://a:b@127.0.0.1:${port}/c`,
    connectionTimeoutMillis: 300,
    max: 3,
  })
  pool.on('error', () => undefined)
})
afterEach(async () => {
  await pool.end()
  for (const socket of sockets) socket.destroy()
  server.close()
})

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await expect(ask()).rejects.toThrow(/Connection terminated|timeout/)
  return performance.now() - begun
}

it('a pool refuses at once, in promises and callbacks, while Postgres does not answer', async () => {
  expect(await timed(() => pool.query('select 1'))).toBeGreaterThan(200)
  await vi.waitFor(async () => expect(await timed(() => pool.query('select 1'))).toBeLessThan(20), 4000)
  expect(await timed(() => pool.connect())).toBeLessThan(20)
  const waiting = Array.from({ length: 50 }, () => timed(() => pool.query('select 1')))
  expect(Math.max(...(await Promise.all(waiting)))).toBeLessThan(50)
})

it('a pool probes whether Postgres is back, with one connection at a time', async () => {
  await timed(() => pool.query('select 1'))
  await vi.waitFor(async () => expect(await timed(() => pool.connect())).toBeLessThan(20), 4000)
  const before = sockets.length
  mostAtOnce = 0
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThanOrEqual(before + 2), 10_000)
  expect(mostAtOnce).toBe(1)
})
