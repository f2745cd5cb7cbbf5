import {
  fetchTranscript,
  YoutubeTranscriptError,
  YoutubeTranscriptNotAvailableLanguageError,
} from 'youtube-transcript'
import { createEndpoint, fetchBounded, onSite, plainLine, readJson, YouTubeError } from './client.ts'

export const captionsEndpoint = createEndpoint('captions', { timeoutMs: 5000, failuresToOpen: 5 })

type Caption = { startMs: number; durationMs: number; text: string }

/** The captions of a video; `captions` is empty when it has none. */
export type Captions = {
  language: string | null
  captions: Caption[]
  /** How long the video is; null when YouTube does not say. */
  seconds: number | null
}

const preferredLanguage = 'en'
const maxCaptions = 20_000

// A demand to sign in says nothing about the captions: it may concern this server only.
const finalPlayability = /"playabilityStatus"\s*:\s*\{\s*"status"\s*:\s*"(OK|ERROR|UNPLAYABLE)"/

/** Reads the captions, English ones if there are any. Throws YouTubeError when that cannot be said. */
export function readCaptions(videoId: string, signal?: AbortSignal): Promise<Captions> {
  return captionsEndpoint.run(async (ownSignal) => {
    const recorder = recordingFetch(ownSignal)
    const read = (lang?: string) => fetchTranscript(videoId, { fetch: recorder.fetch, ...(lang && { lang }) })
    const lines = await read(preferredLanguage)
      .catch((error) =>
        error instanceof YoutubeTranscriptNotAvailableLanguageError ? read() : Promise.reject(error),
      )
      .catch((error: unknown) => {
        if (hasNone(error, recorder)) return null
        throw recorder.problem() ?? garbled()
      })
    if (lines === null) return { language: null, captions: [], seconds: recorder.seconds() }
    // There is a track, so no lines means that YouTube withheld them.
    if (lines.length === 0) throw garbled()
    return { ...toCaptions(lines, recorder.unitMs()), seconds: recorder.seconds() }
  }, signal)
}

const garbled = () => new YouTubeError('captions', 'garbled')

// The library reports "has none" for a failed call too; what came over the wire counts.
function hasNone(error: unknown, recorder: ReturnType<typeof recordingFetch>): boolean {
  return error instanceof YoutubeTranscriptError && !recorder.problem() && recorder.isAnswered()
}

type Line = Awaited<ReturnType<typeof fetchTranscript>>[number]

function toCaptions(lines: Line[], unitMs: number): Omit<Captions, 'seconds'> {
  const captions = lines.slice(0, maxCaptions).flatMap(({ text, offset, duration }) => {
    // The older form escapes some characters twice, and the library reads them once.
    const plain = plainLine(text, 1000)
    const [startMs, durationMs] = [Math.round(offset * unitMs), Math.round(duration * unitMs)]
    const isUsable = plain !== '' && isMs(startMs) && isMs(durationMs)
    return isUsable ? [{ startMs, durationMs, text: plain }] : []
  })
  return { language: lines[0]?.lang ?? null, captions: captions.sort((a, b) => a.startMs - b.startMs) }
}

const isMs = (value: number) => value >= 0 && value <= 2_000_000_000

/** The fetch for the library, which records what the library loses: failures and the unit of the times. */
function recordingFetch(signal: AbortSignal) {
  let problem: YouTubeError | null = null
  let isAnswered = false
  let unitMs = 1
  let seconds: number | null = null

  async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = onSite(input)
    try {
      const response = await fetchBounded('captions', url, { ...init, signal })
      if (!response.ok) await readJson('captions', response)
      const text = await response.text()
      // In the older form, <text start="1.5">, times are seconds; in the newer, <p t="1500">, milliseconds.
      if (url.pathname === '/api/timedtext') unitMs = /<p\s+t="\d/.test(text) ? 1 : 1000
      isAnswered ||= finalPlayability.test(text)
      seconds ??= lengthIn(text)
      problem = null
      return new Response(text, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
    } catch (error) {
      problem = error instanceof YouTubeError ? error : new YouTubeError('captions', 'unreachable')
      throw problem
    }
  }

  return {
    fetch: request,
    problem: () => problem,
    isAnswered: () => isAnswered,
    unitMs: () => unitMs,
    seconds: () => seconds,
  }
}

/** The length of a video in what YouTube says of it; a live stream has none. */
function lengthIn(text: string): number | null {
  const seconds = Number(/"lengthSeconds"\s*:\s*"(\d{1,6})"/.exec(text)?.[1] ?? 0)
  return seconds > 0 ? seconds : null
}
