import { createHash } from 'node:crypto'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { codingAgainst, type Dictionary, hasDictionary, linkTo } from './dictionary.ts'
import { type Coding, codings, encodingFor, isCompressible, withCharset } from './encoding.ts'
import type { Styles } from './first-styles.ts'
import { paintFirst } from './paint-first.ts'
import type { RecordedResponse } from './recorded-response.ts'
import { isFramedPolicy, renderedPolicy } from './security-headers.ts'

/**
 * A response as it goes out. Headers are names and values in turn, which is quickest to send; those of the single
 * request and the length are not among them. `unchanged` are those of a 304, `coding` is what the body is compressed
 * with.
 */
export interface Finished {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer
  readonly coding: Coding | null
  readonly etag: string | null
  readonly unchanged: string[]
}

/** The seconds of a year: so long, a response lasts until something is invalidated. */
export const yearSeconds = 31_536_000

/**
 * How many seconds a response may be sent to everyone who asks, as its Cache-Control permits shared caches (`s-maxage`);
 * 0 when it is for one person, or reports an error.
 */
export function sharedSeconds(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  if (response.statusCode !== 200 || response.hasHeader('set-cookie') || /private|no-store/.test(control))
    return 0
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

type Means = { dictionary: Dictionary | null; styles: Styles }

/**
 * Turns what was rendered into what goes out: with its policy and validator, and compressed, with more effort where it
 * is to be sent again.
 */
export async function finish(
  recorded: RecordedResponse,
  asked: IncomingMessage,
  isReused: boolean,
  { dictionary, styles }: Means,
): Promise<Finished> {
  const isShared = sharedSeconds(recorded) > 0
  const headers = outgoingHeaders(recorded)
  const type = String(headers['content-type'] ?? '')
  const isPage = type.startsWith('text/html')
  // Whoever brings a cookie has been here before, and has the style sheets.
  const carriesFirstStyles = isShared || asked.headers.cookie === undefined
  const plain = isPage ? await pageOf(recorded, headers, { styles, carriesFirstStyles }) : await recorded.body
  // A page for one person is no difference to what others may read: its length would tell of its content.
  const common = isShared ? dictionary : null
  if (isPage && common) headers.link = [headers.link ?? [], linkTo(common)].flat().map(String)
  const isCompressed = !headers['content-encoding'] && isCompressible(type, plain)
  if (isCompressed) {
    const varying = common ? ['Accept-Encoding', 'Available-Dictionary'] : ['Accept-Encoding']
    headers.vary = [headers.vary ?? [], varying].flat().join(', ')
  }
  const against = isCompressed && common && hasDictionary(asked, common) ? common : null
  const encoding = isCompressed ? encodingFor(asked.headers['accept-encoding']) : null
  const coding = against ? codingAgainst(against) : encoding ? codings[encoding] : null
  if (coding) headers['content-encoding'] = coding.name
  const etag = isShared ? etagOf(plain, against) : null
  if (etag) headers.etag = etag
  else delete headers.etag
  const unchanged = Object.entries(headers).filter(([name]) => !ofTheBody.includes(name))
  return {
    status: recorded.statusCode,
    headers: flatten(Object.entries(headers)),
    body: coding ? await coding.compress(plain, isReused ? 'again' : 'once') : plain,
    coding,
    etag,
    unchanged: flatten(unchanged),
  }
}

/** The headers that were rendered, as clients and the caches before us are to read them. */
function outgoingHeaders(recorded: RecordedResponse): OutgoingHttpHeaders {
  const headers = recorded.getHeaders()
  for (const name of ofTheRequest) delete headers[name]
  const type = withCharset(String(headers['content-type'] ?? ''))
  if (type) headers['content-type'] = type
  // The framework names the target of a redirect twice where the page is rendered ahead.
  if (Array.isArray(headers.location)) headers.location = headers.location[0]
  const control = String(headers['cache-control'])
  // Other shared caches are not notified when it changes; what never changes under its address they may keep.
  if (/\bs-maxage=/.test(control))
    headers['cache-control'] = control.includes('immutable')
      ? `public, max-age=${yearSeconds}, immutable`
      : 'public, max-age=0, must-revalidate'
  return headers
}

/** A page with the rules of its first paint, whose scripts its policy then allows by their hashes. */
async function pageOf(
  recorded: RecordedResponse,
  headers: OutgoingHttpHeaders,
  { styles, carriesFirstStyles }: { styles: Styles; carriesFirstStyles: boolean },
): Promise<Buffer> {
  const isFound = recorded.statusCode === 200
  const page = paintFirst((await recorded.body).toString('utf8'), {
    // Of an error the first paint is soon enough.
    defersScripts: isFound,
    standsAlone: isFound && isFramedPolicy(headers['content-security-policy']),
    styles,
    carriesFirstStyles,
  })
  headers['content-security-policy'] = renderedPolicy(headers['content-security-policy'], page)
  return Buffer.from(page)
}

/** Weak, since one body goes out in several encodings. One of the framework's would name what it rendered. */
function etagOf(body: Buffer, against: Dictionary | null): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  // A proxy that got this page without a dictionary would be told for ever that what it has is current.
  const difference = against ? `.${against.digest.toString('base64url').slice(0, 8)}` : ''
  return `W/"${hash}${difference}"`
}

/** A response as it goes out of the cache. RFC 9211 has the header. */
export const asHit = (finished: Finished): Finished => ({
  ...finished,
  headers: [...finished.headers, 'cache-status', 'response-cache; hit'],
})

const ofTheRequest = ['x-request-id', 'connection', 'x-nextjs-cache', 'content-length']
const ofTheBody = ['content-encoding', 'content-type']

const flatten = (headers: [string, OutgoingHttpHeader | undefined][]): string[] =>
  headers.flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))

/** Sends a response, or says that the client has it already. */
export function send(
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
