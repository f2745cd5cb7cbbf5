import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pageTitle } from '../lib/brand.ts'
import { logDefect } from '../lib/observability/log.ts'
import { isRenderedAhead, type PagePath } from '../lib/pages.ts'
import { type Dictionary, hasDictionary } from './dictionary.ts'
import { encodingFor } from './encoding.ts'
import { type ErrorResponse, errorInstead } from './error-responses.ts'
import { asHit, type Finished, finish, send, sharedSeconds, yearSeconds } from './finished-response.ts'
import type { Styles } from './first-styles.ts'
import { currentGeneration, inCurrentGeneration } from './generation.ts'
import { bodilessRequest, RecordedResponse } from './recorded-response.ts'
import { closedPolicy, isFramedPolicy, pagePolicy } from './security-headers.ts'

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

const mostBytes = 32 * 1024 * 1024
const mostRenders = 3
const mostPrivateKeys = 2000
const hitsThatAreOften = 3
// What changes by the clock alone, as when a scheduled post comes out, is rendered anew this often: a change made by
// someone empties the cache, the clock does not.
const mostSecondsByTheClock = 10

// Under one address the framework responds differently to these request headers: they are part of the key.
const variantHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
// No public response depends on these. With any other header of its kind a request is not served from the cache.
const harmless = /^x-(request-id|real-ip|forwarded-(for|proto|host|port)|session-id|account|for-later)$/
const plainAddress = /^[^?%]*(\?_rsc=[\w-]*)?$/

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** The name under which a response may be cached; null for every request that could get another response. */
function cacheKey(
  { method, headers }: IncomingMessage,
  url: string,
  dictionary: Dictionary | null,
): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || !plainAddress.test(url)) return null
  let variant = ''
  for (const name in headers) {
    if (variantHeaders.includes(name)) variant += `\n${name}: ${headers[name]}`
    else if ((name.startsWith('x-') && !harmless.test(name)) || name.startsWith('next-')) return null
  }
  const isKept = dictionary !== null && hasDictionary({ method, headers }, dictionary)
  return `${isKept ? 'dcz' : encodingFor(headers['accept-encoding'])} ${url}${variant}`
}

/** How long a response may be cached, in milliseconds; 0 when it may not be. */
function cacheableMs(response: ServerResponse): number {
  // The framework is about to remake a stale one.
  if (response.getHeader('x-nextjs-cache') === 'STALE') return 0
  const seconds = sharedSeconds(response)
  return seconds >= yearSeconds ? Number.POSITIVE_INFINITY : Math.min(seconds, mostSecondsByTheClock) * 1000
}

/**
 * The public responses of this server, finished and compressed, until something is invalidated. What is not public
 * passes through without being stored.
 */
