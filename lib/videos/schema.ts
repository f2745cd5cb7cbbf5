import { z } from 'zod'
import { plainText } from '../plain-text'

/** Long enough for any link. */
const anyText = z.string().max(2000)

export const videoIdInput = z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'This is not a video id')

const mostExcluded = 50

/**
 * `after`: the video that is shown, to get a different one. `gone`: the one that the player could not play, which is
 * checked, and another one comes after it. `not`: ids, with commas between, that are not wanted.
 */
export const tutorialQuery = z.object({
  after: videoIdInput.optional(),
  gone: videoIdInput.optional(),
  not: z
    .string()
    .max(12 * mostExcluded)
    .transform((ids) => ids.split(','))
    .pipe(z.array(videoIdInput))
    .optional(),
})

export type TutorialQuery = z.infer<typeof tutorialQuery>

export const verdictInput = z.object({ verdict: z.enum(['RIGHT', 'WRONG']) })

/** What an admin says of a video. */
export type Verdict = z.infer<typeof verdictInput>['verdict']

/** `link`: to a video, or its id. */
export const tutorialInput = z.object({
  link: plainText.trim().min(1, { error: 'Paste a YouTube link' }).pipe(anyText),
})

/** A video that its viewer says is not about the trick. */
export type ReportedVideo = { trickId: number; videoId: string }

/** A video that people had something to say about. */
export type JudgedVideo = ReportedVideo & {
  trick: { slug: string; name: string }
  title: string | null
  channel: string | null
  /** How many accounts reported it. */
  reports: number
  /** `REPORTED`: gone since enough accounts say so. Null while it waits for an admin. */
  verdict: Verdict | 'REPORTED' | null
  isAlive: boolean | null
}

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
