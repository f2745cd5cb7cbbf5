import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { percentDecoded } from '../lib/addresses.ts'
import { env, isSecureSite } from '../lib/env.ts'
import { isFramable, isRenderedPerRequest } from '../lib/pages.ts'

// Where a form may lead: signing in with a provider goes through its own site.
const formTargets = [
  "'self'",
  ...(env.GITHUB_CLIENT_ID ? [new URL(env.GITHUB_URL).origin] : []),
  ...(env.GOOGLE_CLIENT_ID ? ['https://accounts.google.com'] : []),
]

const youtubeOrigins = [...new Set(['https://www.youtube-nocookie.com', new URL(env.YOUTUBE_URL).origin])]

/** The content security policy of a page whose own scripts are known by `scripts`: a nonce, or hashes. */
function contentPolicy(scripts: string[], frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${youtubeOrigins.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets.join(' ')}`,
    `frame-ancestors ${frameAncestors}`,
    ...(isSecureSite ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]

/** The policy of what is not a page: opened as one all the same, it may do nothing and be framed by no one. */
export const closedPolicy = closed.join('; ')

/** The policy of a page that other sites may frame, until it is rendered: closed but for that. */
const framedPolicy = [...closed.slice(0, -1), 'frame-ancestors *'].join('; ')

/** Whether a response that is not rendered yet is a page that other sites may frame. */
export const isFramedPolicy = (policy: unknown): boolean => policy === framedPolicy

const closedPolicies: [RegExp, string][] = [
  // The worker fetches for the pages, and its notifications have our picture.
  [/^\/sw\.js$/, [...closed, "connect-src 'self'", "img-src 'self'"].join('; ')],
  // Whatever was uploaded: it is shown as a picture and nothing else.
  [/^\/uploads\//, [...closed, 'sandbox'].join('; ')],
]

const closedPolicyOf = (path: string) =>
  closedPolicies.find(([place]) => place.test(path))?.[1] ?? closedPolicy

/** The headers that every response has. */
export const commonHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ...(isSecureSite
    ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as [string, string][])
    : []),
]

// Preview pictures, feeds and framed tricks are shown by other sites.
const isForOthers = (path: string) => /^\/(preview|art|icon|favicon|blog\/(rss|atom)|o?embed)/.test(path)

// What scripts of other sites may read: the element that frames a trick, and what oEmbed says of one.
const isReadByOthers = (path: string) => path === '/embed.js' || path === '/oembed'

/**
 * Sets the headers that every response has. A page for one person gets a nonce, which the renderer reads from the
 * request; every other page gets its policy when it is rendered (`pagePolicy`), in place of the closed one.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0] ?? ''
  for (const [name, value] of commonHeaders) response.setHeader(name, value)
  if (isForOthers(path)) response.setHeader('cross-origin-resource-policy', 'cross-origin')
  // What a caller claims here would decide which scripts are trusted.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  response.setHeader('content-security-policy', closedPolicyOf(path))
  if (isReadByOthers(path)) response.setHeader('access-control-allow-origin', '*')
  if (isFramable(path)) {
    response.removeHeader('x-frame-options')
    response.setHeader('content-security-policy', framedPolicy)
  }
  // The router reads the decoded path; one that cannot be decoded is refused.
  if (![path, percentDecoded(path) ?? path].some(isRenderedPerRequest)) return
  const policy = contentPolicy([`'nonce-${randomBytes(16).toString('base64')}'`])
  request.headers['content-security-policy'] = policy
  response.setHeader('content-security-policy', policy)
}

/** The scripts that stand in a page, but for data and those that it refers to. Nothing else in it says "<script". */
const inlineScripts = (html: string) =>
  html
    .split('</script>')
    .slice(0, -1)
    .flatMap((part) => {
      const [start, attributes = ''] = /<script([^<>]*)>/.exec(part) ?? []
      if (start === undefined || /\s(?:src=|type="application\/)/.test(attributes)) return []
      return part.slice(part.indexOf(start) + start.length)
    })

/** The policy that a response was given before it was rendered, with the scripts of the page that it turned out to be. */
export function renderedPolicy<Policy>(before: Policy, html: string): Policy | string {
  if (before === closedPolicy) return pagePolicy(html)
  return before === framedPolicy ? pagePolicy(html, '*') : before
}

/** The policy of a rendered page: it allows exactly the inline scripts that it was rendered with. */
export function pagePolicy(html: string, frameAncestors?: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return contentPolicy([...new Set(hashes)], frameAncestors)
}
