import { randomUUID } from 'node:crypto'
import { unavailableFrom } from '../db/errors'
import { AppError, type ErrorCode } from '../errors'
import { describeError, log, logRefusal } from '../observability/log'

/** The answer of a handler: 204 for nothing, a Response as it is, anything else as JSON. */
export function toResponse(value: unknown): Response {
  if (value instanceof Response) return value
  if (value === undefined) return new Response(null, { status: 204 })
  return Response.json(value)
}

// What is not there, or there already, is daily life. Input that does not fit no form of ours has sent.
const untold: readonly ErrorCode[] = ['not_found', 'conflict']

type Asked = { requestId?: string | undefined; method?: string; path?: string }

/** The wire form of an error. One that is not ours is logged once under a request id and told to nobody. */
export function errorResponse(error: unknown, { requestId = randomUUID(), ...asked }: Asked = {}): Response {
  const known = error instanceof AppError ? error : unavailableFrom(error)
  if (known) {
    const cause = known === error ? known.cause : error
    if (!untold.includes(known.code))
      logRefusal(known.code, { at: 'call', requestId, ...asked, ...briefly(cause) })
    return appErrorResponse(known)
  }
  log.error({ at: 'call', requestId, ...describeError(error) })
  return Response.json(
    { message: 'Something went wrong', code: 'internal', requestId },
    { status: 500, headers: { 'x-request-id': requestId } },
  )
}

/** The name and the code of what was behind it: enough to tell a database that is away from one that is slow. */
function briefly(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return {}
  const { problem, code } = describeError(cause)
  return { problem, cause: code }
}

function appErrorResponse({ message, code, status, extras }: AppError): Response {
  const { retryAfterSeconds, ...visible } = extras
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}
  return Response.json({ message, code, ...visible }, { status, headers })
}

/** Tells in a header where a list goes on, as RFC 8288 has it; nothing at its end. */
export function nextPageLink({ url }: Request, before: string | null): { link?: string } {
  if (before === null) return {}
  const { pathname, searchParams } = new URL(url)
  searchParams.set('before', before)
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}

const year = 31_536_000

/**
 * JSON that is the same for everyone. The server caches it until something is invalidated, or for `seconds` where it
 * changes by the clock, and sends it with a validator; browsers and proxies ask again each time.
 */
export function publicJson(
  value: unknown,
  { seconds = year, link }: { seconds?: number; link?: string | undefined } = {},
): Response {
  const headers = {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    ...(link && { link }),
  }
  return Response.json(value, { headers })
}
