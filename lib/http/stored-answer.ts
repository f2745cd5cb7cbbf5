import { createHash } from 'node:crypto'

/** A body that is the same for everybody, written and hashed once. */
export type StoredAnswer = { etag: string; body: string }

/** Prepares a JSON value for sending many times. */
export function storeAnswer(value: unknown): StoredAnswer {
  const body = JSON.stringify(value)
  // Weak, since the server may send one value in several encodings.
  return { etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, body }
}

/** Sends a prepared answer, or 304 when the client has it already. Compression is the server's. */
export function sendStored(
  { etag, body }: StoredAnswer,
  request: Request,
  more: { link?: string } = {},
): Response {
  const headers = {
    ...more,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json',
    etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  const isKnown = known.some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag))
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

const withoutWeakness = (etag: string) => etag.replace(/^W\//, '')
