import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './generated/client.ts'

/**
 * A client with its own small pool. A frozen or absent Postgres ends a query
 * after `queryMs`, a connection after `connectMs`, instead of holding the request for ever.
 */
export function createClient(url: string, { max = 10, queryMs = 5000, connectMs = 3000 } = {}): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: 30_000,
      query_timeout: queryMs,
    }),
  })
}
