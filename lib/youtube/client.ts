import { env } from '../env.ts'

/** What went wrong at one of the provider's doors. */
type YouTubeProblem = 'closed' | 'quota' | 'refused' | 'timeout' | 'unreachable' | 'garbled'

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

const largestAnswer = 4 * 1024 * 1024
const quotaReasons =
  /quotaExceeded|dailyLimitExceeded|rateLimitExceeded|userRateLimitExceeded|RESOURCE_EXHAUSTED/i

/** About an hour: what the provider's quota needs to recover, unless it says so itself. */
const quotaRecoverySeconds = 3600

/** What a library wants to fetch, moved to the configured site: the host in an answer never decides. */
export function onSite(input: RequestInfo | URL): URL {
  const wanted = new URL(input instanceof Request ? input.url : input)
  const url = new URL(env.YOUTUBE_URL)
  // Not resolved against the site, because a path may begin with two slashes.
  url.pathname = wanted.pathname
  url.search = wanted.search
  return url
}

/** Fetches within `signal`. What cannot be reached, or breaks off, is a DoorError without the address. */
export async function ask(door: string, url: URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' }).catch(() => {
    throw new YouTubeError(door, init.signal?.aborted ? 'timeout' : 'unreachable')
  })
  return new Response(await readBounded(door, response), {
    status: response.status < 200 || response.status > 599 ? 502 : response.status,
    headers: response.headers,
  })
}

/** The JSON of a good answer. Throws DoorError for every other answer. */
export async function jsonOf(door: string, response: Response): Promise<unknown> {
  const text = await response.text()
  const problem = problemOf(response, text)
  if (problem) throw new YouTubeError(door, problem, retryAfter(response))
  try {
    return JSON.parse(text)
  } catch {
    throw new YouTubeError(door, 'garbled')
  }
}

function problemOf({ ok, status }: Response, body: string) {
  if (ok) return null
  if (status === 429 || (status === 403 && quotaReasons.test(body))) return 'quota'
  return status >= 500 ? 'unreachable' : 'refused'
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : quotaRecoverySeconds
}

async function readBounded(door: string, response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if ([101, 204, 205, 304].includes(response.status)) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > largestAnswer) throw new YouTubeError(door, 'garbled')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof YouTubeError ? error : new YouTubeError(door, 'unreachable')
  }
  return Buffer.concat(chunks)
}

/** A video that a search named. */
export type FoundVideo = {
  videoId: string
  title: string | null
  channel: string | null
  /** Null when the search does not say whether other sites may show it. */
  isEmbeddable: boolean | null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Text of the provider as one line of plain text that the database takes. */
export function plainLine(text: string, longest: number): string {
  const decoded = text.replace(
    /&(amp|lt|gt|quot|apos|#39);/g,
    (whole, name: string) => entities[name] ?? whole,
  )
  const line = decoded.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, longest).toWellFormed()
}

/** A title or channel name, or null when there is none. */
export const plainTitle = (text: unknown) => (typeof text === 'string' && plainLine(text, 300)) || null
