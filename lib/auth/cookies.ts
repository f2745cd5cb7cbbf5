import 'server-only'
import { siteUrl } from '../env'

export const isSecureSite = siteUrl.startsWith('https://')

/** The name that next-auth gives its session cookie; both ways of signing in share it. */
export const sessionCookie = `${isSecureSite ? '__Secure-' : ''}next-auth.session-token`

const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`

export const sessionCookieHeader = (token: string, expires: Date) =>
  `${sessionCookie}=${token}; ${attributes}; Expires=${expires.toUTCString()}`

/** Makes the browser forget the session. */
export const clearedCookieHeader = `${sessionCookie}=; ${attributes}; Max-Age=0`

export const localSessionHeader = 'x-session-id'

type Presented = { cookieToken: string | null; headerToken: string | null }

/** The session tokens that came with a request. */
export function presentedTokens(headers: Headers): Presented {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const cookie = pairs.find((pair) => pair.startsWith(`${sessionCookie}=`))
  return {
    cookieToken: cookie?.slice(sessionCookie.length + 1) || null,
    headerToken: headers.get(localSessionHeader)?.trim() || null,
  }
}
