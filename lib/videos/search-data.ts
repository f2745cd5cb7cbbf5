import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { VideoSource } from '@/prisma/generated/enums'
import { env } from '../env'
import { dataApiEndpoint, hasDataApi, searchDataApi } from '../youtube/data-api'
import { YouTubeError } from '../youtube/door'
import type { FoundVideo } from '../youtube/found-video'
import { searchKeyless } from '../youtube/keyless'
import { type Allowance, saveRefusal, spend } from './budget-data'
import { addCandidates, type TeachableTrick } from './candidate-data'
import { quotaError } from './problem'
import { quotaDay, secondsUntilQuota } from './quota-day'
import { rankVideos, tutorialSearch } from './rank'
import { acquireSearchLock, releaseSearchLock } from './turn-data'

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

// Null: the door failed in a way that the other door may mend. A spent quota is for its owner to mend.
async function searchWithKey(query: string, signal: AbortSignal): Promise<Found | null> {
  const closed = dataApiEndpoint.closedError()
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
