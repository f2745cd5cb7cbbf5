import 'server-only'
import { db } from '../db/client'
import { clockSkewMs, deleteOldRowsNowAndThen, longestWindowMs } from '../db/old-rows'
import { AppError } from '../errors'

/** How many calls are allowed in how many seconds, counted under a name; `guestTimes` replaces `times` for guests. */
export type Limit = { name: string; times: number; guestTimes?: number; seconds: number }

type Counter = { points: number; expire: bigint }

const keyOf = (name: string, caller: string) => `limit:${name}:${caller}`

/**
 * Adds one to a counter that starts afresh when its window is over, in one statement. One that would end later than the
 * longest window that it is ever given was written by a clock that was ahead, and starts afresh too.
 */
async function count(
  key: string,
  windowMs: number,
  longestMs = windowMs,
): Promise<{ points: number; msLeft: number }> {
  // Some counters hold an address: they have to go even where no one signs in any more.
  await deleteOldRowsNowAndThen()
  const now = Date.now()
  const [end, latest] = [now + windowMs, now + longestMs + clockSkewMs]
  const [counter] = await db.$queryRaw<Counter[]>`
    INSERT INTO "RateLimit" AS counter (key, points, expire) VALUES (${key}, 1, ${end}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire > ${now}::bigint AND counter.expire <= ${latest}::bigint
        THEN counter.points + 1 ELSE 1 END,
      expire = CASE WHEN counter.expire > ${now}::bigint AND counter.expire <= ${latest}::bigint
        THEN counter.expire ELSE ${end}::bigint END
    RETURNING points, expire`
  return { points: counter?.points ?? 1, msLeft: Number(counter?.expire ?? end) - now }
}

function refusal(msLeft: number): AppError {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000))
  const inSeconds = seconds === 1 ? '1 second' : `${seconds} seconds`
  const when = seconds < 90 ? inSeconds : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${when}.`, {
    retryAfterSeconds: seconds,
  })
}

/** Counts one call, in one statement and for all servers together. Throws `rate_limited` beyond the limit. */
export async function countCall({ name, times, seconds }: Limit, caller: string): Promise<void> {
  const { points, msLeft } = await count(keyOf(name, caller), seconds * 1000)
  if (points > times) throw refusal(msLeft)
}

const freeAttempts = 5
const maxWaitSeconds = 15 * 60
const attemptsMs = longestWindowMs

const waitAfter = (attempts: number) => Math.min(30 * 2 ** (attempts - freeAttempts), maxWaitSeconds)

/**
 * Counts an attempt at a secret before it is made. Five are free; each further one has to wait twice as long as the
 * one before, and of several at once only one passes. Throws `rate_limited`.
 */
export async function countAttempt(secret: string): Promise<void> {
  const gate = keyOf('gate', secret)
  const now = Date.now()
  const closed = await db.rateLimit.findFirst({
    where: { key: gate, expire: { gt: now, lte: now + maxWaitSeconds * 1000 + clockSkewMs } },
  })
  if (closed) throw refusal(Number(closed.expire) - now)
  const { points: attempts } = await count(keyOf('tries', secret), attemptsMs)
  if (attempts < freeAttempts) return
  const passed = await count(gate, waitAfter(attempts) * 1000, maxWaitSeconds * 1000)
  if (attempts > freeAttempts && passed.points > 1) throw refusal(passed.msLeft)
}

/** Resets the count of earlier attempts at a secret that was now given correctly. */
export async function resetAttempts(secret: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { in: [keyOf('gate', secret), keyOf('tries', secret)] } } })
}

const freeGuesses = 20
const guessEveryMs = 3 * 60 * 1000
const guessesMs = freeGuesses * guessEveryMs

/**
 * Counts a guess at an account, from wherever it comes, before it is made: twenty at once, then one every three
 * minutes. The counter holds when all guesses will be free again, which each one puts off. Throws `rate_limited`.
 */
export async function countGuess(account: string): Promise<void> {
  const key = keyOf('guesses', account)
  const now = Date.now()
  const [last, latest] = [now + guessesMs - guessEveryMs, now + guessesMs + clockSkewMs]
  const counted = await db.$executeRaw`
    INSERT INTO "RateLimit" AS counter (key, points, expire) VALUES (${key}, 1, ${now + guessEveryMs}::bigint)
    ON CONFLICT (key) DO UPDATE SET expire = ${guessEveryMs}::bigint +
      CASE WHEN counter.expire > ${latest}::bigint THEN ${now}::bigint
        ELSE greatest(counter.expire, ${now}::bigint) END
    WHERE counter.expire <= ${last}::bigint OR counter.expire > ${latest}::bigint`
  if (counted > 0) return
  const counter = await db.rateLimit.findUnique({ where: { key } })
  throw refusal(Number(counter?.expire ?? now) - last)
}

/** Takes back one guess: it was right, or was not made after all. */
export async function takeBackGuess(account: string): Promise<void> {
  await db.rateLimit.updateMany({
    where: { key: keyOf('guesses', account) },
    data: { expire: { decrement: guessEveryMs } },
  })
}
