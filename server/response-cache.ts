import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { deferScripts } from './defer-scripts.ts'
import { type Encoding, encodingFor, nameCharset } from './encoding.ts'
import { keepFresh } from './fresh-answers.ts'
import { givePolicy, leavePolicy, pagePolicy } from './security-headers.ts'
import { isPage, isPageElsewhere, type Verdict, verdictOn } from './verdict.ts'

type Kept = { body: Buffer; policy: string | undefined }

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

async function prepare(body: Buffer, encoding: Encoding | null, isWhole: boolean): Promise<Kept> {
  const page = isWhole ? deferScripts(body.toString('utf8')) : undefined
  const whole = page === undefined ? body : Buffer.from(page)
  const policy = page === undefined ? undefined : pagePolicy(page)
  return { body: encoding ? await compress[encoding](whole) : whole, policy }
}

/**
 * Answers that carry a validator are the same for everybody: they are compressed once for all, and a page
 * gets the policy of exactly its scripts. A page without one is somebody's own, or tells of an error, and only
 * finished; everything else passes through.
 */
export function keepAnswers(request: IncomingMessage, response: ServerResponse): void {
  const { write, end, flushHeaders } = response
  const askedAt = performance.now()
  const chunks: Buffer[] = []
  let verdict: Verdict | undefined
  const isTaken = () => {
    if (!verdict) {
      verdict = verdictOn(request, response)
      nameCharset(response)
      if (isPageElsewhere(request, response)) leavePolicy(response)
    }
    return verdict !== 'passed'
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
    if (!isTaken()) flushHeaders.call(response)
  }
  response.write = ((...args: unknown[]) => {
    if (!isTaken()) return Reflect.apply(write, response, args)
    take(args[0], args[1])
    called(args)
    return true
  }) as typeof response.write
  response.end = ((...args: unknown[]) => {
    if (!isTaken()) {
      if (response.statusCode === 304) askAgain(response)
      return Reflect.apply(end, response, args)
    }
    take(args[0], args[1])
    const body = Buffer.concat(chunks)
    if (verdict === 'kept')
      void send(request, response, body, (sent) => {
        keepFresh(request, response, sent, askedAt)
        end.call(response, sent, 'utf8')
      })
    else end.call(response, finishPage(response, body.toString('utf8')), 'utf8')
    called(args)
    return response
  }) as typeof response.end
}

function finishPage(response: ServerResponse, rendered: string): string {
  const page = deferScripts(rendered)
  givePolicy(response, pagePolicy(page))
  if (response.hasHeader('content-length')) response.setHeader('content-length', Buffer.byteLength(page))
  return page
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
  const etag = String(response.getHeader('etag')).replace(/^(W\/)?/, 'W/')
  const key = `${encoding} ${type} ${etag}`
  const answer = kept.get(key) ?? (await prepare(body, encoding, isPage(response)))
  kept.set(key, answer)
  // Whoever asked may have left meanwhile.
  if (response.destroyed) return
  response.setHeader('etag', etag)
  askAgain(response)
  response.setHeader('content-length', answer.body.byteLength)
  if (isWorthwhile) response.appendHeader('vary', 'Accept-Encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  if (answer.policy) givePolicy(response, answer.policy)
  end(answer.body)
}
