import 'server-only'
import { siteUrl } from '../env'

export const isSecureSite = siteUrl.startsWith('https://')

/** The name that next-auth gives its session cookie; both ways of signing in share it. */
export const sessionCookie = `${isSecureSite ? '__Secure-' : ''}next-auth.session-token`

const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`

export const writeCookie = (name: string, value: string, expires: Date) =>
  `${name}=${value}; ${attributes}; Expires=${expires.toUTCString()}`

export const sessionCookieHeader = (token: string, expires: Date) =>
  writeCookie(sessionCookie, token, expires)

/** Makes the browser forget the session. */
export const clearedCookieHeader = `${sessionCookie}=; ${attributes}; Max-Age=0`

export const localSessionHeader = 'x-session-id'

type Presented = { cookieToken: string | null; headerToken: string | null }

/** The value of a cookie that came with a request, or null. */
export function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null
}

/** The session tokens that came with a request. */
export function presentedTokens(headers: Headers): Presented {
  return {
    cookieToken: readCookie(headers, sessionCookie),
    headerToken: headers.get(localSessionHeader)?.trim() || null,
  }
}
