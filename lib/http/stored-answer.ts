import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body that is the same for everybody, ready to send: hashed and compressed once. */
export type StoredAnswer = { etag: string; plain: Buffer; gzip: Buffer; br: Buffer }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Prepares a JSON value for sending many times. */
export async function storeAnswer(value: unknown): Promise<StoredAnswer> {
  const plain = Buffer.from(JSON.stringify(value))
  const [gzipped, br] = await Promise.all([
    zip(plain, { level: 9 }),
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { etag, plain, gzip: gzipped, br }
}

/** Sends a prepared answer in the encoding the client takes, or 304 when it has it already. */
export function sendStored(stored: StoredAnswer, request: Request): Response {
  const headers = new Headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json',
    // Weak, since one value is sent in several encodings.
    etag: `W/"${stored.etag}"`,
    vary: 'Accept-Encoding',
  })
  if (request.headers.get('if-none-match')?.includes(stored.etag))
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted),
  )
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(stored[encoding ?? 'plain']), { headers })
}
