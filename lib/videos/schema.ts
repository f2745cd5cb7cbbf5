import { z } from 'zod'
import { plainText } from '../plain-text'

/** The longest link that anybody pastes. */
const anyText = z.string().max(2000)

export const videoIdInput = z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'This is not a video id')

/** `after` is the video on the screen: asks for another one. */
export const tutorialQuery = z.object({ after: videoIdInput.optional() })

export const transcriptParams = z.object({ videoId: anyText })

export const transcriptSearchQuery = z.object({
  q: plainText
    .trim()
    .min(2, { error: 'Type at least 2 characters' })
    .max(100, { error: 'Type at most 100 characters' }),
})

/** A video to learn from. `embedUrl` starts at `startSeconds` and belongs in a frame. */
export type Tutorial = {
  embedUrl: string
  videoId: string
  title: string | null
  channel: string | null
  startSeconds: number | null
}

export type TranscriptSegment = { startMs: number; durationMs: number; text: string }

/** What is said in a video: as paragraphs to read and as timed segments to jump to. */
export type Transcript = {
  videoId: string
  language: string | null
  formattedText: string
  segments: TranscriptSegment[]
}

/** Text of which some parts are what was looked for. */
export type SnippetPart = { text: string; isMatch: boolean }

/** A place in a video where the words are said; the video belongs to a trick or stands in a post. */
export type TranscriptHit = Tutorial & {
  startSeconds: number
  snippet: SnippetPart[]
  trick: { id: number; slug: string; name: string } | null
  post: { slug: string; title: string } | null
}
