import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../prisma/generated/client.ts'
import { createPool } from './pool.ts'

// No 'server-only' here: scripts run by plain node connect too.

/** For what nobody waits for: there a busy machine is no reason to fail. */
export const patient = { queryMs: 60_000, connectMs: 60_000 }

/**
 * A Prisma client with its own small pool. With a frozen or absent Postgres what is asked of it fails within a quarter
 * more than `connectMs`, instead of holding the request for ever, and the requests after it fail at once. Where Postgres
 * responds, a query or a transaction fails after `queryMs`, and `connectMs` is waited three times while all connections
 * are in use.
 */
export function createClient(url: string, { max = 10, queryMs = 8000, connectMs = 3000 } = {}): PrismaClient {
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
  return new PrismaClient({ adapter, transactionOptions: { maxWait: connectMs, timeout: queryMs } })
}

// Each connection keeps what is prepared on it for as long as it lives.
const maxNames = 300
// A list of ids as long as the request wants it: another text every time.
const hasListOfAnyLength = /\$\d+,\s?\$\d+,\s?\$\d+/
// The best plan for a search depends on the text: one plan for every text was four times slower.
const isSearch = /\bILIKE\b|tsquery/i

/**
 * Names prepared statements: what runs again and again is parsed and planned once for each connection instead of
 * every time. An empty name means that the statement is not prepared but planned each time it runs.
 */
export function createStatementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known || names.size >= maxNames || hasListOfAnyLength.test(sql) || isSearch.test(sql))
      return known ?? ''
    const name = createHash('sha256').update(sql).digest('base64url')
    names.set(sql, name)
    return name
  }
}
