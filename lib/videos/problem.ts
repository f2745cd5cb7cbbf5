import { AppError } from '../errors'
import { YouTubeError } from '../youtube/door'

// The lists add their own second sentence to this one.
const quotaMessage = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'

export const quotaError = (retryAfterSeconds: number) =>
  new AppError('unavailable', quotaMessage, { retryAfterSeconds })

/** What a caller is told when a door brought nothing. Throws errors that are no door's as they are. */
export function tutorialError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof YouTubeError)) throw error
  if (error.problem === 'quota') return quotaError(error.retryAfterSeconds)
  return new AppError('unavailable', 'Failed to load tutorial video', {
    retryAfterSeconds: error.retryAfterSeconds,
  })
}

export const isQuota = (error: AppError | null) => error?.message === quotaMessage
