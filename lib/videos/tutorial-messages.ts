import { type AppError, outageMessage, sentenceOf } from '../errors'

/** Where a tutorial is shown; the messages differ. */
export type TutorialPlace = 'list' | 'carousel' | 'lines' | 'suggestion'

/** What the server says when YouTube has no quota left, or fails otherwise; lists add a sentence to the first. */
export const quotaMessage =
  'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
export const failureMessage = 'Failed to load tutorial video'

const meanwhile =
  'Your existing tutorial will continue to work, and you can try finding new tutorials in about an hour.'

type Messages = { quota: string; network: string; fallback: string; loaded: string }

const networkMessage = (advice: string) => `Network error while loading the tutorial. ${advice}`

const inLists: Messages = {
  quota: `${quotaMessage} ${meanwhile}`,
  network: networkMessage('Please check your connection and try again.'),
  fallback: failureMessage,
  loaded: 'Tutorial video loaded successfully',
}

const messages: Record<TutorialPlace, Messages> = {
  list: inLists,
  carousel: { ...inLists, quota: quotaMessage, network: networkMessage('Please try again') },
  lines: { ...inLists, fallback: 'Failed to load tutorial' },
  suggestion: { ...inLists, quota: quotaMessage, loaded: 'Tutorial loaded successfully!' },
}

/** What a 503 says that has nothing to do with the quota. */
const otherCauses = [failureMessage, outageMessage]

export const tutorialErrorTitle = 'Video Loading Error'

/** The message when a tutorial was loaded. `isAnother`: it replaces one that was shown. */
export const tutorialLoadedMessage = (place: TutorialPlace, isAnother: boolean) =>
  isAnother ? 'New tutorial loaded successfully' : messages[place].loaded

/** The message when loading a tutorial failed; null stands for a network error. */
export function tutorialErrorMessage(
  place: TutorialPlace,
  error: Pick<AppError, 'message' | 'extras'> | null,
): string {
  const { quota, network, fallback } = messages[place]
  if (!error) return network
  if (error.extras.status === 503 && !otherCauses.includes(error.message)) return quota
  return sentenceOf(error) || fallback
}
