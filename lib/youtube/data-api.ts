import { z } from 'zod'
import { env } from '../env.ts'
import { createEndpoint } from './door.ts'
import { type FoundVideo, plainTitle } from './found-video.ts'
import { isVideoId } from './link.ts'
import { ask, jsonOf } from './request.ts'

export const dataApiEndpoint = createEndpoint('data-api', { timeoutMs: 1800 })

const searchAnswer = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().optional() }),
      snippet: z.object({ title: z.string(), channelTitle: z.string() }).partial().optional(),
    }),
  ),
})

/** Whether there is a key, without which this door does not exist. */
export const hasDataApi = () => env.YOUTUBE_API_KEY !== undefined

/** One search of the Data API: costs one of the day's searches. Throws DoorError. */
export function searchDataApi(query: string, signal?: AbortSignal): Promise<FoundVideo[]> {
  return dataApiEndpoint.run(async (ownSignal) => {
    const url = new URL(`${env.YOUTUBE_API_URL.replace(/\/$/, '')}/search`)
    url.search = new URLSearchParams({
      part: 'snippet',
      type: 'video',
      videoEmbeddable: 'true',
      safeSearch: 'strict',
      maxResults: '15',
      q: query,
    }).toString()
    // In a header and not in the address, because addresses end up in logs.
    const headers = { 'x-goog-api-key': env.YOUTUBE_API_KEY ?? '' }
    const response = await ask('data-api', url, { signal: ownSignal, headers })
    const { items } = searchAnswer.parse(await jsonOf('data-api', response))
    return items.flatMap(({ id, snippet }) => fromDataApi(id.videoId, snippet))
  }, signal)
}

function fromDataApi(videoId = '', snippet: { title?: string; channelTitle?: string } = {}): FoundVideo[] {
  if (!isVideoId(videoId)) return []
  const { title, channelTitle } = snippet
  return [{ videoId, title: plainTitle(title), channel: plainTitle(channelTitle), isEmbeddable: true }]
}
