import { readRetryAfter } from '../answers.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { env } from '../env.ts'

// No 'server-only' here: scripts run by plain node ask YouTube too.

/** Why a call brought no response; `circuit_open` means that it was not made. */
type YouTubeProblem = 'circuit_open' | 'quota' | 'refused' | 'timeout' | 'unreachable' | 'garbled'

/** A call that brought no response. Its message names the endpoint and the problem, never an address or a key. */
export class YouTubeError extends Error {
  readonly problem: YouTubeProblem
  readonly retryAfterSeconds: number

  constructor(endpoint: string, problem: YouTubeProblem, retryAfterSeconds = 60) {
    super(`${endpoint}: ${problem}`)
    this.name = 'YouTubeError'
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Limits = { timeoutMs: number; failuresToOpen?: number; openMs?: number; now?: () => number }

/**
 * One of YouTube's services under a timeout and a circuit breaker. The circuit opens after some failures in a row,
 * or at once, for as long as YouTube says, when its quota is used up.
 */
export function createEndpoint(name: string, { timeoutMs, ...limits }: Limits) {
  const circuit = createCircuitBreaker({ ...limits, trialMs: timeoutMs })
  let openReason: YouTubeProblem = 'circuit_open'

  function recordFailure({ problem, retryAfterSeconds }: YouTubeError): void {
    openReason = problem === 'quota' ? 'quota' : 'circuit_open'
    if (problem === 'quota') circuit.open(retryAfterSeconds * 1000)
    else circuit.fail()
  }

  const openError = (ms: number) => new YouTubeError(name, openReason, Math.max(1, Math.ceil(ms / 1000)))

  return {
    /** The error that a call would meet right now without being made, or null. */
    openError(): YouTubeError | null {
      const ms = circuit.remainingMs()
      return ms > 0 ? openError(ms) : null
    },

    /** Runs a task under the timeout, and under the caller's own signal if there is one. Throws YouTubeError. */
    async run<T>(task: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
      if (!circuit.admit()) throw openError(circuit.remainingMs())
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = outer ? AbortSignal.any([timeout, outer]) : timeout
      try {
        const value = await untilAborted(task(signal), signal)
        circuit.close()
        return value
      } catch (error) {
        const known = toYouTubeError(name, error, signal)
        recordFailure(known)
        throw known
      }
    },

    /** Resets the failure count, as a new start of the app does. */
    reset: circuit.close,
  }
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

function toYouTubeError(endpoint: string, error: unknown, signal: AbortSignal): YouTubeError {
  if (error instanceof YouTubeError) return error
  if (signal.aborted) return new YouTubeError(endpoint, 'timeout')
  const isOfParsing = error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')
  return new YouTubeError(endpoint, isOfParsing ? 'garbled' : 'unreachable')
}

/** What a library wants to fetch, moved to the configured site: the host in a response never decides. */
export function onSite(input: RequestInfo | URL): URL {
  const wanted = new URL(input instanceof Request ? input.url : input)
  const url = new URL(env.YOUTUBE_URL)
  // Not resolved against the site, because a path may begin with two slashes.
  url.pathname = wanted.pathname
  url.search = wanted.search
  return url
}

const maxBytes = 4 * 1024 * 1024

/**
 * Fetches within the `signal` of `init`, follows no redirect and reads 4 MB at most. Throws YouTubeError, without
 * the address, when the host cannot be reached or breaks off.
 */
export async function fetchBounded(endpoint: string, url: URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' }).catch(() => {
    throw new YouTubeError(endpoint, init.signal?.aborted ? 'timeout' : 'unreachable')
  })
  return new Response(await readBounded(endpoint, response), {
    status: response.status < 200 || response.status > 599 ? 502 : response.status,
    headers: response.headers,
  })
}

async function readBounded(endpoint: string, response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if ([101, 204, 205, 304].includes(response.status)) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new YouTubeError(endpoint, 'garbled')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof YouTubeError ? error : new YouTubeError(endpoint, 'unreachable')
  }
  return Buffer.concat(chunks)
}

/** The JSON of a response with a good status. Throws YouTubeError for every other response. */
export async function readJson(endpoint: string, response: Response): Promise<unknown> {
  const text = await response.text()
  const problem = problemOf(response, text)
  if (problem) throw new YouTubeError(endpoint, problem, retryAfterSeconds(response))
  try {
    return JSON.parse(text)
  } catch {
    throw new YouTubeError(endpoint, 'garbled')
  }
}

const quotaReasons =
  /quotaExceeded|dailyLimitExceeded|rateLimitExceeded|userRateLimitExceeded|RESOURCE_EXHAUSTED/i

function problemOf({ ok, status }: Response, body: string): YouTubeProblem | null {
  if (ok) return null
  if (status === 429 || (status === 403 && quotaReasons.test(body))) return 'quota'
  return status >= 500 ? 'unreachable' : 'refused'
}

// About an hour: what the quota needs to recover, unless the response says so itself.
const quotaRecoverySeconds = 3600

const retryAfterSeconds = (response: Response): number =>
  readRetryAfter(response.headers.get('retry-after')) ?? quotaRecoverySeconds

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Text from YouTube as one line of plain text that the database takes. */
export function plainLine(text: string, maxLength: number): string {
  const decoded = text.replace(
    /&(amp|lt|gt|quot|apos|#39);/g,
    (whole, name: string) => entities[name] ?? whole,
  )
  const line = decoded.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, maxLength).toWellFormed()
}

/** A title or channel name, or null when there is none. */
export const plainTitle = (text: unknown): string | null =>
  (typeof text === 'string' && plainLine(text, 300)) || null
