import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { POST } from '@/app/api/tricks/[id]/find-tutorial/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { quotaDay } from '@/lib/videos/quota'
import { captionsEndpoint } from '@/lib/youtube/captions'
import { oembedEndpoint } from '@/lib/youtube/oembed'
import { dataApiEndpoint, keylessEndpoint } from '@/lib/youtube/search'
import { createTrick } from './factories'
import { read, send } from './request'
import { type ServedVideo, startYoutubeServer, type YoutubeServer } from './youtube-server'

export const apiKey = 'secret-key-that-nobody-may-see'

/** Closes all circuits, as a new start of the app does. */
export const closeCircuits = () => {
  for (const endpoint of [oembedEndpoint, dataApiEndpoint, keylessEndpoint, captionsEndpoint])
    endpoint.reset()
}

/** Points the app at a provider on this machine: good, with a key and without videos before each test. */
export function serveYoutube(): { readonly it: YoutubeServer } {
  let server: YoutubeServer
  const real = { ...env }

  beforeAll(async () => {
    // On a busy machine the first search would spend its time on loading it.
    await import('youtubei.js')
    server = await startYoutubeServer()
  })

  beforeEach(() => {
    Object.assign(env, {
      YOUTUBE_URL: server.url,
      YOUTUBE_API_URL: `${server.url}/youtube/v3`,
      YOUTUBE_API_KEY: apiKey,
      YOUTUBE_DAILY_SEARCHES: 100,
    })
    server.setAll('good')
    const blank = {
      videos: [],
      find: null,
      captions: [],
      languages: ['en'],
      isClassic: false,
      rawCaptions: null,
      delayMs: 0,
      requests: [],
    }
    Object.assign(server.served, blank, { dead: new Set() })
    closeCircuits()
  })

  afterAll(async () => {
    Object.assign(env, real)
    await server.close()
  })

  return {
    get it() {
      return server
    },
  }
}

/** Videos that a search for a kickflip could bring, the first of them the best. */
export const kickflipVideos: ServedVideo[] = [
  { videoId: 'kickflip_01', title: 'How to Kickflip & land it – "the easy way"', channel: 'Deck & Co' },
  { videoId: 'kickflip_02', title: 'Kickflip tutorial for beginners', channel: 'Pop Shop' },
  { videoId: 'kickflip_03', title: 'Learn the kickflip', channel: 'Pop Shop' },
]

export const quotaMessage =
  'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
export const downMessage = 'Failed to load tutorial video'

type Answer = { embedUrl: string; videoId: string; title: string; message: string; code: string }

let kickflips = 0

/** A kickflip without any video, of the library, where no two have one name, or of a user. */
export const createKickflip = async (ownerId?: number) => {
  kickflips += 1
  const name = `Kickflip (no. ${kickflips})`
  return (await createTrick({ name, ...(ownerId !== undefined && { ownerId }) })).id
}

/** Candidates in this order that are not checked yet. */
export async function addVideos(
  trickId: number,
  ids: string[],
  more: { isAlive?: boolean; startSeconds?: number; title?: string; fits?: boolean } = {},
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

/** Requests a tutorial; no response may hold the key. */
export async function find(id: number | string, after?: string, headers: HeadersInit = {}, not?: string) {
  const query = { ...(after !== undefined && { after }), ...(not !== undefined && { not }) }
  const response = await send(POST, { method: 'POST', params: { id }, query, headers })
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
