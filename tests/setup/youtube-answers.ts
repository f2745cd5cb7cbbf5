export type ServedVideo = { videoId: string; title: string; channel: string; seconds?: number }
export type ServedCaption = { startMs: number; durationMs: number; text: string }

const escaped = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The answer of search.list of the Data API, whose titles come with HTML entities. */
export const searchList = (videos: ServedVideo[]) => ({
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
export const quotaExceeded = {
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

/** The answer of innertube's search as the web page gets it. */
export const innertubeSearch = (videos: ServedVideo[]) => ({
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

/** The answer of innertube's player, with its caption tracks. */
export const player = (captionUrl: string | null, languages: string[]) => ({
  playabilityStatus: { status: 'OK' },
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
export const watchPage = (answer: unknown) =>
  `<!DOCTYPE html><html><body><script>var ytInitialPlayerResponse = ${JSON.stringify(answer)};</script></body></html>`

/** Captions in the newer form with milliseconds. */
export const timedText = (captions: ServedCaption[]) =>
  `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${captions
    .map(({ startMs, durationMs, text }) => `<p t="${startMs}" d="${durationMs}">${escaped(text)}</p>`)
    .join('\n')}</body></timedtext>`

/** Captions in the older form with seconds. */
export const classicTimedText = (captions: ServedCaption[]) =>
  `<?xml version="1.0" encoding="utf-8" ?><transcript>${captions
    .map(
      ({ startMs, durationMs, text }) =>
        `<text start="${startMs / 1000}" dur="${durationMs / 1000}">${escaped(escaped(text))}</text>`,
    )
    .join('')}</transcript>`