export function createResponseCache(
  render: Render,
  { styles, dictionary = () => null }: { styles: Styles; dictionary?: () => Dictionary | null },
) {
  const entries = new LRUCache<string, Finished>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, headers }) => body.byteLength + 2 * headers.join().length + 512,
    // Reads the clock at every get. By default it reads one that a timer moves on, and on a busy server timers are late.
    ttlResolution: 0,
  })
  /** How often each was sent; of those alone that may be compressed with more effort yet. */
  const hits = new WeakMap<Finished, number>()
  let compressing = Promise.resolve()
  /** In-flight renders of what others may wait for; each resolves, also when it failed. */
  const inFlight = new Map<string, Promise<void>>()
  /** What was not public when it was last rendered: those who ask for it do not wait for each other. */
  const privateKeys = new LRUCache<string, true>({ max: mostPrivateKeys })

  /** Paths whose responses said (No-Vary-Search) that they are the same with any query string, as are pages rendered ahead. */
  const ignoringQueries = new LRUCache<string, true>({ max: mostPrivateKeys })

  function keyOf(request: IncomingMessage): string | null {
    const { url = '', headers } = request
    const path = pathOf(request)
    const isAhead = isRenderedAhead(path, url.slice(path.length))
    const isSame = headers.rsc === undefined && (isAhead || ignoringQueries.has(path))
    return cacheKey(request, isSame ? path : url, dictionary())
  }

  /** What is asked for often is compressed once more with all effort, one after the other, while it is sent as it is. */
  function countHit(key: string, found: Finished): void {
    const count = hits.get(found)
    if (count === undefined) return
    hits.set(found, count + 1)
    if (count + 1 !== hitsThatAreOften) return
    const compressAgain = async () => {
      if (!found.coding || entries.peek(key) !== found) return
      const plain = await found.coding.decompress(found.body)
      const body = await found.coding.compress(plain, 'often')
      const isSmaller = body.byteLength < found.body.byteLength
      if (isSmaller && entries.peek(key) === found) entries.set(key, { ...found, body })
    }
    compressing = compressing.then(compressAgain).catch((error) => logDefect(error, { at: 'compression' }))
  }

  /** Renders into a response of its own, which has the headers that are set already. */
  async function record(
    request: IncomingMessage,
    response: ServerResponse,
    { url = request.url } = {},
  ): Promise<RecordedResponse> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const own = isRead ? bodilessRequest(request) : request
    own.url = url
    const recorded = new RecordedResponse(own)
    for (const [name, value] of Object.entries(response.getHeaders())) recorded.setHeader(name, value ?? '')
    // A read is finished even when its client has left: it may be cached.
    if (!isRead) response.once('close', () => recorded.destroy())
    inCurrentGeneration(() => render(own, recorded)).catch((error: Error) => recorded.destroy(error))
    await recorded.body
    return recorded
  }

  /** Says in a 405 which methods there are. The framework knows, and says so only when it is asked. */
  async function nameMethods(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = bodilessRequest(request, 'OPTIONS')
    const recorded = new RecordedResponse(asked)
    render(asked, recorded).catch((error: Error) => recorded.destroy(error))
    await recorded.body
    const allow = recorded.getHeader('allow')
    if (allow !== undefined) response.setHeader('allow', allow)
  }

  /** Renders; again when something was invalidated meanwhile and the response is everyone's. */
  async function recordCurrent(request: IncomingMessage, response: ServerResponse) {
    for (let renders = 1; ; renders += 1) {
      const generation = currentGeneration()
      const rendered = await record(request, response)
      const whole = await wholeNotFound(rendered)
      // The whole one is everyone's, and its scripts are allowed by their hashes: it knows no nonce.
      if (whole && !isFramedPolicy(response.getHeader('content-security-policy')))
        response.setHeader('content-security-policy', closedPolicy)
      const recorded = whole ? await record(request, response, { url: whole }) : rendered
      if (whole) recorded.statusCode = 404
      const isCurrent = generation === currentGeneration()
      if (isCurrent || sharedSeconds(recorded) === 0 || renders === mostRenders)
        return { recorded, isCurrent }
    }
  }

  async function renderAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
  ): Promise<void> {
    try {
      const { recorded, isCurrent } = await recordCurrent(request, response)
      const instead = errorInstead(request, recorded)
      if (instead) {
        if (instead.status === 405) await nameMethods(request, response)
        return sendError(request, response, instead)
      }
      const ms = cacheableMs(recorded)
      if (ms > 0 && recorded.getHeader('no-vary-search') === 'params')
        ignoringQueries.set(pathOf(request), true)
      const generation = currentGeneration()
      const isReused = key !== null && isCurrent && ms > 0
      const finished = await finish(recorded, request, isReused, { dictionary: dictionary(), styles })
      if (isReused && generation === currentGeneration()) {
        privateKeys.delete(key)
        const entry = asHit(finished)
        entries.set(key, entry, Number.isFinite(ms) ? { ttl: ms } : {})
        if (!Number.isFinite(ms)) hits.set(entry, 0)
      } else if (key !== null && recorded.statusCode === 200 && sharedSeconds(recorded) === 0)
        privateKeys.set(key, true)
      send(request, response, finished)
    } catch (error) {
      if (response.destroyed || response.headersSent) return
      logDefect(error, { at: 'render' })
      response.writeHead(500, { 'cache-control': 'no-store' }).end()
    }
  }

  return {
    /** Serves a request from the cache; false when there is nothing in it. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request)
      const found = key === null ? undefined : entries.get(key)
      if (key === null || !found) return false
      countHit(key, found)
      send(request, response, found)
      return true
    },

    /**
     * Renders a response, sends it, and stores it where that is allowed. Of those who ask for one public page while
     * it is rendered, one renders it and the others wait: twenty renders of a long list at once take 200 MB.
     */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const key = keyOf(request)
      if (key === null || privateKeys.has(key)) return renderAndSend(request, response, key)
      const earlier = inFlight.get(key)
      if (earlier) {
        await earlier
        const found = entries.get(key)
        return found ? send(request, response, found) : renderAndSend(request, response, key)
      }
      const rendering = renderAndSend(request, response, key)
      inFlight.set(key, rendering)
      await rendering
      inFlight.delete(key)
    },

    /** Removes everything. */
    clear: () => entries.clear(),
  }
}

/** Pages that say, whole, what an empty one of the same title would say. */
const wholePages = [
  { title: pageTitle('Page not found'), url: '/_not-found' },
  { title: pageTitle('Post not found'), url: '/blog/missing/post' satisfies PagePath },
]

/**
 * What can be sent instead of what the framework sends where a page found no row: a page that stays empty without
 * scripts. Null for everything else.
 */
async function wholeNotFound(recorded: RecordedResponse): Promise<string | null> {
  const isPage = /^text\/html/.test(String(recorded.getHeader('content-type')))
  if (recorded.statusCode !== 404 || !isPage) return null
  const body = await recorded.body
  if (!body.includes('<html id="__next_error__"')) return null
  return wholePages.find(({ title }) => body.includes(`<title>${title}</title>`))?.url ?? null
}

/** Sends an error in words of ours, with the headers that every response has. */
function sendError(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ErrorResponse,
): void {
  if (response.destroyed || response.headersSent) return
  const isPage = headers['content-type']?.startsWith('text/html')
  if (isPage) response.setHeader('content-security-policy', pagePolicy(body))
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(method === 'HEAD' ? undefined : body)
}
