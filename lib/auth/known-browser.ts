import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isSecureSite, readCookie, writeCookie } from './cookies'
import { nextAuthSecret } from './secret'

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
