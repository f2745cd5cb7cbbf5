import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

const rejection = (ask: () => Promise<unknown>): Promise<string> =>
  ask().then(
    () => 'none',
    (error: Error) => error.message,
  )

// Said only to callers that are refused without a connection being tried.
const refused = 'Connection terminated: Postgres does not respond'

it('a pool refuses at once, in promises and callbacks, while Postgres does not respond', async () => {
  expect(await rejection(() => pool.query('select 1'))).toMatch(/timeout/)
  await expect.poll(() => rejection(() => pool.query('select 1'))).toBe(refused)
  expect(await rejection(() => pool.connect())).toBe(refused)
  const waiting = Array.from({ length: 50 }, () => rejection(() => pool.query('select 1')))
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([refused]))
})

it('a pool probes whether Postgres is back, with one connection at a time', async () => {
  await rejection(() => pool.query('select 1'))
  await expect.poll(() => rejection(() => pool.connect())).toBe(refused)
  const before = sockets.length
  mostAtOnce = 0
  await expect.poll(() => sockets.length).toBeGreaterThanOrEqual(before + 2)
  expect(mostAtOnce).toBe(1)
})

it('a pool does not blame Postgres while its own process gets no processor', async () => {
  const responding = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        const isQuery = data.includes('select 1')
        const ready = Buffer.from('Z\0\0\0\x05I')
        // Authenticated, or a statement is done; and ready for the next.
        const said = isQuery ? Buffer.from('C\0\0\0\rSELECT 1\0') : Buffer.from('R\0\0\0\x08\0\0\0\0')
        socket.write(Buffer.concat([said, ready]))
      }),
  )
  await new Promise<void>((resolve) => responding.listen(0, '127.0.0.1', resolve))
  const address = responding.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const starved = createPool({
    connectionString: `postgres://a:b@127.0.0.1:${port}/c`,
    connectionTimeoutMillis: 300,
    max: 1,
  })
  // Timers are late and due before what has come in is read, until both the connection and the probe have had theirs.
  const hog = (turns: number) => {
    const end = performance.now() + 350
    while (performance.now() < end);
    if (turns > 1) setImmediate(hog, turns - 1)
  }
  const connecting = starved.connect()
  hog(4)
  const client = await connecting
  client.release()
  await starved.end()
  responding.close()
})
