import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './generated/client.ts'
import { createPool } from './guarded-pool.ts'
import { createStatementNames } from './statement-name.ts'

/**
 * A client with its own small pool. A frozen or absent Postgres ends a query
 * after `queryMs`, a connection after `connectMs`, instead of holding the request for ever,
 * and the requests after it are refused at once.
 */
export function createClient(url: string, { max = 10, queryMs = 5000, connectMs = 3000 } = {}): PrismaClient {
  const pool = createPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    query_timeout: queryMs,
  })
  const nameOf = createStatementNames()
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    statementNameGenerator: ({ sql }) => nameOf(sql),
  })
  return new PrismaClient({ adapter })
}
