const statuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  rate_limited: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

type FieldErrors = Record<string, string[] | undefined>

type Extras = {
  details?: string
  fields?: FieldErrors
  retryAfterSeconds?: number
  sessionExpired?: boolean
  /** The status of the response, in the browser alone: several share a code there. */
  status?: number
}

/** What is said while the database is away. */
export const outageMessage = 'The service is temporarily unavailable. Please try again.'

/** The one error with a meaning for the caller. Every other error is a defect and becomes a 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(code: ErrorCode, message: string, extras: Extras = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.extras = extras
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** The code by which Node, Postgres or Prisma says what failed; '' if there is none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The code of an HTTP status, for the browser: 500 and above are `unavailable`, unknown ones `invalid`. */
export function codeOfStatus(status: number): ErrorCode {
  const entry = Object.entries(statuses).find(([, value]) => value === status)
  if (entry) return entry[0] as ErrorCode
  return status >= 500 ? 'unavailable' : 'invalid'
}

/** The message of an error whose response brought no sentence: its status, and what else it said. */
export const statusMessage = (status: number, text: string): string => `${status}: ${text}`

/** The sentence of an error for the user; '' where `statusMessage` stands in its place. */
export const sentenceOf = ({ message }: Pick<AppError, 'message'>): string =>
  /^\d{3}:/.test(message) ? '' : message
