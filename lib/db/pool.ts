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

/** How long a connection may take, for callers and for probes. */
const limitOf = ({ connectionTimeoutMillis }: pg.PoolConfig): number => connectionTimeoutMillis || 3000

// Whoever waits looks this often whether Postgres was silent for so long, and has it probed then: frozen, it is found
// out within a quarter of the limit and one probe.
const lookMs = (options: pg.PoolConfig) => limitOf(options) / 12
const quietMs = (options: pg.PoolConfig) => limitOf(options) / 6

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
 * away. The first failure makes it probe for itself, and so does a Postgres that says nothing while someone waits; while
 * it does not respond to the probe, who waits for it fails and callers are refused at once. While it does, who got no
 * connection in time tries again. One slow query alone therefore opens nothing, and a pool that is full for a while
 * fails no one.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  return new PoolWithBreaker({ ...options, Client: SequentialClient })
}

class PoolWithBreaker extends pg.Pool {
  // Only probes decide: no caller's call is the trial.
  readonly #breaker = createCircuitBreaker()
  /** Whether Postgres responded to the last probe; null when nothing is suspected. */
  #probing: Promise<boolean> | null = null
  #lastHeardAt = Number.NEGATIVE_INFINITY

  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('release', (error) => {
      if (!isDatabaseAway(error)) return
      noteAway()
      void this.#responds()
    })
    const hear = () => {
      this.#lastHeardAt = performance.now()
    }
    this.on('connect', (client) => {
      hear()
      if (client instanceof SequentialClient) client.watch(hear, (giveUp) => void this.#suspect(giveUp))
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
          return await this.#connectOnce()
        } catch (error) {
          if (!isDatabaseAway(error)) throw error
          clock ??= startClock(limitOf(this.options))
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

  /** Has Postgres probed while a connection is waited for, so that this takes no longer than either alone. */
  async #connectOnce(): Promise<pg.PoolClient> {
    const timer = setTimeout(() => void this.#suspect(), quietMs(this.options)).unref()
    try {
      return await super.connect()
    } finally {
      clearTimeout(timer)
    }
  }

  /** Has Postgres probed if it was silent lately, and gives up what waits for it if it is away. */
  async #suspect(giveUp: () => void = () => undefined): Promise<void> {
    if (performance.now() - this.#lastHeardAt < quietMs(this.options)) return
    if (await this.#responds()) return
    noteAway()
    giveUp()
  }

  #responds(): Promise<boolean> {
    this.#probing ??= this.#probe()
    return this.#probing
  }

  async #probe(): Promise<boolean> {
    const begin = performance.now()
    const isBack = await isReachable(this.options.connectionString, limitOf(this.options))
    // What was heard meanwhile says more than a probe that came too early.
    const responds = isBack || this.#lastHeardAt >= begin
    if (isBack) this.#lastHeardAt = performance.now()
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
  #onWaiting: (giveUp: () => void) => void = () => undefined
  readonly #lookMs: number

  constructor(config: pg.PoolConfig = {}) {
    super(config)
    this.#lookMs = lookMs(config)
    const send = (...args: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, this, args)
    const query = (...args: unknown[]): unknown => {
      const callback = args.at(-1)
      // With a callback it is the pool itself that asks, once for each connection that it takes out.
      if (typeof callback === 'function') {
        const arrived = this.#wait()
        return send(...args.slice(0, -1), (...result: unknown[]) => {
          arrived()
          callback(...result)
        })
      }
      const result = this.#last.then(async () => {
        const arrived = this.#wait()
        try {
          return await send(...args)
        } finally {
          arrived()
        }
      })
      this.#last = result.catch(() => undefined)
      return result
    }
    this.query = query as typeof this.query
  }

  /** Calls `onHeard` with each response, and `onWaiting` now and then while there is none, with what fails the query. */
  watch(onHeard: () => void, onWaiting: (giveUp: () => void) => void): void {
    // Emitted when Postgres has said that it is ready for the next query.
    this.on('drain', onHeard)
    this.#onWaiting = onWaiting
  }

  /** Begins to wait for a response; returns what ends that. */
  #wait(): () => void {
    let isWaiting = true
    const look = () => isWaiting && this.#onWaiting(() => isWaiting && this.connection.stream.destroy())
    // After what has come in was read: a busy process finds its timers due before.
    const timer = setInterval(() => setImmediate(look), this.#lookMs)
    return () => {
      isWaiting = false
      clearInterval(timer)
    }
  }
}
