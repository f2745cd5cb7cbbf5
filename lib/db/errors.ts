import { AppError } from '../errors'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A row with the same unique key is there already. */
export const isUniqueViolation = (error: unknown) => codeOf(error) === 'P2002'

/** A row that this one refers to is not there. */
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === 'P2003'

/** Runs a write again, once, when it lost a race for a key: the second time it finds the winner's row. */
export async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return write()
  }
}

const unreachableCodes = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
])
// Without a code of their own: what the pg driver says, and what Prisma says of a statement that we wrote ourselves.
const unreachableMessages = new RegExp(
  [
    'Connection terminated',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    "Can't reach database server",
    'is not queryable',
    // Postgres is ending, starting or full, or the connection broke.
    'Code: `(57P0[123]|53300|08...)`',
  ].join('|'),
)

/** The `unavailable` error when the database could not be reached or did not answer, otherwise null. */
export function unavailableFrom(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const isUnreachable = unreachableCodes.has(code) || unreachableMessages.test(error.message)
  if (isUnreachable) {
    return new AppError('unavailable', 'The service is temporarily unavailable. Please try again.', {
      retryAfterSeconds: 5,
    })
  }
  return error.cause ? unavailableFrom(error.cause) : null
}
