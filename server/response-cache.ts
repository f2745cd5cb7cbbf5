import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { describeError, log } from '../lib/observability/log.ts'
import { deferScripts } from './defer-scripts.ts'
import { compress, encodingFor, isCompressible, withCharset } from './encoding.ts'
import { currentGeneration, inCurrentGeneration } from './generation.ts'
import { RecordedResponse, unconditionalGet } from './recorded-response.ts'
import { closedPolicy, pagePolicy } from './security-headers.ts'

export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/**
 * A response as it goes out. Headers are names and values in turn, which is quickest to send; those of the single
 * request are not among them. `unchanged` are those of a 304.
 */
type Finished = { status: number; headers: string[]; body: Buffer; etag: string | null; unchanged: string[] }

const mostBytes = 32 * 1024 * 1024
const mostRenders = 3
const year = 31_536_000
// What changes by the clock is asked for again this often.
const mostSecondsByTheClock = 10

// The framework responds differently to these under one address.
const variantHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
// Nothing that is public depends on these.
const harmless = /^x-(request-id|real-ip|forwarded-(for|proto|host|port)|session-id|account|for-later)$/
const plainAddress = /^[^?%]*(\?_rsc=[\w-]*)?$/

/** The name under which a response may be cached; null for every request that could be answered differently. */
function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !plainAddress.test(url)) return null
  let variant = ''
  for (const name in headers) {
    if (variantHeaders.includes(name)) variant += `\n${name}: ${headers[name]}`
    else if ((name.startsWith('x-') && !harmless.test(name)) || name.startsWith('next-')) return null
  }
  return `${encodingFor(headers['accept-encoding'])} ${url}${variant}`
}

/**
 * How many seconds a response may be sent to everyone who asks, as its Cache-Control tells shared caches (`s-maxage`);
 * 0 when it is for one person, or tells of an error.
 */
function sharedSeconds(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  if (response.statusCode !== 200 || response.hasHeader('set-cookie') || /private|no-store/.test(control))
    return 0
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

/** How long a response may be cached, in milliseconds; 0 when it may not be. */
function cacheableMs(response: ServerResponse): number {
  // The framework is about to make a stale one anew.
  if (response.getHeader('x-nextjs-cache') === 'STALE') return 0
  const seconds = sharedSeconds(response)
  return seconds >= year ? Number.POSITIVE_INFINITY : Math.min(seconds, mostSecondsByTheClock) * 1000
}

/**
 * The public responses of this server, finished and compressed, until something is invalidated. What is not public
 * passes through without being stored.
 */
export function createResponseCache(render: Render) {
  const entries = new LRUCache<string, Finished>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, headers }) => body.byteLength + 2 * headers.join().length + 512,
  })

  /** Renders into a response of its own, which has the headers that are set already. */
  async function record(request: IncomingMessage, response: ServerResponse): Promise<RecordedResponse> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const own = isRead ? unconditionalGet(request) : request
    const recorded = new RecordedResponse(own)
    for (const [name, value] of Object.entries(response.getHeaders())) recorded.setHeader(name, value ?? '')
    // A read is finished even when its client has left: it may be cached.
    if (!isRead) response.once('close', () => recorded.destroy())
    inCurrentGeneration(() => render(own, recorded)).catch((error: Error) => recorded.destroy(error))
    await recorded.body
    return recorded
  }

  /** Renders; again when something was invalidated meanwhile and the response is everyone's. */
  async function recordCurrent(request: IncomingMessage, response: ServerResponse) {
    for (let renders = 1; ; renders += 1) {
      const generation = currentGeneration()
      const recorded = await record(request, response)
      const isCurrent = generation === currentGeneration()
      if (isCurrent || sharedSeconds(recorded) === 0 || renders === mostRenders)
        return { recorded, isCurrent }
    }
  }

  return {
    /** Answers from the cache; false when there is nothing in it. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const key = cacheKey(request)
      const found = key === null ? undefined : entries.get(key)
      if (found) send(request, response, found)
      return found !== undefined
    },

    /** Renders a response, sends it, and stores it where that is allowed. */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        const { recorded, isCurrent } = await recordCurrent(request, response)
        const key = isCurrent ? cacheKey(request) : null
        const ms = key === null ? 0 : cacheableMs(recorded)
        const generation = currentGeneration()
        const finished = await finish(recorded, request.headers['accept-encoding'], ms > 0)
        if (key !== null && ms > 0 && generation === currentGeneration())
          entries.set(key, asHit(finished), Number.isFinite(ms) ? { ttl: ms } : {})
        send(request, response, finished)
      } catch (error) {
        if (response.destroyed) return
        log.error({ at: 'render', ...describeError(error) })
        response.writeHead(500, { 'cache-control': 'no-store' }).end()
      }
    },

    /** Forgets everything. */
    clear: () => entries.clear(),
  }
}

/** Turns what was rendered into what goes out: with its policy and validator, and compressed. */
async function finish(
  recorded: RecordedResponse,
  accepted: string | undefined,
  isReused: boolean,
): Promise<Finished> {
  const headers = recorded.getHeaders()
  for (const name of ofTheRequest) delete headers[name]
  const type = withCharset(String(headers['content-type'] ?? ''))
  if (type) headers['content-type'] = type
  let body = await recorded.body
  if (type.startsWith('text/html')) {
    const rendered = body.toString('utf8')
    // Of an error the first paint is soon enough.
    const page = recorded.statusCode === 200 ? deferScripts(rendered) : rendered
    body = Buffer.from(page)
    if (headers['content-security-policy'] === closedPolicy)
      headers['content-security-policy'] = pagePolicy(page)
  }
  const isShared = sharedSeconds(recorded) > 0
  // Other shared caches are not told when it changes.
  if (/\bs-maxage=/.test(String(headers['cache-control'])))
    headers['cache-control'] = 'public, max-age=0, must-revalidate'
  // Weak, since one body goes out in several encodings. One of the framework's would name what it rendered.
  const etag = isShared ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` : null
  if (etag) headers.etag = etag
  else delete headers.etag
  if (!headers['content-encoding'] && isCompressible(type, body)) {
    const encoding = encodingFor(accepted)
    headers.vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ')
    if (encoding) {
      headers['content-encoding'] = encoding
      body = await compress(body, encoding, isReused)
    }
  }
  const { statusCode: status } = recorded
  if (status !== 204 && status !== 304) headers['content-length'] = body.byteLength
  const unchanged = Object.entries(headers).filter(([name]) => !ofTheBody.includes(name))
  return { status, headers: flatten(Object.entries(headers)), body, etag, unchanged: flatten(unchanged) }
}

/** A response as it goes out of the cache. RFC 9211 has the header. */
const asHit = (finished: Finished): Finished => ({
  ...finished,
  headers: [...finished.headers, 'cache-status', 'response-cache; hit'],
})

const ofTheRequest = ['x-request-id', 'connection', 'x-nextjs-cache']
const ofTheBody = ['content-length', 'content-encoding', 'content-type']

const flatten = (headers: [string, OutgoingHttpHeader | undefined][]): string[] =>
  headers.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, etag, body, unchanged }: Finished,
): void {
  if (response.destroyed) return
  const requestId = ['x-request-id', String(asked['x-request-id'])]
  if (etag && isKnown(asked, etag)) response.writeHead(304, unchanged.concat(requestId)).end()
  else response.writeHead(status, headers.concat(requestId)).end(method === 'HEAD' ? undefined : body)
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

const isKnown = ({ 'if-none-match': known }: IncomingHttpHeaders, etag: string) =>
  known?.split(',').some((one) => opaque(one) === opaque(etag)) ?? false
