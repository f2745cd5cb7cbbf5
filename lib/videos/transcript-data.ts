import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { percentDecoded } from '../addresses'
import { invalidate } from '../cache/cache'
import { shareInFlight } from '../cache/in-flight'
import { dayMs } from '../days'
import { db } from '../db/client'
import { spend } from '../db/daily-budget'
import { AppError } from '../errors'
import { type Captions, readCaptions } from '../youtube/captions'
import { YouTubeError } from '../youtube/client'
import { embedUrl, videoIdFrom } from '../youtube/link'
import { quotaDay } from './quota'
import type { Transcript, TranscriptHit } from './schema'
import { formatTranscript, matchEnd, matchStart, snippetParts } from './transcript'

const unavailableMessage = 'Transcript is not available for this video.'
const timeoutMs = 5300
const retryMissingMs = 7 * dayMs
// Anyone may ask for any video, so fetches are limited per day.
const dailyTranscripts = 2000

const shared = shareInFlight<Transcript>()

const fields = {
  videoId: true,
  language: true,
  formattedText: true,
  fetchedAt: true,
  segments: { select: { startMs: true, durationMs: true, text: true }, orderBy: { index: 'asc' } },
} satisfies Prisma.TranscriptSelect

/**
 * The transcript of a video, given its id or a link to it; fetched once and stored. Throws `not_found` if this is no
 * video or has no captions, `unavailable` if YouTube does not say.
 */
export async function getTranscript(link: string): Promise<Transcript> {
  const videoId = videoIdFrom(link) ?? videoIdFrom(percentDecoded(link) ?? '')
  if (!videoId) throw new AppError('not_found', 'This is not a YouTube video id or link')
  const stored = await findStored(videoId)
  return stored ?? shared(videoId, () => fetchTranscript(videoId))
}

async function findStored(videoId: string): Promise<Transcript | null> {
  const row = await db.transcript.findUnique({ where: { videoId }, select: fields })
  if (!row) return null
  const { fetchedAt, ...transcript } = row
  if (transcript.segments.length > 0) return transcript
  if (Date.now() - fetchedAt.getTime() < retryMissingMs) throw new AppError('not_found', unavailableMessage)
  return null
}

async function fetchTranscript(videoId: string): Promise<Transcript> {
  const refusal = await spend({ name: 'youtube-transcripts', day: quotaDay(), limit: dailyTranscripts })
  if (refusal) throw unavailable(3600)
  const captions = await readCaptions(videoId, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    throw error instanceof YouTubeError ? unavailable(error.retryAfterSeconds) : error
  })
  const transcript = await storeTranscript(videoId, captions)
  if (captions.seconds !== null) await saveLength(videoId, captions.seconds)
  if (transcript.segments.length === 0) throw new AppError('not_found', unavailableMessage)
  return transcript
}

const unavailable = (retryAfterSeconds: number) =>
  new AppError('unavailable', unavailableMessage, { retryAfterSeconds })

// A video without captions is stored as an empty transcript, so that it is not fetched again and again.
async function storeTranscript(videoId: string, { language, captions }: Captions): Promise<Transcript> {
  const head = { language, formattedText: formatTranscript(captions), fetchedAt: new Date() }
  const rows = captions.map((segment, index) => ({ videoId, index, ...segment }))
  await db.$transaction([
    db.transcript.upsert({ where: { videoId }, create: { videoId, ...head }, update: head }),
    db.transcriptSegment.deleteMany({ where: { videoId } }),
    db.transcriptSegment.createMany({ data: rows, skipDuplicates: true }),
  ])
  return { videoId, language, formattedText: head.formattedText, segments: captions }
}

/** Records how long a video is, for every trick that has it and does not know. */
async function saveLength(videoId: string, seconds: number): Promise<void> {
  const { count } = await db.trickVideo.updateMany({ where: { videoId, seconds: null }, data: { seconds } })
  if (count > 0) await invalidate('tricks')
}

const maxHits = 20

