import { cacheTags, invalidationChannel } from '../lib/cache-tags.ts'
import type { PrismaClient } from '../prisma/generated/client.ts'

/** Has every running server read all of its content anew. */
export async function tellServers(client: PrismaClient): Promise<void> {
  for (const tag of cacheTags)
    await client.$executeRaw`SELECT pg_notify(${invalidationChannel}, ${`script ${tag}`})`
}
