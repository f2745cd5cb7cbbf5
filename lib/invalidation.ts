import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { forget } from './cache'
import { type CacheTag, cacheTags } from './cache-tags'
import { AppError } from './errors'
import { serverIdentity } from './server-identity'

export const tagParams = z.object({ tag: z.enum(cacheTags) })

/** Forgets what another server has changed. Only our own server knows the secret; for all others nothing is here. */
export function hearInvalidation(tag: CacheTag, secret: string | null): void {
  const [given, own] = [Buffer.from(secret ?? ''), Buffer.from(serverIdentity.secret)]
  if (given.byteLength !== own.byteLength || !timingSafeEqual(given, own))
    throw new AppError('not_found', 'Not found')
  forget(tag)
}
