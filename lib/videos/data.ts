import 'server-only'
import { AppError } from '../errors'
import { DoorError } from '../youtube/door'
import { embedUrl } from '../youtube/link'
import { checkAlive } from '../youtube/oembed'
import {
  getTeachableTrick,
  listCandidates,
  noteLiveness,
  rememberVideo,
  type TeachableTrick,
} from './candidate-data'
import { isQuota, tutorialProblem } from './problem'
import type { Tutorial } from './schema'
import { searchTutorials } from './search-data'
import { createSharedFlight } from './shared-flight'
import { type Candidate, checkNeeded, walk } from './walk'

// Below the six seconds that nobody shall wait longer, with room for the answer itself.
const longestMs = 5300

const share = createSharedFlight<Tutorial>()

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
  const stored = await look('ahead', shown)
  if (stored) return stored
  const problem = await searchTutorials(trick, signal).then(() => null, tutorialProblem)
  if (isQuota(problem)) throw problem
  const found = (await look('ahead', shown)) ?? (await look('before', shown))
  if (found) return found
  throw problem ?? look.problem() ?? noneError(shown)
}

function noneError(shown: string | undefined): AppError {
  const what = shown ? 'other tutorial' : 'tutorial'
  return new AppError('not_found', `No ${what} was found for this trick`)
}

// Gives the first candidate that may be shown, and asks outside about as few of them as possible.
function createLook(trick: TeachableTrick, signal: AbortSignal) {
  let down: DoorError | null = null

  async function isShowable(candidate: Candidate): Promise<boolean> {
    const need = checkNeeded(candidate)
    if (need === 'no') return true
    if (down) return need === 'should'
    try {
      const liveness = await checkAlive(candidate.videoId, signal)
      await noteLiveness(candidate.videoId, liveness)
      if (liveness.isAlive) Object.assign(candidate, { title: liveness.title, channel: liveness.channel })
      return liveness.isAlive
    } catch (error) {
      if (!(error instanceof DoorError)) throw error
      down = error
      return need === 'should'
    }
  }

  async function look(side: 'ahead' | 'before', shown?: string): Promise<Tutorial | null> {
    const candidates = walk(await listCandidates(trick.id), shown)[side]
    for (const candidate of candidates) {
      if (await isShowable(candidate)) return show(trick, candidate)
    }
    return null
  }

  return Object.assign(look, { problem: () => down && tutorialProblem(down) })
}

async function show(trick: TeachableTrick, candidate: Candidate): Promise<Tutorial> {
  await rememberVideo(trick.id, candidate)
  const { videoId, title, channel, startSeconds } = candidate
  return { embedUrl: embedUrl(videoId, startSeconds), videoId, title, channel, startSeconds }
}
