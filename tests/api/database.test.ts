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
