import { AppError, codeOf, outageMessage } from '../errors.ts'
import { noteExhausted } from '../outages.ts'

// No 'server-only' here: the pool uses it, and with it scripts run by plain node.

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

/** The codes by which Prisma, Postgres and Node say that the database is away: the one list of them. */
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

// What the pg driver and Prisma say without a code.
const awayMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Can't reach database server|is not queryable/

// An error of a raw statement has Prisma's code, and Postgres' own only in its message.
const codeInMessage = ({ message }: Error): string => /Code: `(\w+)`/.exec(message)?.[1] ?? ''

// Class 08 holds Postgres' connection exceptions.
const isAwayCode = (code: string) => awayCodes.has(code) || /^08\w{3}$/.test(code)

/** Whether an error, or what caused it, says that the database could not be reached or did not respond in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isAway =
    isAwayCode(codeOf(error)) || isAwayCode(codeInMessage(error)) || awayMessages.test(error.message)
  return isAway || isDatabaseAway(error.cause)
}

/** Postgres has no room or memory left, or was made read-only: reads may go on working. */
const exhaustedCodes = new Set(['53000', '53100', '53200', '53400', '25006'])

/** Whether an error, or what caused it, says that Postgres cannot write because it has run out of something. */
function isDatabaseExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isExhausted = exhaustedCodes.has(codeOf(error)) || exhaustedCodes.has(codeInMessage(error))
  return isExhausted || isDatabaseExhausted(error.cause)
}

/** Whether Postgres refused a connection because it has as many as it may: it is there, and busy. */
export const isDatabaseFull = (error: unknown): boolean => codeOf(error) === '53300'

/** The `unavailable` error when the database is away or cannot write, otherwise null. */
export function unavailableFrom(error: unknown): AppError | null {
  const isExhausted = isDatabaseExhausted(error)
  if (isExhausted) noteExhausted()
  if (!isExhausted && !isDatabaseAway(error)) return null
  return new AppError('unavailable', outageMessage, { retryAfterSeconds: 5 })
}
