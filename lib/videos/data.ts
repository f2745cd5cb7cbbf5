import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { VideoSource } from '@/prisma/generated/enums'
import { invalidate } from '../cache/cache'
import { shareInFlight } from '../cache/in-flight'
import { dayMs } from '../days'
import { db } from '../db/client'
import { saveRefusal, spend } from '../db/daily-budget'
import { env } from '../env'
import { AppError } from '../errors'
import { trickNotFound, visibleTo } from '../visible-tricks'
import { YouTubeError } from '../youtube/client'
import { embedUrl } from '../youtube/link'
import { checkAlive } from '../youtube/oembed'
import { dataApiEndpoint, type FoundVideo, hasDataApi, searchDataApi, searchKeyless } from '../youtube/search'
import { type Candidate, candidatesAround, checkNeeded, rankVideos, tutorialSearch } from './candidates'
import { fits, type NamedTrick } from './fits'
import { recordLiveness, settleTutorials } from './own-data'
import { isQuota, quotaDay, tutorialError } from './quota'
import type { Tutorial, TutorialQuery } from './schema'

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
  const finder = candidateFinder(trick, new Set(), AbortSignal.timeout(timeoutMs))
  const tutorial = await finder.find(videoId)
  if (!tutorial) throw new AppError('not_found', 'This video is not a tutorial of this trick')
  return tutorial
}

/**
 * A tutorial of a trick, or a different one than `after` or `gone`: a stored candidate that is still available, or else what a
 * search on YouTube finds. None of `not`, and none that the viewer reported. Throws `not_found` or `unavailable`.
 */
export async function findTutorial(
  viewerId: number | null,
  trickId: number,
  { after, gone, not = [] }: TutorialQuery = {},
): Promise<Tutorial> {
  const trick = await getTeachableTrick(viewerId, trickId)
  if (gone) await checkAgain(trickId, gone)
  const shown = gone ?? after
  const reported = viewerId === null ? [] : await listReported(viewerId, trickId)
  const excluded = new Set([...not, ...reported])
  const key = [trickId, shown, ...[...excluded].sort()].join(' ')
  return shared(key, () => findUnshared(trick, shown, excluded, AbortSignal.timeout(timeoutMs)))
}

/** Asks whether a video of a trick is still there, however short ago it was. */
async function checkAgain(trickId: number, videoId: string): Promise<void> {
  if ((await db.trickVideo.count({ where: { trickId, videoId } })) === 0) return
  const liveness = await checkAlive(videoId).catch((error: unknown) => {
    if (error instanceof YouTubeError) return null
    throw error
  })
  if (liveness && (await recordLiveness(db, videoId, liveness))) await invalidate('tricks')
}

async function listReported(userId: number, trickId: number): Promise<string[]> {
  const rows = await db.videoReport.findMany({ where: { userId, trickId }, select: { videoId: true } })
  return rows.map(({ videoId }) => videoId)
}

async function findUnshared(
  trick: TeachableTrick,
  shown: string | undefined,
  excluded: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Tutorial> {
  const finder = candidateFinder(trick, excluded, signal)
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
function candidateFinder(trick: TeachableTrick, excluded: ReadonlySet<string>, signal: AbortSignal) {
  let failure: YouTubeError | null = null

  async function isShowable(candidate: Candidate): Promise<boolean> {
    const need = checkNeeded(candidate)
    if (need === 'no') return true
    if (failure) return need === 'should'
    try {
      const liveness = await checkAlive(candidate.videoId, signal)
      if (await recordLiveness(db, candidate.videoId, liveness)) await invalidate('tricks')
      if (!liveness.isAlive) return false
      const { title, channel } = liveness
      Object.assign(candidate, { title, channel })
      return candidate.verdict === 'RIGHT' || fits(title, trick, channel)
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
      const around = candidatesAround(await listCandidates(trick.id), shown, excluded)
      const found = await first(around[side])
      // Lists show it from now on, unless the trick has one.
      if (found && (await settleTutorials(db, { id: trick.id })) > 0) await invalidate('tricks')
      return found && toTutorial(found)
    },
    error: () => failure && tutorialError(failure),
  }
}

function toTutorial({ videoId, title, channel, startSeconds, seconds }: Candidate): Tutorial {
  return { embedUrl: embedUrl(videoId, startSeconds), videoId, title, channel, startSeconds, seconds }
}

// Tricks and their candidates

type TeachableTrick = NamedTrick & { id: number }

/** A trick of the library or of the viewer. Throws `not_found`. */
async function getTeachableTrick(viewerId: number | null, trickId: number): Promise<TeachableTrick> {
  const trick = await db.trick.findFirst({
    where: { id: trickId, ...visibleTo(viewerId) },
    select: { id: true, name: true, aliases: { select: { name: true } } },
  })
  if (!trick) throw trickNotFound()
  return { ...trick, aliases: trick.aliases.map(({ name }) => name) }
}

function listCandidates(trickId: number): Promise<Candidate[]> {
  return db.trickVideo.findMany({ where: { trickId }, orderBy: [{ position: 'asc' }, { videoId: 'asc' }] })
}

/** Appends what a search found, and is about the trick, to its candidates; known videos stay as they are. */
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
      fits: true,
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
    const fitting = rankVideos(trick, found)
    await addCandidates(trick.id, source, fitting)
    nextAt = new Date(Date.now() + (fitting.length > 0 ? searchAgainMs : searchAgainWhenEmptyMs))
  } finally {
    await releaseSearchLock(trick.id, claim, nextAt)
  }
}

async function searchYouTube(query: string, signal: AbortSignal): Promise<Found> {
  const byKey = hasDataApi() ? await searchWithKey(query, signal) : null
  return byKey ?? { source: 'KEYLESS', found: await searchKeyless(query, signal) }
}

// Null: the API fails, or the day's searches with the key are spent. The search without one may still succeed.
async function searchWithKey(query: string, signal: AbortSignal): Promise<Found | null> {
  if (dataApiEndpoint.openError()) return null
  const allowance = { name: 'youtube-search', day: quotaDay(), limit: env.YOUTUBE_DAILY_SEARCHES }
  if (await spend(allowance)) return null
  try {
    return { source: 'DATA_API', found: await searchDataApi(query, signal) }
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.problem === 'quota') await saveRefusal(allowance, error.retryAfterSeconds)
    return null
  }
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
