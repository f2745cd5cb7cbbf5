import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { logDefect } from '../lib/observability/log.ts'
import { duringOutage } from '../lib/outages.ts'
import { isRenderedAhead } from '../lib/pages.ts'
import { type Dictionary, hasDictionary } from './dictionary.ts'
import { encodingFor } from './encoding.ts'
import { type ErrorResponse, errorInstead } from './error-responses.ts'
import { asHit, type Finished, finish, send, sharedSeconds, yearSeconds } from './finished-response.ts'
import type { Styles } from './first-styles.ts'
import { currentGeneration } from './generation.ts'
import { nameMethods, type Render, renderCurrent } from './rendering.ts'
import { pagePolicy } from './security-headers.ts'

const mostBytes = 32 * 1024 * 1024
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
  const often = compressOften(entries)
  /** In-flight renders of what others may wait for; each resolves, also when it failed. */
  const inFlight = new Map<string, Promise<void>>()
  /** What was not public when it was last rendered: those who ask for it do not wait for each other. */
  const privateKeys = new LRUCache<string, true>({ max: mostPrivateKeys })

  /** Paths whose responses said (No-Vary-Search) that they are the same with any query string, as are pages rendered ahead. */
  const ignoringQueries = new LRUCache<string, true>({ max: mostPrivateKeys })

  function keyOf(request: IncomingMessage, known: Dictionary | null): string | null {
    const { url = '', headers } = request
    const path = pathOf(request)
    const isAhead = isRenderedAhead(path, url.slice(path.length))
    const isSame = headers.rsc === undefined && (isAhead || ignoringQueries.has(path))
    return cacheKey(request, isSame ? path : url, known)
  }

  async function renderAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
    known: Dictionary | null,
  ): Promise<void> {
    try {
      const mayBeStored = key !== null && !privateKeys.has(key)
      const { recorded, isCurrent, instead } = await renderOrError(render, request, response, mayBeStored)
      if (instead) {
        if (instead.status === 405) await nameMethods(render, request, response)
        return sendError(request, response, instead)
      }
      const ms = cacheableMs(recorded)
      if (ms > 0 && recorded.getHeader('no-vary-search') === 'params')
        ignoringQueries.set(pathOf(request), true)
      const generation = currentGeneration()
      const isReused = key !== null && isCurrent && ms > 0
      const finished = await finish(recorded, request, isReused, { dictionary: known, styles })
      if (isReused && generation === currentGeneration() && known === dictionary()) {
        privateKeys.delete(key)
        const entry = asHit(finished)
        entries.set(key, entry, Number.isFinite(ms) ? { ttl: ms } : {})
        if (!Number.isFinite(ms)) often.watch(entry)
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
      const key = keyOf(request, dictionary())
      const found = key === null ? undefined : entries.get(key)
      if (key === null || !found) return false
      often.countHit(key, found)
      send(request, response, found)
      return true
    },

    /**
     * Renders a response, sends it, and stores it where that is allowed. Of those who ask for one public page while
     * it is rendered, one renders it and the others wait: twenty renders of a long list at once take 200 MB.
     */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      // One for the key and for the body under it: another may become known while it is rendered.
      const known = dictionary()
      const key = keyOf(request, known)
      if (key === null || privateKeys.has(key)) return renderAndSend(request, response, key, known)
      const earlier = inFlight.get(key)
      if (earlier) {
        await earlier
        const found = entries.get(key)
        return found ? send(request, response, found) : renderAndSend(request, response, key, known)
      }
      const rendering = renderAndSend(request, response, key, known)
      inFlight.set(key, rendering)
      await rendering
      inFlight.delete(key)
    },

    /** Removes everything. */
    clear: () => entries.clear(),
  }
}

/** A render, and the error of ours that is sent instead where it failed. */
async function renderOrError(
  render: Render,
  request: IncomingMessage,
  response: ServerResponse,
  mayBeStored: boolean,
) {
  const rendered = await renderCurrent(render, request, response)
  const instead = errorInstead(request, rendered.recorded)
  if (instead?.status !== 503 || !mayBeStored) return { ...rendered, instead }
  // That the database is away is known by now: what was rendered before it went counts until it is back.
  const again = await duringOutage(() => renderCurrent(render, request, response))
  return { ...again, instead: errorInstead(request, again.recorded) }
}

/** What is asked for often is compressed once more with all effort, one after the other, while it is sent as it is. */
function compressOften(entries: LRUCache<string, Finished>) {
  /** How often each was sent; of those alone that may be compressed with more effort yet. */
  const hits = new WeakMap<Finished, number>()
  let compressing = Promise.resolve()

  async function compressAgain(key: string, found: Finished): Promise<void> {
    if (!found.coding || entries.peek(key) !== found) return
    const plain = await found.coding.decompress(found.body)
    const body = await found.coding.compress(plain, 'often')
    const isSmaller = body.byteLength < found.body.byteLength
    if (isSmaller && entries.peek(key) === found) entries.set(key, { ...found, body })
  }

  return {
    watch: (entry: Finished) => void hits.set(entry, 0),
    countHit(key: string, found: Finished): void {
      const count = hits.get(found)
      if (count === undefined) return
      hits.set(found, count + 1)
      if (count + 1 !== hitsThatAreOften) return
      compressing = compressing
        .then(() => compressAgain(key, found))
        .catch((error) => logDefect(error, { at: 'compression' }))
    },
  }
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
