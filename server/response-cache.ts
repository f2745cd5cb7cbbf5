import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { pageTitle } from '../lib/brand.ts'
import { logDefect } from '../lib/observability/log.ts'
import { isRenderedAhead, type PagePath } from '../lib/pages.ts'
import { codingAgainst, type Dictionary, hasDictionary, linkTo } from './dictionary.ts'
import { type Coding, codings, encodingFor, isCompressible, withCharset } from './encoding.ts'
import { type ErrorResponse, errorInstead } from './error-responses.ts'
import type { Styles } from './first-styles.ts'
import { currentGeneration, inCurrentGeneration } from './generation.ts'
import { paintFirst } from './paint-first.ts'
import { bodilessRequest, RecordedResponse } from './recorded-response.ts'
import { closedPolicy, isFramedPolicy, pagePolicy, renderedPolicy } from './security-headers.ts'

type Render = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/**
 * A response as it goes out. Headers are names and values in turn, which is quickest to send; those of the single
 * request and the length are not among them. `unchanged` are those of a 304, `coding` is what the body is compressed
 * with.
 */
interface Finished {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer
  readonly coding: Coding | null
  readonly etag: string | null
  readonly unchanged: string[]
}

const mostBytes = 32 * 1024 * 1024
const mostRenders = 3
const mostPrivateKeys = 2000
const hitsThatAreOften = 3
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

/**
 * How many seconds a response may be sent to everyone who asks, as its Cache-Control permits shared caches (`s-maxage`);
 * 0 when it is for one person, or reports an error.
 */
function sharedSeconds(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  if (response.statusCode !== 200 || response.hasHeader('set-cookie') || /private|no-store/.test(control))
    return 0
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

/** How long a response may be cached, in milliseconds; 0 when it may not be. */
function cacheableMs(response: ServerResponse): number {
  // The framework is about to remake a stale one.
  if (response.getHeader('x-nextjs-cache') === 'STALE') return 0
  const seconds = sharedSeconds(response)
  return seconds >= year ? Number.POSITIVE_INFINITY : Math.min(seconds, mostSecondsByTheClock) * 1000
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
    // Else it goes by a clock that it reads when a timer gets its turn, which a busy server has run late.
    ttlResolution: 0,
  })
  /** How often what was not compressed with all effort has been sent. */
  const hits = new WeakMap<Finished, number>()
  let compressing = Promise.resolve()
  /** In-flight renders of what others may wait for; each resolves, also when it failed. */
  const inFlight = new Map<string, Promise<void>>()
  /** What was not public when it was last rendered: those who ask for it do not wait for each other. */
  const privateKeys = new LRUCache<string, true>({ max: mostPrivateKeys })

  // What has said so (No-Vary-Search), and pages that are rendered ahead, are the same whatever is asked of them.
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

/** Turns what was rendered into what goes out: with its policy and validator, and compressed. */
async function finish(
  recorded: RecordedResponse,
  asked: IncomingMessage,
  isReused: boolean,
  { dictionary, styles }: { dictionary: Dictionary | null; styles: Styles },
): Promise<Finished> {
  const isShared = sharedSeconds(recorded) > 0
  const headers = recorded.getHeaders()
  for (const name of ofTheRequest) delete headers[name]
  const type = withCharset(String(headers['content-type'] ?? ''))
  if (type) headers['content-type'] = type
  // The framework names the target of a redirect twice where the page is rendered ahead.
  if (Array.isArray(headers.location)) headers.location = headers.location[0]
  let body = await recorded.body
  if (type.startsWith('text/html')) {
    const rendered = body.toString('utf8')
    // Of an error the first paint is soon enough.
    const page = paintFirst(rendered, {
      defersScripts: recorded.statusCode === 200,
      standsAlone: recorded.statusCode === 200 && isFramedPolicy(headers['content-security-policy']),
      styles,
      // Whoever brings a cookie has been here before, and has the style sheets.
      carriesFirstStyles: isShared || asked.headers.cookie === undefined,
    })
    body = Buffer.from(page)
    headers['content-security-policy'] = renderedPolicy(headers['content-security-policy'], page)
  }
  const control = String(headers['cache-control'])
  // Other shared caches are not notified when it changes; what never changes under its address they may keep.
  if (/\bs-maxage=/.test(control))
    headers['cache-control'] = control.includes('immutable')
      ? `public, max-age=${year}, immutable`
      : 'public, max-age=0, must-revalidate'
  // Weak, since one body goes out in several encodings. One of the framework's would name what it rendered.
  let etag = isShared ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` : null
  // What is for one person is never held against what others may read.
  const kept = isShared ? dictionary : null
  if (kept && type.startsWith('text/html'))
    headers.link = [headers.link ?? [], linkTo(kept)].flat().map(String)
  let coding: Coding | null = null
  if (!headers['content-encoding'] && isCompressible(type, body)) {
    const encoding = encodingFor(asked.headers['accept-encoding'])
    const varying = kept ? ['Accept-Encoding', 'Available-Dictionary'] : ['Accept-Encoding']
    headers.vary = [headers.vary ?? [], varying].flat().join(', ')
    if (kept && hasDictionary(asked, kept)) {
      // A proxy that got this page without a dictionary would be told for ever that what it has is current.
      etag = etag?.replace(/"$/, `.${kept.digest.toString('base64url').slice(0, 8)}"`) ?? null
      coding = codingAgainst(kept)
    } else if (encoding) coding = codings[encoding]
  }
  if (coding) {
    headers['content-encoding'] = coding.name
    body = await coding.compress(body, isReused ? 'again' : 'once')
  }
  if (etag) headers.etag = etag
  else delete headers.etag
  const unchanged = Object.entries(headers).filter(([name]) => !ofTheBody.includes(name))
  return {
    status: recorded.statusCode,
    headers: flatten(Object.entries(headers)),
    body,
    coding,
    etag,
    unchanged: flatten(unchanged),
  }
}

/** A response as it goes out of the cache. RFC 9211 has the header. */
const asHit = (finished: Finished): Finished => ({
  ...finished,
  headers: [...finished.headers, 'cache-status', 'response-cache; hit'],
})

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

const ofTheRequest = ['x-request-id', 'connection', 'x-nextjs-cache', 'content-length']
const ofTheBody = ['content-encoding', 'content-type']

const flatten = (headers: [string, OutgoingHttpHeader | undefined][]): string[] =>
  headers.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))

function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, etag, body, unchanged }: Finished,
): void {
  // A body that turned out to be too large was refused meanwhile.
  if (response.destroyed || response.headersSent) return
  const requestId = ['x-request-id', String(asked['x-request-id'])]
  if (etag && isKnown(asked, etag)) return void response.writeHead(304, unchanged.concat(requestId)).end()
  const length = status === 204 || status === 304 ? [] : ['content-length', String(body.byteLength)]
  response.writeHead(status, headers.concat(length, requestId)).end(method === 'HEAD' ? undefined : body)
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

const isKnown = ({ 'if-none-match': known }: IncomingHttpHeaders, etag: string) =>
  known?.split(',').some((one) => opaque(one) === opaque(etag)) ?? false
