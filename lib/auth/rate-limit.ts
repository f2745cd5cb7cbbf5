import 'server-only'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { db } from '../db/client'
import { AppError } from '../errors'

/** So many calls in so many seconds, counted under a name; fewer for somebody without an account, if said. */
export type Limit = { name: string; times: number; guestTimes?: number; seconds: number }

type Row = { points: number; expire: bigint | null }
type Statement = { text: string; values: unknown[] }

/** The limiter speaks to a pg client; this one speaks through our own pool, with its timeouts. */
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
  // Every count brings its own limit and time.
  points: 0,
  duration: 0,
})

const keyOf = (name: string, who: string) => `${name}:${who}`

function refusal(msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const when = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  })
}

/** Counts one call, in one statement that all servers share. Throws `rate_limited` beyond the limit. */
export async function countCall({ name, times, seconds }: Limit, who: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counters.penalty(keyOf(name, who), 1, {
    customDuration: seconds,
  })
  if (consumedPoints > times) throw refusal(msBeforeNext)
}

const freeTries = 5
const longestWaitSeconds = 15 * 60

const waitAfter = (tries: number) => Math.min(30 * 2 ** (tries - freeTries), longestWaitSeconds)

/**
 * Counts a try at a secret before it is made. Five are free; each further one has to wait twice as long as the
 * one before, and of several at once only one gets through. Throws `rate_limited`.
 */
export async function countTry(secret: string): Promise<void> {
  const gate = keyOf('gate', secret)
  const closed = await counters.get(gate)
  if (closed) throw refusal(closed.msBeforeNext)
  const { consumedPoints: tries } = await counters.penalty(keyOf('tries', secret), 1, {
    customDuration: 24 * 3600,
  })
  if (tries < freeTries) return
  const seconds = waitAfter(tries)
  const passed = await counters.penalty(gate, 1, { customDuration: seconds })
  if (tries > freeTries && passed.consumedPoints > 1) throw refusal(passed.msBeforeNext)
}

/** The secret was told rightly: earlier tries are forgiven. */
export async function forgiveTries(secret: string): Promise<void> {
  await Promise.all([counters.delete(keyOf('gate', secret)), counters.delete(keyOf('tries', secret))])
}
