import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { createPool } from '@/lib/db/pool'
import { env } from '@/lib/env'
import { createViewer } from '../setup/factories'

const warned = vi.fn<(warning: Error) => void>()
process.on('warning', warned)
afterEach(() => {
  warned.mockClear()
})

/** Warnings are emitted with the next turn of the event loop. */
const warnings = async () => {
  await new Promise((resolve) => setImmediate(resolve))
  return warned.mock.calls.map(([{ message }]) => message)
}

it('a connection runs queries that are sent at once one after another, also behind one that failed', async () => {
  const pool = createPool({ connectionString: env.DATABASE_URL, max: 1 })
  const client = await pool.connect()
  const ask = (sql: string) => client.query(sql).then(({ rows }) => rows[0]?.value)
  const asked = [
    'SELECT 1 AS value FROM pg_sleep(0.05)',
    'SELECT nothing',
    'SELECT 2 AS value',
    'SELECT 3 AS value',
  ]
  const [one, failed, two, three] = await Promise.allSettled(asked.map(ask))
  expect([one, two, three]).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }])
  expect(failed?.status).toBe('rejected')
  expect(await warnings()).toEqual([])
  client.release()
  await pool.end()
})

it('reads several relations within a transaction without overlapping queries', async () => {
  const { user } = await createViewer()
  const read = await db.$transaction(async (tx) =>
    tx.user.findUniqueOrThrow({
      where: { id: user.id },
      select: { sessions: true, lines: true, posts: true, ownTricks: true, oauthAccounts: true },
    }),
  )
  expect(read.sessions).toHaveLength(1)
  expect(await warnings()).toEqual([])
})

/** A proxy before Postgres that counts the connections made through it. */
async function openProxy(postgres: URL) {
  let made = 0
  const proxy = createServer((socket) => {
    made += 1
    const upstream = connect(Number(postgres.port || 5432), postgres.hostname)
    for (const end of [socket, upstream]) end.on('error', () => undefined)
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(postgres)
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return { url: url.href, made: () => made, close: () => proxy.close() }
}

/** A pool whose one connection is held: who wants it waits so long. To make it may take longer on a busy machine. */
async function fullPool(connectionString: string | undefined, waitMs: number) {
  const pool = createPool({ connectionString, max: 1 })
  const held = await pool.connect()
  pool.options.connectionTimeoutMillis = waitMs
  return { pool, held }
}

it('whoever gets no connection in time tries again while Postgres responds, since the pool is only full', async () => {
  const proxy = await openProxy(new URL(env.DATABASE_URL ?? ''))
  const { pool, held } = await fullPool(proxy.url, 200)
  const waiting = Promise.all([pool.query('SELECT 1 AS value'), pool.connect()])
  // The second connection is the one that asks whether Postgres is there.
  await expect.poll(proxy.made).toBe(2)
  held.release()
  const [{ rows }, client] = await waiting
  expect(rows).toEqual([{ value: 1 }])
  client.release()
  await pool.end()
  proxy.close()
})

it('a pool that stays full fails who waits, and not for ever', async () => {
  const { pool, held } = await fullPool(env.DATABASE_URL, 50)
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout exceeded')
  held.release()
  await pool.end()
})
