import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, isSecureSite } from '../env'
import { codeOf } from '../errors'

const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`

const setCookieHeader = (name: string, value: string, expires: Date) =>
  `${name}=${value}; ${attributes}; Expires=${expires.toUTCString()}`

/** The cookies of a request as they were sent, names and values. */
export const cookiesIn = (headers: Headers): [name: string, value: string][] =>
  (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : []
  })

const readCookie = (headers: Headers, name: string): string | null =>
  cookiesIn(headers).find(([known]) => known === name)?.[1] || null

// The name that next-auth gives its session cookie; sign-in by password uses the same.
const sessionCookie = `${isSecureSite ? '__Secure-' : ''}next-auth.session-token`
const localSessionHeader = 'x-session-id'

/** The value of a set-cookie header that keeps a session token until it expires. */
export const sessionCookieHeader = (token: string, expires: Date): string =>
  setCookieHeader(sessionCookie, token, expires)

/** The value of a set-cookie header that clears the session. */
export const clearedCookieHeader = `${sessionCookie}=; ${attributes}; Max-Age=0`

type SessionTokens = { cookieToken: string | null; headerToken: string | null }

/** The session tokens that came with a request. */
export function readSessionTokens(headers: Headers): SessionTokens {
  return {
    cookieToken: readCookie(headers, sessionCookie),
    headerToken: headers.get(localSessionHeader)?.trim() || null,
  }
}

// With the __Host- prefix browsers take it from this very host alone.
const knownBrowserCookie = `${isSecureSite ? '__Host-' : ''}known-browser`
const knownBrowserSeconds = 400 * 24 * 3600

const browserSignature = (browser: string, email: string) =>
  createHmac('sha256', nextAuthSecret()).update(`known browser ${browser} ${email}`).digest('base64url')

/**
 * The id of a browser that has signed in to this account before, or null. Its attempts are counted apart from those
 * of strangers, who could otherwise lock the owner out by guessing wrong. Only the right password earns an id.
 */
export function knownBrowser(email: string, headers: Headers): string | null {
  const [browser, signature] = readCookie(headers, knownBrowserCookie)?.split('.') ?? []
  if (!browser || !signature) return null
  const [given, expected] = [Buffer.from(signature), Buffer.from(browserSignature(browser, email))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null
}

/** The value of a set-cookie header that makes a browser known to an account, for as long as browsers keep cookies. */
export function knownBrowserHeader(email: string): string {
  const browser = randomBytes(12).toString('base64url')
  const expires = new Date(Date.now() + knownBrowserSeconds * 1000)
  return setCookieHeader(knownBrowserCookie, `${browser}.${browserSignature(browser, email)}`, expires)
}

/** The secret that signs cookies, next-auth's too: NEXTAUTH_SECRET, or one that is made once and kept in DATA_DIR. */
export function nextAuthSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET
  const file = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'auth-secret')
  const stored = readSecretFile(file)
  if (stored) return stored
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another server that starts at the same moment has just written it.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

function readSecretFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null
  } catch {
    return null
  }
}
