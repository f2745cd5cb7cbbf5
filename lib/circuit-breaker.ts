type Options = {
  /** Failures in a row that open the circuit. */
  failuresToOpen?: number
  /** How long an open circuit refuses calls. */
  openMs?: number
  /** How long one trial call may keep the others waiting once that time is over. */
  trialMs?: number
  now?: () => number
}

/**
 * A circuit breaker around one service that may be down. Closed, it lets every call through. After some failures
 * in a row it opens and refuses calls for a while. Then it is half open: one call tries the service while the
 * others are still refused, and what comes of it closes or opens the circuit again. It keeps count and makes no
 * calls itself: ask `admit` before each call and report how it went.
 */
export function createCircuitBreaker({
  failuresToOpen = 3,
  openMs = 30_000,
  trialMs = openMs,
  now = () => Date.now(),
}: Options = {}) {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY

  const breaker = {
    /** For how many milliseconds calls are refused; 0 when one may be made now. */
    remainingMs: (): number => Math.max(0, openUntil - now()),

    /** Whether a call may be made now. Half open, only the first caller gets true. */
    admit(): boolean {
      if (breaker.remainingMs() > 0) return false
      if (failures >= failuresToOpen) breaker.open(trialMs)
      return true
    },

    /** The service failed. */
    fail(): void {
      failures += 1
      if (failures >= failuresToOpen) breaker.open()
    },

    /** Refuses calls from now on: for `ms`, or longer if it was to stay open longer anyway. */
    open(ms = openMs): void {
      openUntil = Math.max(openUntil, now() + ms)
    },

    /** The service works: calls pass, and earlier failures no longer count. */
    close(): void {
      failures = 0
      openUntil = Number.NEGATIVE_INFINITY
    },
  }
  return breaker
}
