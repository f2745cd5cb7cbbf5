import { AppError } from '../errors.ts'

// No 'server-only' here: the pool uses it, and with it scripts run by plain node.

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Whether a row with the same unique key exists already. */
export const isUniqueViolation = (error: unknown) => codeOf(error) === 'P2002'

/** Whether a row that this one refers to does not exist. */
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === 'P2003'

/** Retries a write once when it lost a race for a unique key: the second time it finds the winner's row. */
export async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return write()
  }
}

/** Codes by which Prisma, the pg driver, Postgres and Node say that no answer of the database can be had now. */
const awayCodes = new Set([
  // Prisma: cannot reach, timed out, closed the connection, no connection left, no transaction started in time.
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  // Postgres: is ending, crashed or starting.
  '57P01',
  '57P02',
  '57P03',
  // Postgres: has no connection left.
  '53300',
  // Node.
  'ECONNREFUSED',
  'ECONNRESET',
])

// Without a code of their own: what the pg driver says, and what Prisma says of raw statements.
const awayMessages = new RegExp(
  [
    'Connection terminated',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    "Can't reach database server",
    'is not queryable',
    // 08 is Postgres' class of broken connections.
    'Code: `(57P0[123]|53300|08...)`',
  ].join('|'),
)

/** Whether an error, or what caused it, says that the database could not be reached or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return awayCodes.has(codeOf(error)) || awayMessages.test(error.message) || isDatabaseAway(error.cause)
}

/** Whether Postgres refused a connection because it has as many as it may: it is there, and busy. */
export const isDatabaseFull = (error: unknown): boolean => codeOf(error) === '53300'

/** The `unavailable` error when the database is away, otherwise null. */
export const unavailableFrom = (error: unknown): AppError | null =>
  isDatabaseAway(error)
    ? new AppError('unavailable', 'The service is temporarily unavailable. Please try again.', {
        retryAfterSeconds: 5,
      })
    : null
