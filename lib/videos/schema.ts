import { z } from 'zod'
import { plainText } from '../plain-text'

/** Long enough for any link. */
const anyText = z.string().max(2000)

export const videoIdInput = z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'This is not a video id')

/** `after`: the video that is shown, to get a different one. */
export const tutorialQuery = z.object({ after: videoIdInput.optional() })

export const transcriptParams = z.object({ videoId: anyText })

export const transcriptSearchQuery = z.object({
  q: plainText
    .trim()
    .min(2, { error: 'Type at least 2 characters' })
    .max(100, { error: 'Type at most 100 characters' }),
})

/** A video to learn from. `embedUrl` is for an iframe and starts at `startSeconds`. */
export type Tutorial = {
  embedUrl: string
  videoId: string
  title: string | null
  channel: string | null
  startSeconds: number | null
  /** How long it is, as soon as that is known. */
  seconds?: number | null
}

/** A video that is known as a tutorial of a trick. Whether it can still be played is checked when it is chosen. */
export type KnownVideo = Required<
  Pick<Tutorial, 'videoId' | 'title' | 'channel' | 'startSeconds' | 'seconds'>
>

export type TranscriptSegment = { startMs: number; durationMs: number; text: string }

/** What is said in a video, as paragraphs and as timed segments. */
export type Transcript = {
  videoId: string
  language: string | null
  formattedText: string
  segments: TranscriptSegment[]
}

/** Part of a text in which matches are marked. */
export type SnippetPart = { text: string; isMatch: boolean }

/** A position in a video where the search words are said. The video belongs to a trick or a post. */
export type TranscriptHit = Tutorial & {
  startSeconds: number
  snippet: SnippetPart[]
  trick: { id: number; slug: string; name: string } | null
  post: { slug: string; title: string } | null
}
