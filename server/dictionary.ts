import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { accepts, type Coding } from './encoding.ts'

/**
 * What the pages of one release have in common. A browser fetches it once, when it has nothing else to do, and from
 * then on public pages and their payloads go to it as the difference to it (RFC 9842, "dcz").
 */
export interface Dictionary {
  /** Where it is; another one for other contents. */
  readonly path: string
  readonly content: Buffer
  /** `content` compressed with brotli. */
  readonly compressed: Buffer
  readonly digest: Buffer
}

/** A dictionary of this content. */
export async function dictionaryOf(content: Buffer): Promise<Dictionary> {
  const digest = createHash('sha256').update(content).digest()
  const compressed = await promisify(brotliCompress)(content)
  return { path: `/dictionary/${digest.toString('base64url')}`, content, compressed, digest }
}

/**
 * Whether a caller has exactly this dictionary and takes what is compressed against it. Browsers look for its digest in
 * every such body, and fail where a HEAD has none.
 */
export const hasDictionary = (
  { method, headers }: { method?: string; headers: IncomingHttpHeaders },
  { digest }: Dictionary,
): boolean =>
  method === 'GET' &&
  accepts(headers['accept-encoding'], 'dcz') &&
  headers['available-dictionary'] === `:${digest.toString('base64')}:`

// A frame that others skip over, and in it which dictionary is needed (RFC 9842, section 5).
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
const levels = { once: 3, again: 9, often: 19 }

/** A body as its difference to a dictionary: the encoding "dcz". */
export const codingAgainst = ({ content: dictionary, digest }: Dictionary): Coding => ({
  name: 'dcz',
  async compress(body, effort) {
    const params = { [constants.ZSTD_c_compressionLevel]: levels[effort] }
    return Buffer.concat([magic, digest, await promisify(zstdCompress)(body, { dictionary, params })])
  },
  decompress: (compressed) =>
    promisify(zstdDecompress)(compressed.subarray(magic.byteLength + digest.byteLength), { dictionary }),
})

/** What a page says of its dictionary: browsers that know of such things fetch it when they are idle. */
export const linkTo = ({ path }: Dictionary) => `<${path}>; rel="compression-dictionary"`

/** Sends the dictionary itself. It holds for documents and for what scripts fetch, all over the site. */
export function sendDictionary(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { content, compressed }: Dictionary,
): void {
  const isTaken = accepts(headers['accept-encoding'], 'br')
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    ...(isTaken ? { 'content-encoding': 'br' } : {}),
    'content-length': isTaken ? compressed.byteLength : content.byteLength,
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/*", match-dest=("document" "")',
  })
  response.end(method === 'HEAD' ? undefined : isTaken ? compressed : content)
}

// The page that everyone comes back to, and one of the kind that most pages are of; a library of one's own may not have
// the trick. What stands last is found with the fewest bits.
const samples = ['/tricks', '/tricks/kickflip']
const patience = 30_000

/**
 * Makes the dictionary of a running server out of its own pages; null when it can render none now. Only a page that
 * does not exist is left out: servers of one release have to have the same dictionary, and each of them may fail at
 * another moment.
 */
export async function sampleDictionary(origin: string): Promise<Dictionary | null> {
  const read = async (path: string, headers: Record<string, string>): Promise<Buffer | null> => {
    const response = await fetch(origin + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
      signal: AbortSignal.timeout(patience),
    })
    const body = Buffer.from(await response.arrayBuffer())
    if (response.status === 404) return null
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}.`)
    return body
  }
  try {
    const parts: (Buffer | null)[] = []
    for (const path of samples) parts.push(await read(path, { rsc: '1' }), await read(path, {}))
    const found = parts.filter((part) => part !== null)
    return found.length > 0 ? await dictionaryOf(Buffer.concat(found)) : null
  } catch {
    // None for now: pages go out under brotli.
    return null
  }
}
