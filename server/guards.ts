import { IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { percentDecoded } from '../lib/addresses.ts'
import { mostBrought } from '../lib/my-tricks/taxonomy.ts'
import { logRefusal } from '../lib/observability/log.ts'
import { type Problem, problems } from './error-responses.ts'
import { closedPolicy, commonHeaders } from './security-headers.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Larger than any upload that a call takes; each call has its own, smaller limit. */
const mostBodyBytes = 12 * 1024 * 1024
/** Larger than any body outside the editor's desk, and so small that no one can fill the memory with them. */
const mostPublicBodyBytes = 256 * 1024
const longestAddress = 8192

/** Takes whole lists, and as much of them as its route says. */
const bring = '/api/tricks/my-tricks/bring'

/** How many bytes of body a request to this address may send. */
function bodyLimitOf(url: string): number {
  if (url.split('?', 1)[0] === bring) return mostBrought.bytes
  return url.startsWith('/api/cms/') ? mostBodyBytes : mostPublicBodyBytes
}

// Nothing here uses the framework's image optimizer, which would fetch and decode whatever it is told to.
const closedAddress = /^\/_next\/image(?![\w.-])/

// The router reads such an address as a shorter one, which everything that looks at it before would not see; browsers
// and whatever else follows links shorten it themselves.
const dotSegment = /[/\\](\.|%2e){1,2}(?=[/\\#]|$)/i

const isDecodable = (address: string) => percentDecoded(address)?.includes('\0') === false

/** Why a request is refused before anything looks at it; null when it is not. Its cost does not grow with the request. */
export function checkRequest({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Problem | null {
  if (!methods.includes(method)) return problems.methodNotAllowed
  if (url.length > longestAddress) return problems.addressTooLong
  if (!url.startsWith('/') || !isDecodable(url) || dotSegment.test(url.split('?', 1)[0] ?? ''))
    return problems.badRequest
  if (closedAddress.test(url)) return problems.notFound
  if (Number(headers['content-length'] ?? 0) > bodyLimitOf(url)) return problems.tooLarge
  return null
}

/**
 * A request whose body is counted where it arrives, so that one which does not say how long it is cannot fill the
 * memory of whatever reads it. What exceeds the limit is dropped; the first time, `overflow` is emitted.
 */
export class BoundedRequest extends IncomingMessage {
  #bytes = 0
  #isOver = false

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#isOver) return true
    if (chunk instanceof Uint8Array) this.#bytes += chunk.byteLength
    if (this.#bytes <= bodyLimitOf(this.url ?? '')) return super.push(chunk, encoding)
    this.#isOver = true
    this.emit('overflow')
    return true
  }
}

/** Refuses a body that turns out to be too large; what is being done with it gets no more of it, and is given up. */
export function refuseOverflow(request: BoundedRequest, response: ServerResponse): void {
  request.once('overflow', () => {
    if (response.headersSent) return void request.destroy()
    response.once('close', () => request.destroy())
    sendRefusal(response, problems.tooLarge)
  })
}

// Browsers wait for a response before they send the next request, and so does nginx.
const mostUnanswered = 10
const unanswered = new WeakMap<object, number>()

/**
 * Counts the requests of a connection that have no response yet, and closes one that sends more and more of them: all
 * would be worked on at once, and everyone else would wait. Returns whether the request may be served.
 */
export function admitRequest(
  { socket }: Pick<IncomingMessage, 'socket'>,
  response: Pick<ServerResponse, 'once'>,
): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > mostUnanswered) {
    logRefusal('pipelined', { at: 'wire' })
    socket.destroy()
    return false
  }
  unanswered.set(socket, count)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return true
}

/** Sends a refusal in the one shape of errors and closes the connection: nothing else on it is read. */
export function sendRefusal(response: ServerResponse, { status, message, code }: Problem): void {
  logRefusal(code, { at: 'wire', requestId: response.getHeader('x-request-id'), status })
  if (status === 405) response.setHeader('allow', methods.join(', '))
  response.setHeader('connection', 'close')
  const body = JSON.stringify({ message, code })
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(body)
}

const rawStatusLines: Record<string, string> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const rawHeaders = [...commonHeaders, ['content-security-policy', closedPolicy]]
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')

/** The whole response to what is not a request at all, by the parser's error code. */
export function rawErrorResponse(code: string | undefined): string {
  const status = rawStatusLines[code ?? ''] ?? '400 Bad Request'
  const allow = status.startsWith('405') ? `allow: ${methods.join(', ')}\r\n` : ''
  return `HTTP/1.1 ${status}\r\n${allow}${rawHeaders}connection: close\r\ncontent-length: 0\r\n\r\n`
}

const lingerMs = 1000

/** Sends these bytes and closes the connection, also to a client that never closes its own end. */
export function hangUp(socket: Duplex, bytes: string): void {
  socket.end(bytes)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
