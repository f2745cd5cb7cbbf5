import { env } from '../env.ts'
import { YouTubeError } from './door.ts'

const largestAnswer = 4 * 1024 * 1024
const quotaReasons =
  /quotaExceeded|dailyLimitExceeded|rateLimitExceeded|userRateLimitExceeded|RESOURCE_EXHAUSTED/i

/** About an hour: what the provider's quota needs to recover, unless it says so itself. */
export const quotaRecoverySeconds = 3600

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
