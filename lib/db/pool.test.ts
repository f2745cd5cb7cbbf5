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

/** Responds to connections and queries unless `isFrozen` says otherwise, and never to a query that is `slow`. */
async function openPostgres(isFrozen: () => boolean = () => false) {
  const asked: string[] = []
  const postgres = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        if (isFrozen()) return
        const isQuery = data.includes('select')
        if (isQuery) asked.push(data.toString('latin1'))
        if (data.includes('slow')) return
        const ready = Buffer.from('Z\0\0\0\x05I')
        // Authenticated, or a statement is done; and ready for the next.
        const said = isQuery ? Buffer.from('C\0\0\0\rSELECT 1\0') : Buffer.from('R\0\0\0\x08\0\0\0\0')
        socket.write(Buffer.concat([said, ready]))
      }),
  )
  await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve))
  const address = postgres.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const connectionString = `postgres://a:b@127.0.0.1:${port}/c`
  const poolOf = (max: number) => {
    const made = createPool({ connectionString, connectionTimeoutMillis: 300, max })
    return made.on('error', () => undefined)
  }
  return { poolOf, asked, close: () => postgres.close() }
}

it('whoever waits for a Postgres that freezes fails, with no limit of their own, and so does what follows', async () => {
  let isFrozen = false
  const postgres = await openPostgres(() => isFrozen)
  const frozen = postgres.poolOf(4)
  const clients = await Promise.all([frozen.connect(), frozen.connect(), frozen.connect()])
  for (const client of clients) client.on('error', () => undefined)
  clients.pop()?.release()
  isFrozen = true
  const asked = [...clients, frozen].map((client) => rejection(() => client.query('select 1')))
  expect(await Promise.all(asked)).toEqual(asked.map(() => 'Connection terminated unexpectedly'))
  for (const client of clients) {
    expect(await rejection(() => client.query('rollback'))).toMatch(/not queryable/)
    client.release(true)
  }
  expect(await rejection(() => frozen.query('select 1'))).toBe(refused)
  isFrozen = false
  await expect.poll(() => rejection(() => frozen.query('select 1'))).toBe('none')
  await frozen.end()
  postgres.close()
})

it('whoever waits for a slow query goes on waiting while Postgres responds to others', async () => {
  const postgres = await openPostgres()
  const slow = postgres.poolOf(2)
  const client = await slow.connect()
  let end = 'none'
  client.on('error', () => undefined)
  const waiting = rejection(() => client.query('select slow')).then((message) => {
    end = message
  })
  // Nobody else asks: these are the probes, and one after the other.
  const probes = () => postgres.asked.filter((query) => query.includes('select 1')).length
  await expect.poll(probes).toBeGreaterThanOrEqual(3)
  expect(end).toBe('none')
  expect(await rejection(() => slow.query('select 2'))).toBe('none')
  client.release(true)
  await waiting
  await slow.end()
  postgres.close()
})

it('a pool does not blame Postgres while its own process gets no processor', async () => {
  const responding = await openPostgres()
  const starved = responding.poolOf(1)
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
