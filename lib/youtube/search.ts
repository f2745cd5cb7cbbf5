import type { YTNodes } from 'youtubei.js'
import { z } from 'zod'
import { env } from '../env.ts'
import { createEndpoint, fetchBounded, onSite, plainTitle, readJson, YouTubeError } from './client.ts'
import { isVideoId } from './link.ts'

/** A video that a search named. */
export type FoundVideo = {
  videoId: string
  title: string | null
  channel: string | null
  /** How long it is; null when the search does not say. */
  seconds: number | null
  /** Null when the search does not say whether other sites may show it. */
  isEmbeddable: boolean | null
}

export const dataApiEndpoint = createEndpoint('data-api', { timeoutMs: 1800 })

const searchResponse = z.object({
  items: z.array(
    z.object({
      id: z.object({ videoId: z.string().optional() }),
      snippet: z.object({ title: z.string(), channelTitle: z.string() }).partial().optional(),
    }),
  ),
})

/** Whether there is a key, without which the Data API cannot be used. */
export const hasDataApi = () => env.YOUTUBE_API_KEY !== undefined

/** One search of the Data API: costs one of the day's searches. Throws YouTubeError. */
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
    const response = await fetchBounded('data-api', url, { signal: ownSignal, headers })
    const { items } = searchResponse.parse(await readJson('data-api', response))
    return items.flatMap(({ id, snippet }) => fromDataApi(id.videoId, snippet))
  }, signal)
}

function fromDataApi(videoId = '', snippet: { title?: string; channelTitle?: string } = {}): FoundVideo[] {
  if (!isVideoId(videoId)) return []
  const { title, channelTitle } = snippet
  return [
    {
      videoId,
      title: plainTitle(title),
      channel: plainTitle(channelTitle),
      seconds: null,
      isEmbeddable: true,
    },
  ]
}

export const keylessEndpoint = createEndpoint('keyless-search', { timeoutMs: 2000 })

const longestTutorialSeconds = 30 * 60

/** A search the way YouTube's own web page makes it, which needs no key. Throws YouTubeError. */
export async function searchKeyless(query: string, signal?: AbortSignal): Promise<FoundVideo[]> {
  // Large, so loaded by the first search, and before the clock of the timeout starts.
  const { Innertube, Log, YTNodes } = await import('youtubei.js')
  return keylessEndpoint.run(async (ownSignal) => {
    // The library prints each node of the response that it does not know.
    Log.setLevel(Log.Level.NONE)
    const client = await Innertube.create({
      fetch: fetchWithin(ownSignal),
      lang: 'en',
      location: 'US',
      retrieve_player: false,
      retrieve_innertube_config: false,
      generate_session_locally: true,
      enable_session_cache: false,
      enable_safety_mode: true,
    })
    const { results } = await client.search(query, { type: 'video' }).catch(asGarbled)
    return results.filterType(YTNodes.Video).flatMap(fromKeyless)
  }, signal)
}

function fromKeyless(video: YTNodes.Video): FoundVideo[] {
  const isTutorialLength = video.duration.seconds > 0 && video.duration.seconds <= longestTutorialSeconds
  if (!isVideoId(video.video_id) || video.is_live || video.is_upcoming || !isTutorialLength) return []
  const { title, author, video_id: videoId, duration } = video
  return [
    {
      videoId,
      title: plainTitle(title.toString()),
      channel: plainTitle(author.name),
      seconds: duration.seconds,
      isEmbeddable: null,
    },
  ]
}

/** The library's fetch: only to the configured site, only JSON, only while the signal lasts. */
function fetchWithin(signal: AbortSignal) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = onSite(input)
    const body = init?.body ?? (input instanceof Request ? await input.text() : null)
    const headers = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    const response = await fetchBounded('keyless-search', url, {
      method: init?.method ?? 'POST',
      headers,
      body,
      signal,
    })
    return Response.json(await readJson('keyless-search', response))
  }
}

// What the library throws over a response of another shape is no network error.
function asGarbled(error: unknown): never {
  throw error instanceof YouTubeError ? error : new YouTubeError('keyless-search', 'garbled')
}
