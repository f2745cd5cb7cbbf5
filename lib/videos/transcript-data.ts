import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { db } from '../db'
import { AppError } from '../errors'
import { type Captions, readCaptions } from '../youtube/captions'
import { YouTubeError } from '../youtube/door'
import { videoIdFrom } from '../youtube/link'
import { spend } from './budget-data'
import { formatTranscript } from './paragraphs'
import { quotaDay } from './quota-day'
import type { Transcript } from './schema'
import { shareInFlight } from './shared-flight'

const unavailableMessage = 'Transcript is not available for this video.'
const longestMs = 5300
const retryMissingMs = 7 * 24 * 3600 * 1000
// Anybody may name any video, so the day's sum is bounded.
const dailyTranscripts = 2000

const share = shareInFlight<Transcript>()

const fields = {
  videoId: true,
  language: true,
  formattedText: true,
  fetchedAt: true,
  segments: { select: { startMs: true, durationMs: true, text: true }, orderBy: { index: 'asc' } },
} satisfies Prisma.TranscriptSelect

/**
 * The transcript of a video that an id or a link names, fetched once and stored. Throws `not_found`
 * for what is no video and for a video without captions, `unavailable` when nobody can say.
 */
export async function getTranscript(link: string): Promise<Transcript> {
  const videoId = videoIdFrom(link) ?? videoIdFrom(decoded(link))
  if (!videoId) throw new AppError('not_found', 'This is not a YouTube video id or link')
  const stored = await findStored(videoId)
  return stored ?? share(videoId, () => fetchTranscript(videoId))
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return ''
  }
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
  const captions = await readCaptions(videoId, AbortSignal.timeout(longestMs)).catch((error: unknown) => {
    throw error instanceof YouTubeError ? unavailable(error.retryAfterSeconds) : error
  })
  const transcript = await storeTranscript(videoId, captions)
  if (transcript.segments.length === 0) throw new AppError('not_found', unavailableMessage)
  return transcript
}

const unavailable = (retryAfterSeconds: number) =>
  new AppError('unavailable', unavailableMessage, { retryAfterSeconds })

// A video without captions is stored as an empty transcript, so that it is not asked for again and again.
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
