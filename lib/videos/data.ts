import 'server-only'
import { AppError } from '../errors'
import { YouTubeError } from '../youtube/door'
import { embedUrl } from '../youtube/link'
import { checkAlive } from '../youtube/oembed'
import {
  getTeachableTrick,
  listCandidates,
  saveLiveness,
  setTrickVideo,
  type TeachableTrick,
} from './candidate-data'
import { isQuota, tutorialError } from './problem'
import type { Tutorial } from './schema'
import { searchTutorials } from './search-data'
import { shareInFlight } from './shared-flight'
import { type Candidate, candidatesAround, checkNeeded } from './walk'

// Below the six seconds that nobody shall wait longer, with room for the answer itself.
const longestMs = 5300

const share = shareInFlight<Tutorial>()

/** This video, if it is a tutorial of the trick and may be shown. Throws `not_found`. */
export async function getTutorial(
  viewerId: number | null,
  trickId: number,
  videoId: string,
): Promise<Tutorial> {
  const trick = await getTeachableTrick(viewerId, trickId)
  const look = createLook(trick, AbortSignal.timeout(longestMs))
  const tutorial = await look.at(videoId)
  if (!tutorial) throw new AppError('not_found', 'This video is not a tutorial of this trick')
  return tutorial
}

/**
 * A tutorial of a trick, or another one than `shown`: first a stored candidate that is alive, then
 * what a search outside brings. Throws `not_found` or `unavailable`.
 */
export async function findTutorial(
  viewerId: number | null,
  trickId: number,
  shown?: string,
): Promise<Tutorial> {
  const trick = await getTeachableTrick(viewerId, trickId)
  return share(`${trickId} ${shown}`, () => lookFor(trick, shown, AbortSignal.timeout(longestMs)))
}

async function lookFor(
  trick: TeachableTrick,
  shown: string | undefined,
  signal: AbortSignal,
): Promise<Tutorial> {
  const look = createLook(trick, signal)
  const stored = await look.beside('ahead', shown)
  if (stored) return stored
  const problem = await searchTutorials(trick, signal).then(() => null, tutorialError)
  if (isQuota(problem)) throw problem
  const found = (await look.beside('ahead', shown)) ?? (await look.beside('before', shown))
  if (found) return found
  throw problem ?? look.problem() ?? noneError(shown)
}

function noneError(shown: string | undefined): AppError {
  const what = shown ? 'other tutorial' : 'tutorial'
  return new AppError('not_found', `No ${what} was found for this trick`)
}

// Gives the first candidate that may be shown, and asks outside about as few of them as possible.
function createLook(trick: TeachableTrick, signal: AbortSignal) {
  let down: YouTubeError | null = null

  async function isShowable(candidate: Candidate): Promise<boolean> {
    const need = checkNeeded(candidate)
    if (need === 'no') return true
    if (down) return need === 'should'
    try {
      const liveness = await checkAlive(candidate.videoId, signal)
      await saveLiveness(candidate.videoId, liveness)
      if (liveness.isAlive) Object.assign(candidate, { title: liveness.title, channel: liveness.channel })
      return liveness.isAlive
    } catch (error) {
      if (!(error instanceof YouTubeError)) throw error
      down = error
      return need === 'should'
    }
  }

  async function first(candidates: Candidate[]): Promise<Candidate | null> {
    for (const candidate of candidates) {
      if (await isShowable(candidate)) return candidate
    }
    return null
  }

  return {
    async at(videoId: string): Promise<Tutorial | null> {
      const { ahead } = candidatesAround(await listCandidates(trick.id))
      const found = await first(ahead.filter((candidate) => candidate.videoId === videoId))
      return found && toTutorial(found)
    },
    async beside(side: 'ahead' | 'before', shown?: string): Promise<Tutorial | null> {
      const found = await first(candidatesAround(await listCandidates(trick.id), shown)[side])
      if (found) await setTrickVideo(trick.id, found)
      return found && toTutorial(found)
    },
    problem: () => down && tutorialError(down),
  }
}

function toTutorial({ videoId, title, channel, startSeconds }: Candidate): Tutorial {
  return { embedUrl: embedUrl(videoId, startSeconds), videoId, title, channel, startSeconds }
}
