import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /^(text\/|[\w.-]+\/([\w.-]+\+)?xml$)/

/** A content type that says how its text is written: everything here is UTF-8. */
export const withCharset = (type: string) =>
  isText.test(type) && !type.includes(';') ? `${type}; charset=utf-8` : type

export type Encoding = 'br' | 'gzip'

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

/** Compresses a body: thoroughly when it will be sent many times, quickly when only once. */
export function compress(body: Buffer, encoding: Encoding, isReused: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: isReused ? 8 : 6 })
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isReused ? 6 : 4 } })
}
