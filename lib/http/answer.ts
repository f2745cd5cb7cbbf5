import { randomUUID } from 'node:crypto'
import { AppError } from '../errors'
import { log, problemOf } from '../log'
import { unavailableFrom } from './database-errors'

/** The answer of a handler: 204 for nothing, a Response as it is, anything else as JSON. */
export function answer(value: unknown): Response {
  if (value instanceof Response) return value
  if (value === undefined) return new Response(null, { status: 204 })
  return Response.json(value)
}

/** The wire form of an error. One that is not ours is logged once under a request id and told to nobody. */
export function errorAnswer(error: unknown, requestId: string = randomUUID()): Response {
  const known = error instanceof AppError ? error : unavailableFrom(error)
  if (known) return knownAnswer(known)
  log.error({ at: 'call', requestId, ...problemOf(error) })
  return Response.json(
    { message: 'Something went wrong', code: 'internal', requestId },
    { status: 500, headers: { 'x-request-id': requestId } },
  )
}

function knownAnswer({ message, code, status, extras }: AppError): Response {
  const { retryAfterSeconds, ...visible } = extras
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}
  return Response.json({ message, code, ...visible }, { status, headers })
}
