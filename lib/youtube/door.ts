/** What went wrong at one of the provider's doors. */
export type YouTubeProblem = 'closed' | 'quota' | 'refused' | 'timeout' | 'unreachable' | 'garbled'

/** A call that brought no answer. Its message names the door and the problem, never an address or a key. */
export class YouTubeError extends Error {
  readonly problem: YouTubeProblem
  readonly retryAfterSeconds: number

  constructor(door: string, problem: YouTubeProblem, retryAfterSeconds = 60) {
    super(`${door}: ${problem}`)
    this.name = 'DoorError'
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Limits = { timeoutMs: number; failuresToClose?: number; closedMs?: number; now?: () => number }

export type Endpoint = ReturnType<typeof createEndpoint>

/**
 * A time-out and a circuit breaker around one service. After some failures in a row, or at once when
 * the service says "too many", nothing is asked for a while; then one call tries and the others wait.
 */
export function createEndpoint(name: string, limits: Limits) {
  const { timeoutMs, failuresToClose = 3, closedMs = 30_000, now = Date.now } = limits
  let failures = 0
  let closedUntil = 0
  let lastProblem: YouTubeProblem = 'closed'

  function close(ms: number, problem: YouTubeProblem) {
    closedUntil = Math.max(closedUntil, now() + ms)
    lastProblem = problem
  }

  function note(error: YouTubeError) {
    if (error.problem === 'quota') return close(error.retryAfterSeconds * 1000, 'quota')
    failures += 1
    if (failures >= failuresToClose) close(closedMs, 'closed')
  }

  const door = {
    name,

    /** The error that a call would meet right now without being made, or null. */
    closedError(): YouTubeError | null {
      const ms = closedUntil - now()
      return ms > 0 ? new YouTubeError(name, lastProblem, Math.ceil(ms / 1000)) : null
    },

    /** Runs a task under the time-out, and under the caller's own signal if there is one. */
    async run<T>(task: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
      const closed = door.closedError()
      if (closed) throw closed
      // While one call tries a door that was closed, the others still find it so.
      if (failures >= failuresToClose) close(timeoutMs, 'closed')
      const own = AbortSignal.timeout(timeoutMs)
      const signal = outer ? AbortSignal.any([own, outer]) : own
      try {
        const value = await untilAborted(task(signal), signal)
        door.reset()
        return value
      } catch (error) {
        const known = toYouTubeError(name, error, signal)
        note(known)
        throw known
      }
    },

    reset() {
      failures = 0
      closedUntil = 0
    },
  }
  return door
}

// A library may swallow the signal, so the wait ends with it and not with the library.
function untilAborted<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function toYouTubeError(name: string, error: unknown, signal: AbortSignal): YouTubeError {
  if (error instanceof YouTubeError) return error
  if (signal.aborted) return new YouTubeError(name, 'timeout')
  const isOfParsing = error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')
  return new YouTubeError(name, isOfParsing ? 'garbled' : 'unreachable')
}
