import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServedVideo = { videoId: string; title: string; channel: string; seconds?: number }
type ServedCaption = { startMs: number; durationMs: number; text: string }

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The response of search.list of the Data API, whose titles come with HTML entities. */
const searchList = (videos: ServedVideo[]) => ({
  kind: 'youtube#searchListResponse',
  etag: 'e',
  pageInfo: { totalResults: videos.length, resultsPerPage: 15 },
  items: videos.map(({ videoId, title, channel }) => ({
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video', videoId },
    snippet: { title: escaped(title), channelTitle: escaped(channel), publishedAt: '2019-05-01T00:00:00Z' },
  })),
})

/** The 403 of the Data API when the day's searches are spent. */
const quotaExceeded = {
  error: {
    code: 403,
    message: 'The request cannot be completed because you have exceeded your quota.',
    errors: [{ message: 'quota', domain: 'youtube.quota', reason: 'quotaExceeded' }],
  },
}

const run = (text: string) => ({ runs: [{ text }] })

const videoRenderer = ({ videoId, title, channel, seconds = 240 }: ServedVideo) => ({
  videoRenderer: {
    videoId,
    thumbnail: {
      thumbnails: [{ url: `https://i.ytimg.com/vi/${videoId}/hq720.jpg`, width: 360, height: 202 }],
    },
    title: run(title),
    longBylineText: run(channel),
    ownerText: run(channel),
    lengthText: {
      simpleText: clock(seconds),
      accessibility: { accessibilityData: { label: clock(seconds) } },
    },
    viewCountText: { simpleText: '1,234 views' },
    navigationEndpoint: { watchEndpoint: { videoId } },
  },
})

/** The response of innertube's search as the web page gets it. */
const innertubeSearch = (videos: ServedVideo[]) => ({
  responseContext: { visitorData: 'v' },
  estimatedResults: String(videos.length),
  contents: {
    twoColumnSearchResultsRenderer: {
      primaryContents: {
        sectionListRenderer: {
          contents: [{ itemSectionRenderer: { contents: videos.map(videoRenderer) } }],
        },
      },
    },
  },
})

/** The response of innertube's player, with its caption tracks. */
const player = (captionUrl: string | null, languages: string[]) => ({
  playabilityStatus: { status: 'OK' },
  videoDetails: { lengthSeconds: '254' },
  ...(captionUrl && {
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: languages.map((languageCode) => ({
          baseUrl: `${captionUrl}&lang=${languageCode}`,
          languageCode,
          name: run(languageCode),
        })),
      },
    },
  }),
})

/** The watch page, as far as a reader of captions looks at it. */
const watchPage = (answer: unknown) =>
  `<!DOCTYPE html><html><body><script>var ytInitialPlayerResponse = ${JSON.stringify(answer)};</script></body></html>`

/** Captions in the newer form with milliseconds. */
const timedText = (captions: ServedCaption[]) =>
  `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${captions
    .map(({ startMs, durationMs, text }) => `<p t="${startMs}" d="${durationMs}">${escaped(text)}</p>`)
    .join('\n')}</body></timedtext>`

/** Captions in the older form with seconds. */
const classicTimedText = (captions: ServedCaption[]) =>
  `<?xml version="1.0" encoding="utf-8" ?><transcript>${captions
    .map(
      ({ startMs, durationMs, text }) =>
        `<text start="${startMs / 1000}" dur="${durationMs / 1000}">${escaped(escaped(text))}</text>`,
    )
    .join('')}</transcript>`

/** How an endpoint behaves: well, or in one of the ways in which services fail. */
export type DoorState = 'good' | 'empty' | 'quota' | 'too-many' | 'broken' | 'slow' | 'dropped' | 'garbage'
type ServedEndpoint = 'data-api' | 'oembed' | 'keyless' | 'captions'

export type YoutubeServer = Awaited<ReturnType<typeof startYoutubeServer>>

type Reply = { status?: number; type?: string; body: string; headers?: Record<string, string> }

const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) })

const captionHost = 'https://www.youtube.com'

