import { randomUUID } from 'node:crypto'
import { announce } from '../lib/announcement.ts'
import { cacheTags } from '../lib/cache/tags.ts'
import type { PrismaClient } from '../prisma/generated/client.ts'

/** Has every running server read all of its content anew. */
export async function tellServers(client: PrismaClient): Promise<void> {
  for (const tag of cacheTags)
    await announce((query, ...values) => client.$queryRaw(query, ...values), tag, randomUUID())
}
