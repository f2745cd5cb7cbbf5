/** An idempotency key, and a hash of the write it was sent with. */
export type IdempotencyKey = { id: string; fingerprint: string }