/** A server on this machine that speaks as the video provider does, in whatever state a test wants. */
export async function startYoutubeServer({ port = 0 } = {}) {
  const server = createServer((request, response) => void respond(request, response))
  const served = {
    videos: [] as ServedVideo[],
    /** What a search finds, where that is not all videos. */
    find: null as ((query: string) => ServedVideo[]) | null,
    dead: new Set<string>(),
    captions: [] as ServedCaption[],
    languages: ['en'],
    isClassic: false,
    /** Sent as captions as it is. */
    rawCaptions: null as string | null,
    delayMs: 0,
    states: { 'data-api': 'good', oembed: 'good', keyless: 'good', captions: 'good' } as Record<
      ServedEndpoint,
      DoorState
    >,
    requests: [] as { endpoint: ServedEndpoint; url: string; key: string | undefined; body: string }[],
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://youtube.test')
    const endpoint = endpointOf(url.pathname)
    if (!endpoint) return send(response, { status: 404, body: 'Not found' })
    const body = await textOf(request)
    const key = request.headers['x-goog-api-key']
    served.requests.push({ endpoint, url: url.href, key: key?.toString(), body })
    await new Promise((resolve) => setTimeout(resolve, served.delayMs))
    const state = served.states[endpoint]
    if (state === 'slow') return
    if (state === 'dropped') return void request.socket.destroy()
    send(response, failures[state] ?? good(endpoint, url, body, state === 'empty'))
  }

  function good(endpoint: ServedEndpoint, url: URL, body: string, isEmpty: boolean): Reply {
    const videos = isEmpty ? [] : foundBy(endpoint, url, body)
    if (endpoint === 'data-api') return json(searchList(videos))
    if (endpoint === 'keyless') return json(innertubeSearch(videos))
    return endpoint === 'oembed' ? oembed(url, isEmpty) : captions(url, isEmpty)
  }

  function foundBy(endpoint: ServedEndpoint, url: URL, body: string): ServedVideo[] {
    const { find } = served
    if (!find || endpoint === 'oembed' || endpoint === 'captions') return served.videos
    const query = endpoint === 'data-api' ? url.searchParams.get('q') : JSON.parse(body).query
    const found = find(String(query))
    served.videos = [...served.videos, ...found]
    return found
  }

  function oembed(url: URL, isEmpty: boolean): Reply {
    const id = new URL(url.searchParams.get('url') ?? '').searchParams.get('v') ?? ''
    if (isEmpty || served.dead.has(id)) return { status: 404, body: 'Not Found' }
    const video = served.videos.find(({ videoId }) => videoId === id)
    return json({
      title: video?.title ?? `How to Kickflip: ${id}`,
      author_name: video?.channel ?? 'Channel',
      type: 'video',
    })
  }

  function captions(url: URL, isEmpty: boolean): Reply {
    if (url.pathname === '/api/timedtext') {
      const body = served.rawCaptions ?? (served.isClassic ? classicTimedText : timedText)(served.captions)
      return { type: 'text/xml', body }
    }
    const answer = player(isEmpty ? null : `${captionHost}/api/timedtext?v=1`, served.languages)
    return url.pathname === '/watch' ? { type: 'text/html', body: watchPage(answer) } : json(answer)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    served,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (endpoint: ServedEndpoint) =>
      served.requests.filter((request) => request.endpoint === endpoint).length,
    setAll(state: DoorState) {
      served.states = { 'data-api': state, oembed: state, keyless: state, captions: state }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const failures: Partial<Record<DoorState, Reply>> = {
  quota: json(quotaExceeded, 403),
  'too-many': { status: 429, body: 'Too Many Requests', headers: { 'retry-after': '120' } },
  broken: { status: 503, body: 'Backend Error' },
  garbage: { body: '<html>{"items": [[[ \u0000 not what you think', type: 'application/json' },
}

function endpointOf(path: string): ServedEndpoint | null {
  if (path === '/youtube/v3/search') return 'data-api'
  if (path === '/oembed') return 'oembed'
  if (path === '/youtubei/v1/search') return 'keyless'
  return ['/youtubei/v1/player', '/watch', '/api/timedtext'].includes(path) ? 'captions' : null
}

function send(response: ServerResponse, { status = 200, type = 'application/json', body, headers }: Reply) {
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
