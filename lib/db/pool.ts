import { Socket } from 'node:net'
import pg from 'pg'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { noteAway } from '../outages.ts'
import { isDatabaseAway, isDatabaseFull } from './errors.ts'

const probeAgainMs = 500

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void

// A caller that waits in line behind slow queries, or in a process that gets no processor, is not to blame Postgres.
const mostTries = 3
const mostStarvedTries = 9

/** Into how many ticks a limit is cut. */
const ticks = 30

/**
 * Measures the time in which this process gets to run, and calls back at each tick. A tick that comes late is one tick:
 * a process that gets no processor for seconds finds its timers due before it has read what Postgres sent meanwhile.
 */
function startClock(limitMs: number, onTick?: (isOver: boolean) => void) {
  const begin = performance.now()
  let count = 0
  const timer = setInterval(() => {
    count += 1
    onTick?.(count >= ticks)
  }, limitMs / ticks).unref()
  return {
    /** Whether it got to run less than half of the time. */
    isStarved: () => (count * limitMs) / ticks < (performance.now() - begin) / 2,
    stop: () => clearInterval(timer),
  }
}

/**
 * A pool of connections under a circuit breaker, so that callers do not all wait for a Postgres that is frozen or
 * away. The first failure makes it probe for itself; while Postgres does not respond to the probe, callers are
 * refused at once. While it does, who got no connection in time tries again. One slow query alone therefore opens
 * nothing, and a pool that is full for a while fails no one.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  return new PoolWithBreaker({ ...options, Client: SequentialClient })
}

class PoolWithBreaker extends pg.Pool {
  // Only probes decide: no caller's call is the trial.
  readonly #breaker = createCircuitBreaker()
  /** Whether Postgres responded to the last probe; null when nothing is suspected. */
  #probing: Promise<boolean> | null = null
  #lastConnectedAt = Number.NEGATIVE_INFINITY

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('release', (error) => {
      if (!isDatabaseAway(error)) return
      noteAway()
      void this.#responds()
    })
    this.on('connect', () => {
      this.#lastConnectedAt = performance.now()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connect()
    this.#connect().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    let clock: ReturnType<typeof startClock> | undefined
    try {
      for (let tries = 1; ; tries += 1) {
        if (!this.#breaker.admit()) throw refusal()
        try {
          return await super.connect()
        } catch (error) {
          if (!isDatabaseAway(error)) throw error
          clock ??= startClock(this.#limitMs)
          const isAlive = await this.#responds()
          if (isAlive && tries < (clock.isStarved() ? mostStarvedTries : mostTries)) continue
          noteAway()
          throw error
        }
      }
    } finally {
      clock?.stop()
    }
  }

  /** How long a connection may take, for callers and for probes. */
  get #limitMs(): number {
    return this.options.connectionTimeoutMillis || 3000
  }

  #responds(): Promise<boolean> {
    this.#probing ??= this.#probe()
    return this.#probing
  }

  async #probe(): Promise<boolean> {
    const begin = performance.now()
    const isBack = await isReachable(this.options.connectionString, this.#limitMs)
    // A connection made meanwhile says more than a probe that came too early.
    const responds = isBack || this.#lastConnectedAt >= begin
    if (responds) this.#breaker.close()
    else this.#breaker.open(Number.POSITIVE_INFINITY)
    if (responds || this.ending) this.#probing = null
    else setTimeout(() => this.#probeAgain(), probeAgainMs).unref()
    return responds
  }

  #probeAgain(): void {
    this.#probing = this.#probe()
  }
}

function refusal(): Error {
  noteAway()
  return new Error('Connection terminated: Postgres does not respond')
}

/** Whether Postgres accepts a new connection in time. The socket is ours, since a frozen server would never close it. */
async function isReachable(connectionString: string | undefined, limitMs: number): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString, stream: () => socket })
  client.on('error', () => undefined)
  const clock = startClock(limitMs, (isOver) => isOver && socket.destroy())
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  } catch (error) {
    return isDatabaseFull(error)
  } finally {
    clock.stop()
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
