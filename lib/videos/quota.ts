import { daysIn } from '../days'
import { AppError } from '../errors'
import { YouTubeError } from '../youtube/client'
import { failureMessage, quotaMessage } from './tutorial-messages'

/** The error for callers while YouTube's quota is spent. */
export const quotaError = (retryAfterSeconds: number) =>
  new AppError('unavailable', quotaMessage, { retryAfterSeconds })

/** The error for callers when YouTube fails. Rethrows errors that have other causes. */
export function tutorialError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof YouTubeError)) throw error
  if (error.problem === 'quota') return quotaError(error.retryAfterSeconds)
  return new AppError('unavailable', failureMessage, {
    retryAfterSeconds: error.retryAfterSeconds,
  })
}

/** Whether an error is `quotaError`; null is none. */
export const isQuota = (error: AppError | null) => error?.message === quotaMessage

const dayThere = daysIn('America/Los_Angeles')

/** The day, YYYY-MM-DD, that a request to YouTube counts for. Their quotas reset at midnight Pacific time. */
export function quotaDay(now = new Date()): string {
  return dayThere(now)
}
