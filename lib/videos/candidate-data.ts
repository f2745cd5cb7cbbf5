import 'server-only'
import type { VideoSource } from '@/prisma/generated/enums'
import { invalidate } from '../cache'
import { db } from '../db'
import { AppError } from '../errors'
import type { FoundVideo } from '../youtube/found-video'
import { embedUrl } from '../youtube/link'
import type { Liveness } from '../youtube/oembed'
import type { Candidate } from './walk'

export type TeachableTrick = { id: number; name: string }

/** A trick of the library or of the viewer. Throws `not_found`. */
export async function getTeachableTrick(viewerId: number | null, trickId: number): Promise<TeachableTrick> {
  const trick = await db.trick.findFirst({
    where: { id: trickId, OR: [{ ownerId: null }, ...(viewerId === null ? [] : [{ ownerId: viewerId }])] },
    select: { id: true, name: true },
  })
  if (!trick) throw new AppError('not_found', 'Trick not found')
  return trick
}

export function listCandidates(trickId: number): Promise<Candidate[]> {
  return db.trickVideo.findMany({ where: { trickId }, orderBy: [{ position: 'asc' }, { videoId: 'asc' }] })
}

/** Adds what a search found behind what is there; known videos stay as they are. */
export async function addCandidates(
  trickId: number,
  source: VideoSource,
  found: FoundVideo[],
): Promise<void> {
  const last = await db.trickVideo.aggregate({ where: { trickId }, _max: { position: true } })
  const first = (last._max.position ?? -1) + 1
  const checkedAt = new Date()
  await db.trickVideo.createMany({
    data: found.map(({ videoId, title, channel, isEmbeddable }, index) => ({
      trickId,
      videoId,
      title,
      channel,
      source,
      position: first + index,
      isAlive: isEmbeddable,
      checkedAt: isEmbeddable === null ? null : checkedAt,
    })),
    skipDuplicates: true,
  })
}

/** Notes whether a video is alive, for every trick that has it. A dead one is no trick's video any more. */
export async function saveLiveness(videoId: string, liveness: Liveness): Promise<void> {
  const { isAlive } = liveness
  const names = isAlive ? { title: liveness.title, channel: liveness.channel } : {}
  await db.trickVideo.updateMany({ where: { videoId }, data: { isAlive, checkedAt: new Date(), ...names } })
  if (isAlive) return
  const { count } = await db.trick.updateMany({
    where: { videoUrl: embedUrl(videoId) },
    data: { videoUrl: null, videoStart: null },
  })
  if (count > 0) await invalidate('tricks')
}

/** Makes a video the trick's own if it has none yet, so that lists show it from now on. */
export async function setTrickVideo(
  trickId: number,
  video: Pick<Candidate, 'videoId' | 'startSeconds'>,
): Promise<void> {
  const { count } = await db.trick.updateMany({
    where: { id: trickId, videoUrl: null },
    data: { videoUrl: embedUrl(video.videoId), videoStart: video.startSeconds },
  })
  if (count > 0) await invalidate('tricks')
}
