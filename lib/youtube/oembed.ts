import { z } from 'zod'
import { env } from '../env.ts'
import { createEndpoint, fetchBounded, plainTitle, readJson, YouTubeError } from './client.ts'
import { watchUrl } from './link.ts'

export const oembedEndpoint = createEndpoint('oembed', { timeoutMs: 1300 })

const description = z.object({ title: z.string(), author_name: z.string().optional() })

export type Liveness = { isAlive: false } | { isAlive: true; title: string | null; channel: string | null }

// Deleted, private and wrong ids; 401 is a video that other sites may not show.
const deadStatuses = [400, 401, 403, 404]

/** Whether a video exists and may be shown on other sites. Throws YouTubeError when that cannot be said. */
export function checkAlive(videoId: string, signal?: AbortSignal): Promise<Liveness> {
  return oembedEndpoint.run(async (ownSignal) => {
    const url = new URL(`${env.YOUTUBE_URL.replace(/\/$/, '')}/oembed`)
    url.search = new URLSearchParams({ format: 'json', url: watchUrl(videoId) }).toString()
    const response = await fetchBounded('oembed', url, { signal: ownSignal })
    const value = await readJson('oembed', response).catch((error: unknown) => {
      const isRefused = error instanceof YouTubeError && error.problem === 'refused'
      if (isRefused && deadStatuses.includes(response.status)) return null
      throw error
    })
    if (value === null) return { isAlive: false }
    const { title, author_name } = description.parse(value)
    return { isAlive: true, title: plainTitle(title), channel: plainTitle(author_name) }
  }, signal)
}
