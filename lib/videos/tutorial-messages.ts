import type { AppError } from '../errors'

/** Where a tutorial is shown: each place has its own words. */
export type TutorialPlace = 'list' | 'carousel' | 'lines' | 'suggestion'

const quota = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
const meanwhile =
  'Your existing tutorial will continue to work, and you can try finding new tutorials in about an hour.'

type Words = { quota: string; network: string; fallback: string; loaded: string }

const networkWords = (advice: string) => `Network error while loading the tutorial. ${advice}`

const listWords: Words = {
  quota: `${quota} ${meanwhile}`,
  network: networkWords('Please check your connection and try again.'),
  fallback: 'Failed to load tutorial video',
  loaded: 'Tutorial video loaded successfully',
}

const words: Record<TutorialPlace, Words> = {
  list: listWords,
  carousel: { ...listWords, quota, network: networkWords('Please try again') },
  lines: { ...listWords, fallback: 'Failed to load tutorial' },
  suggestion: { ...listWords, quota, loaded: 'Tutorial loaded successfully!' },
}

export const tutorialErrorTitle = 'Video Loading Error'

/** What is said when a tutorial has come; a further one has words of its own. */
export const tutorialLoadedMessage = (place: TutorialPlace, isAnother: boolean) =>
  isAnother ? 'New tutorial loaded successfully' : words[place].loaded

/** What is said when none came; null stands for an answer that never arrived. */
export function tutorialErrorMessage(place: TutorialPlace, error: Pick<AppError, 'message'> | null): string {
  const { quota: quotaWords, network, fallback } = words[place]
  if (!error) return network
  // "503: ..." is an answer without a message; a 503 that says something else means something else.
  if (error.message === quota || error.message.startsWith('503:')) return quotaWords
  return /^\d{3}:/.test(error.message) || !error.message ? fallback : error.message
}
