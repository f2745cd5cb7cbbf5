import { expect } from 'vitest'
import { POST } from '@/app/api/tricks/[id]/find-tutorial/route'
import { db } from '@/lib/db'
import { quotaDay } from '@/lib/videos/quota-day'
import { createTrick } from '../factories'
import { read, send } from './request'
import { apiKey } from './youtube'

export const quotaMessage =
  'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
export const downMessage = 'Failed to load tutorial video'

type Answer = { embedUrl: string; videoId: string; title: string; message: string; code: string }

/** A trick without any video, of the library or of somebody. */
export const createKickflip = async (ownerId?: number) =>
  (await createTrick(ownerId === undefined ? {} : { ownerId })).id

/** Candidates in this order that nobody has checked. */
export async function addVideos(
  trickId: number,
  ids: string[],
  more: { isAlive?: boolean; startSeconds?: number } = {},
) {
  const rows = ids.map((videoId, position) => ({
    trickId,
    videoId,
    position,
    source: 'SEED' as const,
    ...more,
  }))
  await db.trickVideo.createMany({ data: rows })
}

/** Asks for a tutorial; no answer may take six seconds or hold the key. */
export async function find(id: number | string, after?: string, headers: HeadersInit = {}) {
  const query: Record<string, string> = after === undefined ? {} : { after }
  const startedAt = Date.now()
  const response = await send(POST, { method: 'POST', params: { id }, query, headers })
  expect(Date.now() - startedAt).toBeLessThan(6000)
  const retryAfter = Number(response.headers.get('retry-after'))
  const { status, body } = await read(response)
  expect(JSON.stringify(body)).not.toContain(apiKey)
  return { status, retryAfter, body: body as Answer }
}

/** How many of today's searches are spent. */
export async function spentSearches(): Promise<number> {
  const row = await db.dailyBudget.findFirst({ where: { name: 'youtube-search', day: new Date(quotaDay()) } })
  return row?.used ?? 0
}
