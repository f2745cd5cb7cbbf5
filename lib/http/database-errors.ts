import { AppError } from '../errors'

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
// The pg driver gives these no code.
const unreachableMessages = /Connection terminated|Query read timeout|timeout exceeded when trying to connect/

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
