import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, siteUrl } from '../env'

export const isSecureSite = siteUrl.startsWith('https://')

/** The name that next-auth gives its session cookie; both ways of signing in share it. */
const sessionCookie = `${isSecureSite ? '__Secure-' : ''}next-auth.session-token`

const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecureSite ? '; Secure' : ''}`

const writeCookie = (name: string, value: string, expires: Date) =>
  `${name}=${value}; ${attributes}; Expires=${expires.toUTCString()}`

export const sessionCookieHeader = (token: string, expires: Date) =>
  writeCookie(sessionCookie, token, expires)

/** Makes the browser forget the session. */
export const clearedCookieHeader = `${sessionCookie}=; ${attributes}; Max-Age=0`

const localSessionHeader = 'x-session-id'

type Presented = { cookieToken: string | null; headerToken: string | null }

/** The value of a cookie that came with a request, or null. */
function readCookie(headers: Headers, name: string): string | null {
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

/** The secret that next-auth signs with: NEXTAUTH_SECRET, or one made once and kept in DATA_DIR. */
export function nextAuthSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET
  const file = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'auth-secret')
  const kept = readSecretFile(file)
  if (kept) return kept
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another server that starts at the same moment has just written it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
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

// With this prefix browsers take it from this very host alone.
const knownBrowserCookie = `${isSecureSite ? '__Host-' : ''}known-browser`
const keptSeconds = 400 * 24 * 3600

const browserSignature = (browser: string, email: string) =>
  createHmac('sha256', nextAuthSecret()).update(`known browser ${browser} ${email}`).digest('base64url')

/**
 * The id of a browser that once signed in to this account, or null. Its guesses are counted apart from those of
 * strangers, who could else shut the owner out by guessing wrong. Only the right password ever earns an id.
 */
export function knownBrowser(email: string, headers: Headers): string | null {
  const [browser, mark] = readCookie(headers, knownBrowserCookie)?.split('.') ?? []
  if (!browser || !mark) return null
  const [given, right] = [Buffer.from(mark), Buffer.from(browserSignature(browser, email))]
  return given.length === right.length && timingSafeEqual(given, right) ? browser : null
}

/** Makes a browser known to an account, for as long as browsers keep cookies. */
export function knownBrowserHeader(email: string): string {
  const browser = randomBytes(12).toString('base64url')
  return writeCookie(
    knownBrowserCookie,
    `${browser}.${browserSignature(browser, email)}`,
    new Date(Date.now() + keptSeconds * 1000),
  )
}
