import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const isText = /^(text\/|[\w.-]+\/([\w.-]+\+)?xml$)/

/** A content type that says how its text is written: everything here is UTF-8. */
export const withCharset = (type: string) =>
  isText.test(type) && !type.includes(';') ? `${type}; charset=utf-8` : type

type Encoding = 'br' | 'gzip'

/** Whether an Accept-Encoding takes an encoding. */
export function accepts(accepted: string | undefined, name: string): boolean {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  return named.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
}

/** The best encoding that a caller takes; null when it wants the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null
}

const compressible =
  /^(text\/|image\/svg|application\/(json|manifest\+json|rss\+xml|atom\+xml|xml|javascript))/
const minimumBytes = 1024

/** Whether a body is worth compressing. */
export const isCompressible = (type: string, body: Buffer) =>
  body.byteLength >= minimumBytes && compressible.test(type)

/** How much time a compression may take: the body is sent once, or again, or so often that every byte counts. */
type Effort = 'once' | 'again' | 'often'

/** A way to compress a body; `name` stands in Content-Encoding. */
export interface Coding {
  readonly name: string
  compress(body: Buffer, effort: Effort): Promise<Buffer>
  decompress(compressed: Buffer): Promise<Buffer>
}

// A page of 150 KB takes brotli a third of a second in the end, and is a tenth smaller.
const qualities = { once: 4, again: 6, often: constants.BROTLI_MAX_QUALITY }
const levels = { once: 6, again: 8, often: constants.Z_BEST_COMPRESSION }

export const codings: Readonly<Record<Encoding, Coding>> = {
  br: {
    name: 'br',
    compress: (body, effort) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } }),
    decompress: promisify(brotliDecompress),
  },
  gzip: {
    name: 'gzip',
    compress: (body, effort) => promisify(gzip)(body, { level: levels[effort] }),
    decompress: promisify(gunzip),
  },
}
