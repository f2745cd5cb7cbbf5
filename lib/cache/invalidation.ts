import { randomUUID } from 'node:crypto'
import { type CacheTag, cacheTags } from './tags.ts'

/** The channel of the database on which changes are published. */
export const invalidationChannel = 'invalidation'

type ThisServer = {
  readonly id: string
  /** Drops what this process holds under a tag. The production server puts its own caches here. */
  empty: (tag: CacheTag) => Promise<void>
}

const place = globalThis as typeof globalThis & { thisServer?: ThisServer }

place.thisServer ??= { id: randomUUID(), empty: async () => {} }

/** This process among the servers. On globalThis, since the server and the framework's bundles each load this file. */
export const thisServer: ThisServer = place.thisServer

/** Sends a statement to the database: Prisma's `$queryRaw`. */
type Query = (sql: TemplateStringsArray, ...values: unknown[]) => PromiseLike<unknown>

/** Publishes to every other server of this database that the content under a tag has changed. */
export async function publishInvalidation(query: Query, tag: CacheTag): Promise<void> {
  await query`SELECT pg_notify(${invalidationChannel}, ${`${thisServer.id} ${tag}`})::text`
}

/** The tag that another server has published; null for a message of our own, or one that means nothing to us. */
export function publishedTag(payload: string | undefined): CacheTag | null {
  const [sender, name] = (payload ?? '').split(' ')
  return sender === thisServer.id ? null : (cacheTags.find((tag) => tag === name) ?? null)
}
