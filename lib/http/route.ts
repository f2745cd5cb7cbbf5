import 'server-only'
import { type ZodType, z } from 'zod'
import { type AuthContext, authenticate, type Viewer } from '../auth/auth-context'
import { clientAddress } from '../auth/client-address'
import { countCall, type Limit } from '../auth/rate-limit'
import { env, siteUrl } from '../env'
import { AppError } from '../errors'
import { redactPath } from '../observability/log'
import { accountHeader, readIdempotencyKey } from './idempotency-key'
import { readJson } from './request-body'
import { errorResponse, toResponse } from './response'

export type Access = 'public' | 'user' | 'admin'

/** Throws `unauthorized` or `forbidden` unless this viewer may call. */
function authorize(access: Access, { viewer, isExpired }: AuthContext): void {
  if (access === 'public') return
  if (!viewer) {
    const message = isExpired ? 'Session expired' : 'You need to be logged in'
    throw new AppError('unauthorized', message, { sessionExpired: isExpired })
  }
  if (access === 'admin' && viewer.role !== 'ADMIN') {
    throw new AppError('forbidden', 'Only an admin may do this')
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser attaches the cookie to whatever page's request, but only our own page has our Origin. Throws
 * `forbidden` for a write from another origin, and for a cookie-borne one that does not say.
 */
function checkOrigin({ method, headers }: Request, { viewer, isCookieBorne }: AuthContext): void {
  if (safeMethods.has(method)) return
  if (viewer && !isCookieBorne) return
  const origin = headers.get('origin')
  const isOurs = origin === null ? !viewer : isOwnOrigin(origin, headers)
  if (!isOurs) throw new AppError('forbidden', 'This request does not come from this site')
}

function isOwnOrigin(origin: string, headers: Headers): boolean {
  if (origin === new URL(siteUrl).origin) return true
  const forwarded = env.TRUST_PROXY ? headers.get('x-forwarded-host') : null
  const host = forwarded ?? headers.get('host')
  return host !== null && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

/** Throws `forbidden` for a write that waited on a device on which somebody else has signed in since. */
function checkAccount({ headers }: Request, { viewer }: AuthContext): void {
  const account = headers.get(accountHeader)
  if (account !== null && account !== String(viewer?.id))
    throw new AppError('forbidden', 'This was written by another account')
}

/** Without an address everybody shares one count, which must not let one shut out all. */
const shareOfEverybody = 50

/** Throws `rate_limited` when this viewer, or else this address, called too often. */
export async function checkLimit(limit: Limit, viewer: Viewer | null, headers: Headers): Promise<void> {
  if (viewer) return countCall(limit, `user ${viewer.id}`)
  const address = clientAddress(headers, env.TRUST_PROXY)
  const times = limit.guestTimes ?? limit.times
  if (address) return countCall({ ...limit, times }, address)
  return countCall({ ...limit, times: times * shareOfEverybody }, 'everybody')
}

type Spec<A extends Access, Params, Query, Body> = {
  access: A
  /** For public calls that answer differently to somebody signed in; the others always know. */
  withViewer?: boolean
  limit?: Limit
  params?: ZodType<Params>
  query?: ZodType<Query>
  body?: ZodType<Body>
  /** How many bytes a body may have where that is more than usual. */
  bodyLimit?: number
}

type Call<A extends Access, Params, Query, Body> = {
  request: Request
  viewer: A extends 'public' ? Viewer | null : Viewer
  isExpired: boolean
  /** The id under which a repeated write counts once, if the caller gave one. */
  requestKey: string | null
  params: Params
  query: Query
  body: Body
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> }

const unseen: AuthContext = { viewer: null, isExpired: false, isCookieBorne: false }

/**
 * The one door of every call: finds out who calls and whether they may, reads and checks
 * what came in, runs the verb and turns its value or its error into an answer.
 */
export function route<A extends Access, Params = undefined, Query = undefined, Body = undefined>(
  spec: Spec<A, Params, Query, Body>,
  handle: (call: Call<A, Params, Query, Body>) => unknown,
) {
  const isPersonal = spec.access !== 'public' || spec.withViewer === true
  return async (request: Request, context: Context): Promise<Response> => {
    const response = await run(spec, handle, request, context, isPersonal)
      .then(toResponse)
      .catch((error: unknown) => errorResponse(error, asked(request)))
    if (isPersonal) response.headers.set('cache-control', 'private, no-store')
    return response
  }
}

const asked = ({ headers, method, url }: Request) => ({
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
  const sight = isPersonal ? await authenticate(request.headers) : unseen
  authorize(spec.access, sight)
  checkOrigin(request, sight)
  checkAccount(request, sight)
  if (spec.limit) await checkLimit(spec.limit, sight.viewer, request.headers)
  const params = parseParams(spec.params, await context.params)
  const query = parseInput(spec.query, Object.fromEntries(new URL(request.url).searchParams))
  const body = spec.body
    ? parseInput(spec.body, await readJson(request, spec.bodyLimit))
    : (undefined as Body)
  const requestKey = readIdempotencyKey(request.headers)
  // allow() has refused everybody who is not what A says.
  const viewer = sight.viewer as Call<A, Params, Query, Body>['viewer']
  return handle({ request, viewer, isExpired: sight.isExpired, requestKey, params, query, body })
}

// A path that cannot name a thing names none.
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
  const message = parsed.error.issues[0]?.message ?? 'Invalid input'
  throw new AppError('invalid', message, { fields: z.flattenError(parsed.error).fieldErrors })
}
