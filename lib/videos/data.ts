import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { VideoSource } from '@/prisma/generated/enums'
import { invalidate } from '../cache/cache'
import { dayMs } from '../days'
import { db } from '../db/client'
import { type Allowance, saveRefusal, spend } from '../db/daily-budget'
import { env } from '../env'
import { AppError } from '../errors'
import { shareInFlight } from '../in-flight'
import { trickNotFound, visibleTo } from '../visible-tricks'
import { YouTubeError } from '../youtube/client'
import { embedUrl } from '../youtube/link'
import { checkAlive, type Liveness } from '../youtube/oembed'
import { dataApiEndpoint, type FoundVideo, hasDataApi, searchDataApi, searchKeyless } from '../youtube/search'
import { type Candidate, candidatesAround, checkNeeded, rankVideos, tutorialSearch } from './candidates'
import { isQuota, quotaDay, quotaError, secondsUntilQuota, tutorialError } from './quota'
import type { Tutorial } from './schema'

// Callers wait at most six seconds, the response included.
const timeoutMs = 5300

const shared = shareInFlight<Tutorial>()

/** This video, if it is a tutorial of the trick that can be shown. Throws `not_found`. */
export async function getTutorial(
  viewerId: number | null,
  trickId: number,
  videoId: string,
): Promise<Tutorial> {
  const trick = await getTeachableTrick(viewerId, trickId)
  const finder = candidateFinder(trick, AbortSignal.timeout(timeoutMs))
  const tutorial = await finder.find(videoId)
  if (!tutorial) throw new AppError('not_found', 'This video is not a tutorial of this trick')
  return tutorial
}

/**
 * A tutorial of a trick, or a different one than `shown`: a stored candidate that is still available, or else what a
 * search on YouTube finds. Throws `not_found` or `unavailable`.
 */
export async function findTutorial(
  viewerId: number | null,
  trickId: number,
  shown?: string,
): Promise<Tutorial> {
  const trick = await getTeachableTrick(viewerId, trickId)
  return shared(`${trickId} ${shown}`, () => findUnshared(trick, shown, AbortSignal.timeout(timeoutMs)))
}

async function findUnshared(
  trick: TeachableTrick,
  shown: string | undefined,
  signal: AbortSignal,
): Promise<Tutorial> {
  const finder = candidateFinder(trick, signal)
  const stored = await finder.next('after', shown)
  if (stored) return stored
  const problem = await searchTutorials(trick, signal).then(() => null, tutorialError)
  if (isQuota(problem)) throw problem
  const found = (await finder.next('after', shown)) ?? (await finder.next('before', shown))
  if (found) return found
  throw problem ?? finder.error() ?? noneError(shown)
}

function noneError(shown: string | undefined): AppError {
  const what = shown ? 'other tutorial' : 'tutorial'
  return new AppError('not_found', `No ${what} was found for this trick`)
}

