import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { VideoSource } from '@/prisma/generated/enums'
import { invalidate } from '../cache/cache'
import { db } from '../db/client'
import { env } from '../env'
import { AppError } from '../errors'
import { YouTubeError } from '../youtube/client'
import { embedUrl } from '../youtube/link'
import { checkAlive, type Liveness } from '../youtube/oembed'
import { dataApiEndpoint, type FoundVideo, hasDataApi, searchDataApi, searchKeyless } from '../youtube/search'
import { type Allowance, saveRefusal, spend } from './budget-data'
import { type Candidate, candidatesAround, checkNeeded, rankVideos, tutorialSearch } from './candidates'
import { shareInFlight } from './in-flight'
import { isQuota, quotaDay, quotaError, secondsUntilQuota, tutorialError } from './quota'
import type { Tutorial } from './schema'

export type TeachableTrick = { id: number; name: string }

/** A trick of the library or of the viewer. Throws `not_found`. */
export async function getTeachableTrick(viewerId: number | null, trickId: number): Promise<TeachableTrick> {
  const trick = await db.trick.findFirst({
    where: { id: trickId, OR: [{ ownerId: null }, ...(viewerId === null ? [] : [{ ownerId: viewerId }])] },
    select: { id: true, name: true },
  })
  if (!trick) throw new AppError('not_found', 'Trick not found')
  return trick
}

export function listCandidates(trickId: number): Promise<Candidate[]> {
  return db.trickVideo.findMany({ where: { trickId }, orderBy: [{ position: 'asc' }, { videoId: 'asc' }] })
}

/** Adds what a search found behind what is there; known videos stay as they are. */
export async function addCandidates(
  trickId: number,
  source: VideoSource,
  found: FoundVideo[],
): Promise<void> {
  const last = await db.trickVideo.aggregate({ where: { trickId }, _max: { position: true } })
  const first = (last._max.position ?? -1) + 1
  const checkedAt = new Date()
  await db.trickVideo.createMany({
    data: found.map(({ videoId, title, channel, isEmbeddable }, index) => ({
      trickId,
      videoId,
      title,
      channel,
      source,
      position: first + index,
      isAlive: isEmbeddable,
      checkedAt: isEmbeddable === null ? null : checkedAt,
    })),
    skipDuplicates: true,
  })
}

/** Notes whether a video is alive, for every trick that has it. A dead one is no trick's video any more. */
export async function saveLiveness(videoId: string, liveness: Liveness): Promise<void> {
  const { isAlive } = liveness
  const names = isAlive ? { title: liveness.title, channel: liveness.channel } : {}
  await db.trickVideo.updateMany({ where: { videoId }, data: { isAlive, checkedAt: new Date(), ...names } })
  if (isAlive) return
  const { count } = await db.trick.updateMany({
    where: { videoUrl: embedUrl(videoId) },
    data: { videoUrl: null, videoStart: null },
  })
  if (count > 0) await invalidate('tricks')
}

/** Makes a video the trick's own if it has none yet, so that lists show it from now on. */
export async function setTrickVideo(
  trickId: number,
  video: Pick<Candidate, 'videoId' | 'startSeconds'>,
): Promise<void> {
  const { count } = await db.trick.updateMany({
    where: { id: trickId, videoUrl: null },
    data: { videoUrl: embedUrl(video.videoId), videoStart: video.startSeconds },
  })
  if (count > 0) await invalidate('tricks')
}

/** `rest`: was searched lately. `busy`: somebody searches at this moment. */
export type SearchLock = { state: 'mine'; claim: string } | { state: 'rest' } | { state: 'busy' }

/** Asks for the turn to search tutorials of a trick: no two servers ever have it at once. */
export async function acquireSearchLock(trickId: number): Promise<SearchLock> {
  const claim = randomUUID()
  // A server that dies with the turn loses it after the time that a search may take.
  const taken = await db.$executeRaw`
    INSERT INTO "TutorialSearch" AS search ("trickId", claim, "claimedUntil")
    VALUES (${trickId}, ${claim}::uuid, now() + interval '8 seconds')
    ON CONFLICT ("trickId") DO UPDATE
    SET claim = excluded.claim, "claimedUntil" = excluded."claimedUntil"
    WHERE (search."claimedUntil" IS NULL OR search."claimedUntil" < now())
      AND (search."nextAt" IS NULL OR search."nextAt" <= now())`
  if (taken > 0) return { state: 'mine', claim }
  const row = await db.tutorialSearch.findUnique({ where: { trickId } })
  return { state: row?.nextAt && row.nextAt > new Date() ? 'rest' : 'busy' }
}

/** Gives the turn back; a search that brought an answer needs no other one before `nextAt`. */
export async function releaseSearchLock(trickId: number, claim: string, nextAt: Date | null): Promise<void> {
  await db.tutorialSearch.updateMany({
    where: { trickId, claim },
    data: { claim: null, claimedUntil: null, nextAt },
  })
}

const dayMs = 24 * 3600 * 1000
const [restMs, restWhenEmptyMs] = [7 * dayMs, dayMs]

type Found = { source: VideoSource; found: FoundVideo[] }

/**
 * Searches tutorials of a trick outside and stores them, unless that was done lately. When another
 * server is at it, waits for what it finds. Throws DoorError or `unavailable`.
 */
export async function searchTutorials(trick: TeachableTrick, signal: AbortSignal): Promise<void> {
  for (;;) {
    const turn = await acquireSearchLock(trick.id)
    if (turn.state === 'rest') return
    if (turn.state === 'mine') return searchInTurn(trick, turn.claim, signal)
    await pause(120, undefined, { signal }).catch(() => {
      throw new YouTubeError('search', 'timeout')
    })
  }
}

async function searchInTurn(trick: TeachableTrick, claim: string, signal: AbortSignal): Promise<void> {
  let nextAt: Date | null = null
  try {
    const { source, found } = await searchDoors(tutorialSearch(trick.name), signal)
    await addCandidates(trick.id, source, rankVideos(trick.name, found))
    nextAt = new Date(Date.now() + (found.length > 0 ? restMs : restWhenEmptyMs))
  } finally {
    await releaseSearchLock(trick.id, claim, nextAt)
  }
}

async function searchDoors(query: string, signal: AbortSignal): Promise<Found> {
  const byKey = hasDataApi() ? await searchWithKey(query, signal) : null
  return byKey ?? { source: 'KEYLESS', found: await searchKeyless(query, signal) }
}

// Null: the Data API failed, and the search without a key may work. A spent quota is for its owner to mend.
async function searchWithKey(query: string, signal: AbortSignal): Promise<Found | null> {
  const closed = dataApiEndpoint.openError()
  if (closed?.problem === 'quota') throw closed
  if (closed) return null
  const allowance = { name: 'youtube-search', day: quotaDay(), limit: env.YOUTUBE_DAILY_SEARCHES }
  const refusal = await spend(allowance)
  if (refusal) throw quotaError(secondsUntil(refusal.refusedUntil))
  try {
    return { source: 'DATA_API', found: await searchDataApi(query, signal) }
  } catch (error) {
    return await afterFailure(error, allowance)
  }
}

async function afterFailure(error: unknown, allowance: Allowance): Promise<null> {
  if (!(error instanceof YouTubeError)) throw error
  if (error.problem !== 'quota') return null
  await saveRefusal(allowance, error.retryAfterSeconds)
  throw error
}

function secondsUntil(time: Date | null): number {
  return time ? Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000)) : secondsUntilQuota()
}

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
