import { isWhole } from '../answer-rows'
import { parsedObject } from '../answers'
import { AppError, codeOfStatus, statusMessage } from '../errors'
import { idempotencyKeyHeader, newIdempotencyKey } from '../idempotency'
import { readLocalSession } from '../offline/local-storage'

export class NetworkError extends Error {
  constructor() {
    super('Network error. Please check your connection and try again.')
  }
}

type Init = RequestInit & {
  json?: unknown
  /** Keep it when the same write is tried again, so that it counts once. */
  idempotencyKey?: string
}

// The server takes up to a minute for an article. A picture may take as long as it needs.
const longestWaitMs = 90_000

function limitOf({ body, signal }: RequestInit): AbortSignal | null | undefined {
  if (body instanceof Blob) return signal
  const limit = AbortSignal.timeout(longestWaitMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/**
 * Calls our own API from the browser and gives its JSON value, undefined for an empty response. Throws the AppError
 * that the server meant, or NetworkError when it could not be reached or says nothing for 90 seconds.
 */
export async function call<T>(path: string, init: Init = {}): Promise<T> {
  return answerIn<T>(await send(path, init), path, init)
}

/** The JSON value of a response to a call, undefined for an empty one. Throws NetworkError for a broken one. */
export async function answerIn<T>(
  response: Response,
  path: string,
  { method = 'GET' }: Init = {},
): Promise<T> {
  const text = await response.text().catch(lost)
  if (text === '') return undefined as T
  const answer = parse(text)
  return isWhole(method, path, answer) ? (answer as T) : lost()
}

type Refused = (refusal: { error: AppError; isWrite: boolean }) => void

let onUnauthorized: Refused | undefined

/** Calls back when the server refuses a call because no one is signed in, unless it was about signing in or out. */
export function followUnauthorized(refused: Refused): void {
  onUnauthorized = refused
}

/** Calls our own API as `call` does, for those who need the response's headers too. */
export async function send(path: string, init: Init = {}): Promise<Response> {
  const { json, idempotencyKey, ...rest } = init
  const headers = headersOf(rest, idempotencyKey)
  const isEmptyPost = rest.method === 'POST' && rest.body === undefined
  if (json !== undefined || isEmptyPost) headers.set('content-type', 'application/json')
  const body = json === undefined ? rest.body : JSON.stringify(json)
  const signal = limitOf(rest)
  const response = await fetch(path, { credentials: 'same-origin', ...rest, headers, body, signal }).catch(
    lost,
  )
  if (response.ok) return response
  const error = await errorOf(response)
  if (error.code === 'unauthorized' && !path.startsWith('/api/auth/'))
    onUnauthorized?.({ error, isWrite: (rest.method ?? 'GET') !== 'GET' })
  throw error
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return lost()
  }
}

function lost(): never {
  throw new NetworkError()
}

function headersOf(
  { method = 'GET', headers: given }: RequestInit,
  idempotencyKey: string | undefined,
): Headers {
  const headers = new Headers(given)
  const session = readLocalSession()
  if (session) headers.set('x-session-id', session)
  if (method !== 'GET') headers.set(idempotencyKeyHeader, idempotencyKey ?? newIdempotencyKey())
  return headers
}

async function errorOf(response: Response): Promise<AppError> {
  const text = await response.text().catch(() => '')
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  const fallback = response.status >= 500 ? response.statusText : text
  const body: { message?: string } | null = parsedObject(text)
  return new AppError(
    codeOfStatus(response.status),
    body?.message ?? statusMessage(response.status, fallback),
    {
      ...body,
      retryAfterSeconds,
      status: response.status,
    },
  )
}
