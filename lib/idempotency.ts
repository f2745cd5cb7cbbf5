import { AppError } from './errors'

/** An idempotency key, and a hash of the write it was sent with. */
export type IdempotencyKey = { id: string; fingerprint: string }

export const idempotencyKeyHeader = 'idempotency-key'

/** Names whose a write is that was kept on a device until it could be sent. */
export const accountHeader = 'x-account'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that the caller gave this write, the same for every repetition. Throws `bad_request` unless a UUID. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get(idempotencyKeyHeader)
  if (key === null || uuid.test(key)) return key
  throw new AppError('bad_request', 'Idempotency-Key must be a UUID')
}

/** A fresh id. Not crypto.randomUUID, which browsers withhold from plain http addresses of a home network. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
