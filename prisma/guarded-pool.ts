import { Socket } from 'node:net'
import pg from 'pg'

const probeMs = 1500
const againMs = 500

const unreachable =
  /Connection terminated|Query read timeout|timeout exceeded|not queryable|ECONNREFUSED|ECONNRESET|57P0[123]/

/** Whether Postgres answers a newcomer in time. The socket is ours, as a frozen server would never close it. */
async function answers(connectionString: string | undefined): Promise<boolean> {
  const socket = new Socket()
  const limits = { connectionTimeoutMillis: probeMs, query_timeout: probeMs }
  const client = new pg.Client({ connectionString, stream: () => socket, ...limits })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * A pool of connections that does not let everybody wait for a Postgres which is frozen or away. The first
 * failure makes it look for itself; when Postgres does not answer, callers are refused at once until it does.
 * One slow query alone shuts nobody out.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  const connect = pool.connect.bind(pool)
  let isAway = false
  let isLooking = false
  let lastLetIn = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    isLooking = true
    const begin = performance.now()
    const isThere = await answers(options.connectionString)
    // Who was let in meanwhile knows better than a look that came too early.
    isAway = !isThere && lastLetIn < begin
    isLooking = isAway && !pool.ending
    if (isLooking) setTimeout(look, againMs).unref()
  }
  const suspect = (error: unknown) => {
    if (isLooking || !(error instanceof Error)) return
    const text = `${error.message} ${'code' in error ? error.code : ''}`
    if (unreachable.test(text)) void look()
  }

  type Done = Parameters<Parameters<typeof connect>[0]>
  const refusal = () => new Error('Connection terminated: Postgres does not answer')
  async function connectOrRefuse(): Promise<pg.PoolClient> {
    if (isAway) throw refusal()
    return connect().catch((error: unknown) => {
      suspect(error)
      throw error
    })
  }
  function connectWith(callback: (...done: Done) => void): void {
    if (isAway) callback(refusal(), undefined, () => undefined)
    else
      connect((...done) => {
        suspect(done[0])
        callback(...done)
      })
  }
  pool.connect = ((callback?: (...done: Done) => void) =>
    callback ? connectWith(callback) : connectOrRefuse()) as typeof pool.connect
  pool.on('release', suspect)
  pool.on('connect', () => {
    lastLetIn = performance.now()
  })
  return pool
}
