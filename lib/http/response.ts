import { randomUUID } from 'node:crypto'
import { unavailableFrom } from '../db/errors'
import { AppError, type ErrorCode } from '../errors'
import { describeError, logDefect, logRefusal } from '../observability/log'

/** The response for a handler's value: 204 for undefined, a Response as it is, anything else as JSON. */
export function toResponse(value: unknown): Response {
  if (value instanceof Response) return value
  if (value === undefined) return new Response(null, { status: 204 })
  return Response.json(value)
}

// What is not there, or is there already, is ordinary. Invalid input is not: our own forms do not send it.
const isLogged: Record<ErrorCode, boolean> = {
  bad_request: true,
  unauthorized: true,
  forbidden: true,
  not_found: false,
  conflict: false,
  too_large: true,
  unsupported: true,
  invalid: true,
  rate_limited: true,
  unavailable: true,
}

type RequestFacts = { requestId?: string | undefined; method?: string; path?: string }

/** The response for an error. The message of one that is no AppError is logged under the request id and not shown. */
export function errorResponse(
  error: unknown,
  { requestId = randomUUID(), ...facts }: RequestFacts = {},
): Response {
  const known = error instanceof AppError ? error : unavailableFrom(error)
  if (known) {
    const cause = known === error ? known.cause : error
    if (isLogged[known.code])
      logRefusal(known.code, { at: 'call', requestId, ...facts, ...describeCause(cause) })
    return appErrorResponse(known)
  }
  logDefect(error, { at: 'call', requestId })
  return Response.json(
    { message: 'Something went wrong', code: 'internal', requestId },
    { status: 500, headers: { 'x-request-id': requestId } },
  )
}

/** Name and code of the cause: enough to tell a database that is away from one that is slow. */
function describeCause(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return {}
  const { problem, code } = describeError(cause)
  return { problem, cause: code }
}

function appErrorResponse({ message, code, status, extras }: AppError): Response {
  const { retryAfterSeconds, ...visible } = extras
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}
  return Response.json({ message, code, ...visible }, { status, headers })
}

/** The `link` header (RFC 8288) to the part of a list that follows `before`; nothing at the end of the list. */
export function nextPageLink({ url }: Request, before: string | null): { link?: string } {
  if (before === null) return {}
  const { pathname, searchParams } = new URL(url)
  searchParams.set('before', before)
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}

const year = 31_536_000

/**
 * JSON that is the same for everyone. The server caches it until something is invalidated, or for `seconds` where it
 * changes by the clock, and sends it with a validator; browsers and proxies ask again each time. Unless it `hasQuery`,
 * it is the same whatever stands behind the question mark.
 */
export function publicJson(
  value: unknown,
  {
    seconds = year,
    link,
    hasQuery = false,
  }: { seconds?: number; link?: string | undefined; hasQuery?: boolean } = {},
): Response {
  const headers = {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    ...(link && { link }),
    ...(!hasQuery && { 'no-vary-search': 'params' }),
  }
  return Response.json(value, { headers })
}
