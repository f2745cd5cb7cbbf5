import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { pagePolicy } from './security.ts'

type Kept = { body: Buffer; policy: string | undefined }
type Encoding = 'br' | 'gzip'

const kept = new LRUCache<string, Kept>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.byteLength + 512,
})

const shortest = 1024
const compressible =
  /^(text\/|image\/svg|application\/(json|manifest\+json|rss\+xml|atom\+xml|xml|javascript))/

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 8 }),
}

/** The best encoding that a caller takes; null when it wants the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    named.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

async function prepare(body: Buffer, encoding: Encoding | null, isPage: boolean): Promise<Kept> {
  const policy = isPage ? pagePolicy(body.toString('utf8')) : undefined
  return { body: encoding ? await compress[encoding](body) : body, policy }
}

/**
 * Answers that carry a validator are the same for everybody: they are compressed once for all, and a page
 * gets the policy of exactly its scripts. Everything else passes through.
 */
export function keepAnswers(request: IncomingMessage, response: ServerResponse): void {
  const { write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let verdict: boolean | undefined
  const isKept = () => {
    verdict ??=
      (response.statusCode === 200 || response.statusCode === 404) &&
      request.method === 'GET' &&
      response.hasHeader('etag') &&
      !response.hasHeader('content-encoding') &&
      !response.headersSent
    return verdict
  }
  const take = (chunk: unknown, encoding: unknown) => {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return
    const isText = typeof chunk === 'string'
    chunks.push(
      isText
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    )
  }
  const called = (args: unknown[]) => {
    const done = args.find((argument) => typeof argument === 'function')
    if (done) queueMicrotask(done as () => void)
  }
  response.flushHeaders = () => {
    if (!isKept()) flushHeaders.call(response)
  }
  response.write = ((...args: unknown[]) => {
    if (!isKept()) return Reflect.apply(write, response, args)
    take(args[0], args[1])
    called(args)
    return true
  }) as typeof response.write
  response.end = ((...args: unknown[]) => {
    if (!isKept()) {
      if (response.statusCode === 304) askAgain(response)
      return Reflect.apply(end, response, args)
    }
    take(args[0], args[1])
    void send(request, response, Buffer.concat(chunks), (body) => Reflect.apply(end, response, [body]))
    called(args)
    return response
  }) as typeof response.end
}

// The framework lets shared caches keep a page for a year; they do not hear when it changes.
function askAgain(response: ServerResponse): void {
  if (response.headersSent || !/^s-maxage=/.test(String(response.getHeader('cache-control')))) return
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  end: (body: Buffer) => void,
): Promise<void> {
  const type = String(response.getHeader('content-type') ?? '')
  const isWorthwhile = body.byteLength >= shortest && compressible.test(type)
  const encoding = isWorthwhile ? encodingFor(request.headers['accept-encoding']) : null
  const isPage = type.startsWith('text/html')
  const etag = String(response.getHeader('etag')).replace(/^(W\/)?/, 'W/')
  const key = `${encoding} ${type} ${etag}`
  const answer = kept.get(key) ?? (await prepare(body, encoding, isPage))
  kept.set(key, answer)
  // Whoever asked may have left meanwhile.
  if (response.destroyed) return
  response.setHeader('etag', etag)
  askAgain(response)
  response.setHeader('content-length', answer.body.byteLength)
  if (isWorthwhile) response.appendHeader('vary', 'Accept-Encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  if (answer.policy && !response.hasHeader('content-security-policy'))
    response.setHeader('content-security-policy', answer.policy)
  end(answer.body)
}
