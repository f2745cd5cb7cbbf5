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

const place = 'America/Los_Angeles'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: place, dateStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone: place, timeStyle: 'medium' })

const maxSeconds = 3600

/** The day, YYYY-MM-DD, that a request to YouTube counts for. Their quotas reset at midnight Pacific time. */
export function quotaDay(now = new Date()): string {
  return dayFormat.format(now)
}

/** How long to wait when the day's quota is spent: until midnight Pacific time, but at most an hour. */
export function secondsUntilQuota(now = new Date()): number {
  const [hours = 0, minutes = 0, seconds = 0] = timeFormat.format(now).split(':').map(Number)
  return Math.min(maxSeconds, Math.max(60, 86_400 - ((hours % 24) * 3600 + minutes * 60 + seconds)))
}
