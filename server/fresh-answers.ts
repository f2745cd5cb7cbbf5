import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { lastInvalidation } from '../lib/last-invalidation.ts'
import { encodingFor } from './encoding.ts'

type Fresh = { askedAt: number; headers: OutgoingHttpHeaders; etag: string; body: Buffer }

// Longer than any call takes that changes what pages show: until it ends, the framework may hand out the page
// as it was before.
const settlesWithinMs = 10_000
const lifeMs = 10_000

const fresh = new LRUCache<string, Fresh>({ max: 1000, ttl: lifeMs })

const harmless = /^(x-request-id|x-real-ip|x-forwarded-(for|proto|host|port))$/
// With these the framework answers something else under the same address.
const isSpecial = (name: string) => /^(rsc$|next-|x-)/.test(name) && !harmless.test(name)

/** The name of what is asked for; null where that is more than a page at its plain address. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || /[?%]/.test(url)) return null
  for (const name in headers) if (isSpecial(name)) return null
  return `${encodingFor(headers['accept-encoding'])} ${url}`
}

const isInForce = ({ askedAt }: Fresh) => askedAt > lastInvalidation.at + settlesWithinMs

/** Answers a page again that was made within the last seconds, without asking the framework; false when there is none. */
export function answerFresh(request: IncomingMessage, response: ServerResponse): boolean {
  const key = keyOf(request)
  const found = key === null ? undefined : fresh.get(key)
  if (!found || !isInForce(found)) return false
  if (isKnown(request.headers, found.etag)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...headers } = found.headers
    response.writeHead(304, headers).end()
  } else response.writeHead(200, found.headers).end(found.body)
  return true
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

const isKnown = ({ 'if-none-match': known }: IncomingHttpHeaders, etag: string) =>
  known?.split(',').some((one) => opaque(one) === opaque(etag)) ?? false

/** Keeps an answer that is the same for everybody for a few seconds. `askedAt` is of performance.now(). */
export function keepFresh(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  askedAt: number,
): void {
  // Of a page the framework says whether it is as it should be; of one that it is about to make anew it does not say HIT.
  const isFinal = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT'
  const key = isFinal && !response.hasHeader('set-cookie') ? keyOf(request) : null
  if (key === null) return
  const { 'x-request-id': _, connection: __, ...headers } = response.getHeaders()
  fresh.set(key, { askedAt, headers, etag: String(headers.etag), body })
}