type Row = {
  videoId: string
  title: string | null
  channel: string | null
  startMs: number
  marked: string
  /** Null for a video in a post; slug and name are then the post's. */
  trickId: number | null
  slug: string
  name: string
}

// Anywhere but before a word or inside one, and never twice, a hyphen means nothing. Postgres takes each for one more
// "not", and fails when too many of them are nested.
const emptyNegation = /-(?:\s*-)+|-(?![\p{L}\p{N}"])|(?<=[^\s\p{L}\p{N}"])-/gu

/**
 * Where something is said in the videos of the library and the blog: the best place of each video, best video first.
 * Supports the syntax of web searches: "quoted phrases", or, -without.
 */
export async function searchTranscripts(search: string): Promise<TranscriptHit[]> {
  const text = search.replace(emptyNegation, ' ')
  const marks = `StartSel=${matchStart}, StopSel=${matchEnd}, MaxWords=28, MinWords=12`
  const rows = await db.$queryRaw<Row[]>`
    WITH wanted AS (
      SELECT websearch_to_tsquery('english', ${text}) AS query,
        replace(plainto_tsquery('english', ${text})::text, '&', '|')::tsquery AS "anyWord"
    ), said AS (
      SELECT "videoId", ts_rank_cd(words, query, 1) AS rank
      FROM wanted, "Transcript" WHERE words @@ query
    ), shown AS (
      SELECT said.*, video.title, video.channel, video.position, trick.id, trick.slug, trick.name
      FROM said JOIN "TrickVideo" video USING ("videoId") JOIN "Trick" trick ON trick.id = video."trickId"
      WHERE trick."ownerId" IS NULL AND NOT trick."isHidden" AND video."isAlive" IS NOT FALSE
        AND (video.verdict = 'RIGHT' OR video.verdict IS NULL AND video.fits)
      UNION ALL
      SELECT said.*, NULL, NULL, 0, NULL, post.slug, post.title
      FROM said JOIN "Post" post ON "postVideos"(post.content) @> ARRAY[said."videoId"::text]
      WHERE post.published AND post."publishedAt" <= now()
    ), found AS (
      SELECT * FROM (
        -- A video of both a trick and a post is the trick's.
        SELECT DISTINCT ON ("videoId") * FROM shown ORDER BY "videoId", id IS NULL, position, id, slug
      ) source
      ORDER BY rank DESC, "videoId" LIMIT ${maxHits}
    ), passage AS (
      -- A sentence runs over several captions, so a place is a caption with the two that follow.
      SELECT "videoId", index, "startMs", words AS own,
        words || coalesce(lead(words) OVER said, '') || coalesce(lead(words, 2) OVER said, '') AS words,
        concat_ws(' ', text, lead(text) OVER said, lead(text, 2) OVER said) AS text
      FROM "TranscriptSegment" WHERE "videoId" IN (SELECT "videoId" FROM found)
      WINDOW said AS (PARTITION BY "videoId" ORDER BY index)
    ), best AS (
      SELECT DISTINCT ON ("videoId") passage.*, "anyWord"
      FROM passage, wanted
      ORDER BY "videoId", words @@ query DESC, own @@ "anyWord" DESC, ts_rank(words, "anyWord") DESC, index
    )
    SELECT found."videoId", found.title, found.channel, best."startMs",
      ts_headline('english', best.text, "anyWord", ${marks}) AS marked,
      found.id AS "trickId", found.slug, found.name
    FROM found JOIN best USING ("videoId") ORDER BY found.rank DESC, found."videoId"`
  return rows.map(toHit)
}

function toHit({ videoId, title, channel, startMs, marked, trickId, slug, name }: Row): TranscriptHit {
  const startSeconds = Math.floor(startMs / 1000)
  return {
    videoId,
    title,
    channel,
    startSeconds,
    embedUrl: embedUrl(videoId, startSeconds),
    snippet: snippetParts(marked),
    trick: trickId === null ? null : { id: trickId, slug, name },
    post: trickId === null ? { slug, title: name } : null,
  }
}
