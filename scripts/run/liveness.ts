/** When a server that no longer responds is replaced. */
export type Rule = {
  /** How long after one call the next one is made. */
  everyMs: number
  /** How long a response may take. */
  limitMs: number
  /** How many calls in a row have to be missed, and over how long. */
  misses: number
  silentMs: number
}

export const usualRule: Rule = { everyMs: 10_000, limitMs: 5000, misses: 3, silentMs: 30_000 }

/** One call, in milliseconds of the clock on the wall: the other one stands still while a machine sleeps. */
type Call = { begunAt: number; endedAt: number; isAnswered: boolean }

/** By how much a round may be longer than it should before the machine, or who watches, must have slept. */
const lateMs = 5000

/**
 * Judges a server by the calls that are made to it one after the other. Returns what takes each of them in and says for
 * how many milliseconds the server has been silent when it is to be replaced, else null. Whoever did not get to run in
 * time knows nothing of the server: it begins to count anew.
 */
export function createJudge({ everyMs, limitMs, misses, silentMs }: Rule): (call: Call) => number | null {
  let missed = 0
  let silentSince = 0
  let lastEndedAt = Number.NaN
  return ({ begunAt, endedAt, isAnswered }) => {
    const roundMs = endedAt - (Number.isNaN(lastEndedAt) ? begunAt : lastEndedAt)
    lastEndedAt = endedAt
    if (isAnswered || roundMs < 0 || roundMs > everyMs + limitMs + lateMs) {
      missed = 0
      return null
    }
    if (missed === 0) silentSince = begunAt
    missed += 1
    const silentForMs = endedAt - silentSince
    return missed >= misses && silentForMs >= silentMs ? silentForMs : null
  }
}
