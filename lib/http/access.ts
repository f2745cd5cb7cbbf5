import 'server-only'
import { clientAddress } from '../auth/address'
import { countCall, type Limit } from '../auth/rate-limit'
import type { AuthContext, Viewer } from '../auth/viewer'
import { env, siteUrl } from '../env'
import { AppError } from '../errors'
import { accountHeader } from './request-key'

export type Access = 'public' | 'user' | 'admin'

/** Throws `unauthorized` or `forbidden` unless this viewer may call. */
export function authorize(access: Access, { viewer, isExpired }: AuthContext): void {
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
export function checkOrigin({ method, headers }: Request, { viewer, isCookieBorne }: AuthContext): void {
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
export function checkAccount({ headers }: Request, { viewer }: AuthContext): void {
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
