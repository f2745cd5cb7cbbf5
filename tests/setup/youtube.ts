import { afterAll, beforeAll, beforeEach } from 'vitest'
import { env } from '@/lib/env'
import { captionsEndpoint } from '@/lib/youtube/captions'
import { dataApiEndpoint } from '@/lib/youtube/data-api'
import { keylessEndpoint } from '@/lib/youtube/keyless'
import { oembedEndpoint } from '@/lib/youtube/oembed'
import type { ServedVideo } from './youtube-answers'
import { startYoutubeServer, type YoutubeServer } from './youtube-server'

export const apiKey = 'secret-key-that-nobody-may-see'

/** Opens all doors again, as after a start of the app. */
export const openDoors = () => {
  for (const door of [oembedEndpoint, dataApiEndpoint, keylessEndpoint, captionsEndpoint]) door.reset()
}

/** Points the app at a provider on this machine: good, with a key and without videos before each test. */
export function serveYoutube(): { readonly it: YoutubeServer } {
  let server: YoutubeServer
  const real = { ...env }

  beforeAll(async () => {
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
      captions: [],
      languages: ['en'],
      isClassic: false,
      rawCaptions: null,
      delayMs: 0,
      requests: [],
    }
    Object.assign(server.served, blank, { dead: new Set() })
    openDoors()
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
