import 'server-only'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { db } from '../db/client'
import { AppError } from '../errors'

/** How many calls are allowed in how many seconds, counted under a name; `guestTimes` replaces `times` for guests. */
export type Limit = { name: string; times: number; guestTimes?: number; seconds: number }

type Row = { points: number; expire: bigint | null }
type Statement = { text: string; values: unknown[] }

// The limiter expects a pg client; this one queries through our own pool, with its timeouts.
const store = {
  async query({ text, values }: Statement) {
    const found = await db.$queryRawUnsafe<Row[]>(text, ...values)
    const rows = found.map(({ points, expire }) => ({
      points,
      expire: expire === null ? null : Number(expire),
    }))
    return { rows, rowCount: rows.length }
  },
}

const counters = new RateLimiterPostgres({
  storeClient: store,
  storeType: 'client',
  tableName: 'RateLimit',
  tableCreated: true,
  keyPrefix: 'limit',
  // Every call brings its own limit and duration.
  points: 0,
  duration: 0,
})

const keyOf = (name: string, caller: string) => `${name}:${caller}`

function refusal(msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const when = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  })
}

/** Counts one call, in one statement and for all servers together. Throws `rate_limited` beyond the limit. */
export async function countCall({ name, times, seconds }: Limit, caller: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counters.penalty(keyOf(name, caller), 1, {
    customDuration: seconds,
  })
  if (consumedPoints > times) throw refusal(msBeforeNext)
}

const freeAttempts = 5
const maxWaitSeconds = 15 * 60

const waitAfter = (attempts: number) => Math.min(30 * 2 ** (attempts - freeAttempts), maxWaitSeconds)

/**
 * Counts an attempt at a secret before it is made. Five are free; each further one has to wait twice as long as the
 * one before, and of several at once only one passes. Throws `rate_limited`.
 */
export async function countAttempt(secret: string): Promise<void> {
  const gate = keyOf('gate', secret)
  const closed = await counters.get(gate)
  if (closed) throw refusal(closed.msBeforeNext)
  const { consumedPoints: attempts } = await counters.penalty(keyOf('tries', secret), 1, {
    customDuration: 24 * 3600,
  })
  if (attempts < freeAttempts) return
  const seconds = waitAfter(attempts)
  const passed = await counters.penalty(gate, 1, { customDuration: seconds })
  if (attempts > freeAttempts && passed.consumedPoints > 1) throw refusal(passed.msBeforeNext)
}

/** Forgets earlier attempts at a secret that was now given correctly. */
export async function resetAttempts(secret: string): Promise<void> {
  await Promise.all([counters.delete(keyOf('gate', secret)), counters.delete(keyOf('tries', secret))])
}
