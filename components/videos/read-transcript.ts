import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { Transcript } from '@/lib/videos/schema'

/** `isFinal`: the video has none, so that asking again is of no use. */
export type TranscriptRead = { transcript: Transcript } | { transcript: null; isFinal: boolean }

const freshMs = 3600 * 1000

const reads = new Map<string, { at: number; read: Promise<TranscriptRead> }>()

/** The transcript of a video, fresh for an hour; what could not be read is asked for again next time. */
export function readTranscript(videoId: string): Promise<TranscriptRead> {
  const known = reads.get(videoId)
  if (known && Date.now() - known.at < freshMs) return known.read
  const read = call<Transcript>(`/api/youtube/transcript/${videoId}`).then(
    (transcript) => ({ transcript }),
    (error: unknown) => ({
      transcript: null,
      isFinal: error instanceof AppError && error.code === 'not_found',
    }),
  )
  reads.set(videoId, { at: Date.now(), read })
  void read.then((answer) => {
    if (!answer.transcript && !answer.isFinal) reads.delete(videoId)
  })
  return read
}