// Finds the first candidate that can be shown, and checks as few of them on YouTube as possible.
function candidateFinder(trick: TeachableTrick, signal: AbortSignal) {
  let failure: YouTubeError | null = null

  async function isShowable(candidate: Candidate): Promise<boolean> {
    const need = checkNeeded(candidate)
    if (need === 'no') return true
    if (failure) return need === 'should'
    try {
      const liveness = await checkAlive(candidate.videoId, signal)
      await saveLiveness(candidate.videoId, liveness)
      if (liveness.isAlive) Object.assign(candidate, { title: liveness.title, channel: liveness.channel })
      return liveness.isAlive
    } catch (error) {
      if (!(error instanceof YouTubeError)) throw error
      failure = error
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
    async find(videoId: string): Promise<Tutorial | null> {
      const { after } = candidatesAround(await listCandidates(trick.id))
      const found = await first(after.filter((candidate) => candidate.videoId === videoId))
      return found && toTutorial(found)
    },
    async next(side: 'after' | 'before', shown?: string): Promise<Tutorial | null> {
      const found = await first(candidatesAround(await listCandidates(trick.id), shown)[side])
      if (found) await setTrickVideo(trick.id, found)
      return found && toTutorial(found)
    },
    error: () => failure && tutorialError(failure),
  }
}

function toTutorial({ videoId, title, channel, startSeconds, seconds }: Candidate): Tutorial {
  return { embedUrl: embedUrl(videoId, startSeconds), videoId, title, channel, startSeconds, seconds }
}

// Tricks and their candidates

type TeachableTrick = { id: number; name: string }

/** A trick of the library or of the viewer. Throws `not_found`. */
async function getTeachableTrick(viewerId: number | null, trickId: number): Promise<TeachableTrick> {
  const trick = await db.trick.findFirst({
    where: { id: trickId, ...visibleTo(viewerId) },
    select: { id: true, name: true },
  })
  if (!trick) throw trickNotFound()
  return trick
}

function listCandidates(trickId: number): Promise<Candidate[]> {
  return db.trickVideo.findMany({ where: { trickId }, orderBy: [{ position: 'asc' }, { videoId: 'asc' }] })
}

/** Appends what a search found to the candidates of a trick; known videos stay as they are. */
async function addCandidates(trickId: number, source: VideoSource, found: FoundVideo[]): Promise<void> {
  const last = await db.trickVideo.aggregate({ where: { trickId }, _max: { position: true } })
  const first = (last._max.position ?? -1) + 1
  const checkedAt = new Date()
  const { count } = await db.trickVideo.createMany({
    data: found.map(({ videoId, title, channel, seconds, isEmbeddable }, index) => ({
      trickId,
      videoId,
      title,
      channel,
      seconds,
      source,
      position: first + index,
      isAlive: isEmbeddable,
      checkedAt: isEmbeddable === null ? null : checkedAt,
    })),
    skipDuplicates: true,
  })
  const timed = found.filter(({ seconds }) => seconds !== null)
  const learned = await db.$executeRaw`
    UPDATE "TrickVideo" AS video SET seconds = found.seconds
    FROM unnest(${timed.map(({ videoId }) => videoId)}::bpchar[], ${timed.map(({ seconds }) => seconds)}::int[])
      AS found ("videoId", seconds)
    WHERE video."videoId" = found."videoId" AND video.seconds IS NULL`
  // Pages show what is known.
  if (count + learned > 0) await invalidate('tricks')
}

/** Records whether a video is available, for every trick that has it. An unavailable one stops being any trick's own. */
export async function saveLiveness(videoId: string, liveness: Liveness): Promise<void> {
  const { isAlive } = liveness
  const names = isAlive ? { title: liveness.title, channel: liveness.channel } : {}
  // What pages show of it.
  const isNews = isAlive ? { title: null } : { OR: [{ isAlive: true }, { isAlive: null }] }
  const news = await db.trickVideo.count({ where: { videoId, ...isNews } })
  await db.trickVideo.updateMany({ where: { videoId }, data: { isAlive, checkedAt: new Date(), ...names } })
  const { count } = isAlive
    ? { count: 0 }
    : await db.trick.updateMany({
        where: { videoUrl: embedUrl(videoId) },
        data: { videoUrl: null, videoStart: null },
      })
  if (news + count > 0) await invalidate('tricks')
}

/** Makes a video the trick's own unless it has one, so that lists show it from now on. */
async function setTrickVideo(
  trickId: number,
  video: Pick<Candidate, 'videoId' | 'startSeconds'>,
): Promise<void> {
  const { count } = await db.trick.updateMany({
    where: { id: trickId, videoUrl: null },
    data: { videoUrl: embedUrl(video.videoId), videoStart: video.startSeconds },
  })
  if (count > 0) await invalidate('tricks')
}

// Searching outside

const [searchAgainMs, searchAgainWhenEmptyMs] = [7 * dayMs, dayMs]

type Found = { source: VideoSource; found: FoundVideo[] }

/**
 * Searches YouTube for tutorials of a trick and stores them, unless that was done lately. If another server is
 * searching, waits for it to finish. Throws YouTubeError or `unavailable`.
 */
async function searchTutorials(trick: TeachableTrick, signal: AbortSignal): Promise<void> {
  for (;;) {
    const lock = await acquireSearchLock(trick.id)
    if (lock.state === 'recent') return
    if (lock.state === 'acquired') return searchLocked(trick, lock.claim, signal)
    await pause(120, undefined, { signal }).catch(() => {
      throw new YouTubeError('search', 'timeout')
    })
  }
}

async function searchLocked(trick: TeachableTrick, claim: string, signal: AbortSignal): Promise<void> {
  let nextAt: Date | null = null
  try {
    const { source, found } = await searchYouTube(tutorialSearch(trick.name), signal)
    await addCandidates(trick.id, source, rankVideos(trick.name, found))
    nextAt = new Date(Date.now() + (found.length > 0 ? searchAgainMs : searchAgainWhenEmptyMs))
  } finally {
    await releaseSearchLock(trick.id, claim, nextAt)
  }
}

async function searchYouTube(query: string, signal: AbortSignal): Promise<Found> {
  const byKey = hasDataApi() ? await searchWithKey(query, signal) : null
  return byKey ?? { source: 'KEYLESS', found: await searchKeyless(query, signal) }
}

// Null: the API failed in a way that searching without a key may still succeed. A spent quota is an error.
async function searchWithKey(query: string, signal: AbortSignal): Promise<Found | null> {
  const unavailable = dataApiEndpoint.openError()
  if (unavailable?.problem === 'quota') throw unavailable
  if (unavailable) return null
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

/** `recent`: a search ran lately. `busy`: another one is running now. */
type SearchLock = { state: 'acquired'; claim: string } | { state: 'recent' } | { state: 'busy' }

/** Tries to become the only server that searches tutorials of a trick. */
async function acquireSearchLock(trickId: number): Promise<SearchLock> {
  const claim = randomUUID()
  // A server that dies loses the lock after the longest time a search may take. Times that lie
  // further ahead than any that is ever written, and than clocks may differ, came from a clock that was ahead.
  const taken = await db.$executeRaw`
    INSERT INTO "TutorialSearch" AS search ("trickId", claim, "claimedUntil")
    VALUES (${trickId}, ${claim}::uuid, now() + interval '8 seconds')
    ON CONFLICT ("trickId") DO UPDATE
    SET claim = excluded.claim, "claimedUntil" = excluded."claimedUntil", "nextAt" = NULL
    WHERE (search."claimedUntil" BETWEEN now() AND now() + interval '1 minute') IS NOT TRUE
      AND (search."nextAt" > now() AND search."nextAt" <= now() + ${searchAgainMs + 60_000}::bigint * interval '1 ms') IS NOT TRUE`
  if (taken > 0) return { state: 'acquired', claim }
  const row = await db.tutorialSearch.findUnique({ where: { trickId } })
  return { state: row?.nextAt && row.nextAt > new Date() ? 'recent' : 'busy' }
}

/** Releases the lock. `nextAt`: when the next search makes sense, null for at once. */
async function releaseSearchLock(trickId: number, claim: string, nextAt: Date | null): Promise<void> {
  await db.tutorialSearch.updateMany({
    where: { trickId, claim },
    data: { claim: null, claimedUntil: null, nextAt },
  })
}
