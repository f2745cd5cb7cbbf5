import 'server-only'
import { createHash } from 'node:crypto'
import { type ZodType, z } from 'zod'
import { type AuthContext, anonymous, authenticate, type Viewer } from '../auth/auth-context'
import { clientAddress } from '../auth/client-address'
import { countCall, type Limit } from '../auth/rate-limit'
import { env, siteUrl } from '../env'
import { AppError } from '../errors'
import '../plain-text'
import { accountHeader, type IdempotencyKey, readIdempotencyKey } from '../idempotency'
import { redactPath } from '../observability/log'
import { readJson } from './request-body'
import { errorResponse, toResponse } from './response'

export type Access = 'public' | 'user' | 'admin'

/** Throws `unauthorized` or `forbidden` unless the caller has this access. */
function authorize(access: Access, { viewer, isExpired }: AuthContext): void {
  switch (access) {
    case 'public':
      return
    case 'user':
      requireViewer(viewer, isExpired)
      return
    case 'admin':
      requireViewer(viewer, isExpired)
      if (viewer?.role !== 'ADMIN') throw new AppError('forbidden', 'Only an admin may do this')
      return
    default:
      access satisfies never
  }
}

function requireViewer(viewer: Viewer | null, isExpired: boolean): void {
  if (viewer) return
  const message = isExpired ? 'Session expired' : 'You need to be logged in'
  throw new AppError('unauthorized', message, { sessionExpired: isExpired })
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects against cross-site request forgery: browsers attach the cookie to requests of any page, but only our own
 * pages have our Origin. Throws `forbidden` for a write from another origin, and for one by cookie without an Origin.
 */
function checkOrigin({ method, headers }: Request, { viewer, isByCookie }: AuthContext): void {
  if (safeMethods.has(method)) return
  if (viewer && !isByCookie) return
  const origin = headers.get('origin')
  const isOurs = origin === null ? !viewer : isOwnOrigin(origin, headers)
  if (!isOurs) throw new AppError('forbidden', 'This request does not come from this site')
}

function isOwnOrigin(origin: string, headers: Headers): boolean {
  const site = new URL(siteUrl)
  if (origin === site.origin) return true
  // At another address of this server, scheme, host and port count just the same. Only a trusted proxy may name them;
  // without one the server was reached directly, which is by http.
  const forwarded = (name: string) =>
    env.TRUST_PROXY ? headers.get(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined
  const host = forwarded('host') ?? headers.get('host')
  const asked = URL.parse(`${forwarded('proto') ?? 'http'}://${host ?? ''}`)
  return asked !== null && asked.hostname !== site.hostname && asked.origin === origin
}

/** Throws `forbidden` for a pending change of a device on which another user has signed in since. */
function checkAccount({ headers }: Request, { viewer }: AuthContext): void {
  const account = headers.get(accountHeader)
  if (account !== null && account !== String(viewer?.id))
    throw new AppError('forbidden', 'This was written by another account')
}

// Without an address all guests share one count, and one of them must not lock out the others.
const guestsSharingACount = 50

/** Throws `rate_limited` when this user, or for guests this address, has called too often. */
export async function checkLimit(limit: Limit, viewer: Viewer | null, headers: Headers): Promise<void> {
  if (viewer) return countCall(limit, `user ${viewer.id}`)
  const address = clientAddress(headers, env.TRUST_PROXY)
  const times = limit.guestTimes ?? limit.times
  if (address) return countCall({ ...limit, times }, address)
  return countCall({ ...limit, times: times * guestsSharingACount }, 'everybody')
}

type Spec<A extends Access, Params, Query, Body> = {
  access: A
  /** For public calls that respond differently to a signed-in user; the other calls always authenticate. */
  withViewer?: boolean
  limit?: Limit
  params?: ZodType<Params>
  query?: ZodType<Query>
  body?: ZodType<Body>
  /** The largest body in bytes, where that is more than usual. */
  bodyLimit?: number
}

type Call<A extends Access, Params, Query, Body> = {
  request: Request
  viewer: A extends 'public' ? Viewer | null : Viewer
  isExpired: boolean
  /** The idempotency key of a write, if the caller sent one: a repeated write counts once. */
  idempotencyKey: IdempotencyKey | null
  params: Params
  query: Query
  body: Body
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> }

/**
 * Makes the handler of a call: authenticates and authorizes the caller, parses the input, runs `handle` and turns
 * its value or its error into a response. Every handler of app/api is made here.
 */
export function route<A extends Access, Params = undefined, Query = undefined, Body = undefined>(
  spec: Spec<A, Params, Query, Body>,
  handle: (call: Call<A, Params, Query, Body>) => unknown,
) {
  const isPersonal = spec.access !== 'public' || spec.withViewer === true
  return async (request: Request, context: Context): Promise<Response> => {
    const response = await run(spec, handle, request, context, isPersonal)
      .then(toResponse)
      .catch((error: unknown) => errorResponse(error, requestFacts(request)))
    if (isPersonal) response.headers.set('cache-control', 'private, no-store')
    return response
  }
}

const requestFacts = ({ headers, method, url }: Request) => ({
  requestId: headers.get('x-request-id') ?? undefined,
  method,
  path: redactPath(new URL(url).pathname),
})

async function run<A extends Access, Params, Query, Body>(
  spec: Spec<A, Params, Query, Body>,
  handle: (call: Call<A, Params, Query, Body>) => unknown,
  request: Request,
  context: Context,
  isPersonal: boolean,
): Promise<unknown> {
  const auth = isPersonal ? await authenticate(request.headers) : anonymous
  authorize(spec.access, auth)
  checkOrigin(request, auth)
  checkAccount(request, auth)
  if (spec.limit) await checkLimit(spec.limit, auth.viewer, request.headers)
  const params = parseParams(spec.params, await context.params)
  const query = parseInput(spec.query, Object.fromEntries(new URL(request.url).searchParams))
  const sent = spec.body ? await readJson(request, spec.bodyLimit) : undefined
  const body = parseInput(spec.body, sent)
  const idempotencyKey = idempotencyKeyOf(request, sent)
  // authorize() has refused every caller that A excludes.
  const viewer = auth.viewer as Call<A, Params, Query, Body>['viewer']
  return handle({ request, viewer, isExpired: auth.isExpired, idempotencyKey, params, query, body })
}

/** The key with what it was sent for, so that it cannot stand for another write. */
function idempotencyKeyOf({ headers, method, url }: Request, sent: unknown): IdempotencyKey | null {
  const id = readIdempotencyKey(headers)
  if (id === null) return null
  const write = `${method} ${new URL(url).pathname}\n${JSON.stringify(sent) ?? ''}`
  return { id, fingerprint: createHash('sha256').update(write).digest('base64url') }
}

// A path that cannot name anything is not found.
function parseParams<T>(schema: ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('not_found', 'Not found')
  return parsed.data
}

function parseInput<T>(schema: ZodType<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const message = parsed.error.issues[0]?.message ?? 'This has the wrong form'
  throw new AppError('invalid', message, { fields: z.flattenError(parsed.error).fieldErrors })
}
