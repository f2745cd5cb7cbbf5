import { Socket } from 'node:net'
import pg from 'pg'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { noteAway } from '../outages.ts'
import { isDatabaseAway, isDatabaseFull } from './errors.ts'

const probeMs = 1500
const probeAgainMs = 500

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void

/**
 * A pool of connections under a circuit breaker, so that callers do not all wait for a Postgres that is frozen or
 * away. The first failure makes it probe for itself; while Postgres does not respond to the probe, callers are
 * refused at once. One slow query alone therefore opens nothing.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  return new PoolWithBreaker({ ...options, Client: SequentialClient })
}

class PoolWithBreaker extends pg.Pool {
  // Only probes decide: no caller's call is the trial.
  readonly #breaker = createCircuitBreaker()
  #isProbing = false
  #lastConnectedAt = Number.NEGATIVE_INFINITY

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('release', (error) => this.#suspect(error))
    this.on('connect', () => {
      this.#lastConnectedAt = performance.now()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connect()
    this.#connectWith(callback)
  }

  async #connect(): Promise<pg.PoolClient> {
    if (!this.#breaker.admit()) throw refusal()
    try {
      return await super.connect()
    } catch (error) {
      this.#suspect(error)
      throw error
    }
  }

  #connectWith(callback: Callback): void {
    if (this.#breaker.admit())
      super.connect((error, client, release) => {
        this.#suspect(error)
        callback(error, client, release)
      })
    else callback(refusal(), undefined, () => undefined)
  }

  #suspect(error: unknown): void {
    if (!isDatabaseAway(error)) return
    noteAway()
    if (!this.#isProbing) void this.#probe()
  }

  async #probe(): Promise<void> {
    this.#isProbing = true
    const begin = performance.now()
    const isBack = await isReachable(this.options.connectionString)
    // A connection made meanwhile says more than a probe that came too early.
    if (isBack || this.#lastConnectedAt >= begin) this.#breaker.close()
    else this.#breaker.open(Number.POSITIVE_INFINITY)
    this.#isProbing = this.#breaker.remainingMs() > 0 && !this.ending
    if (this.#isProbing) setTimeout(() => this.#probe(), probeAgainMs).unref()
  }
}

function refusal(): Error {
  noteAway()
  return new Error('Connection terminated: Postgres does not respond')
}

/** Whether Postgres accepts a new connection in time. The socket is ours, since a frozen server would never close it. */
async function isReachable(connectionString: string | undefined): Promise<boolean> {
  const socket = new Socket()
  const limits = { connectionTimeoutMillis: probeMs, query_timeout: probeMs }
  const client = new pg.Client({ connectionString, stream: () => socket, ...limits })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  } catch (error) {
    return isDatabaseFull(error)
  } finally {
    socket.destroy()
  }
}

/**
 * Sends one query after another. Within a transaction Prisma sends the queries of sibling relations at once on the
 * one connection, which pg 8 queues with a deprecation warning and pg 9 will refuse.
 */
class SequentialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve()

  constructor(config?: pg.ClientConfig) {
    super(config)
    const send = (...args: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, this, args)
    const query = (...args: unknown[]): unknown => {
      // With a callback it is the pool itself that asks, once for each connection that it takes out.
      if (typeof args.at(-1) === 'function') return send(...args)
      const result = this.#last.then(() => send(...args))
      this.#last = result.catch(() => undefined)
      return result
    }
    this.query = query as typeof this.query
  }
}
