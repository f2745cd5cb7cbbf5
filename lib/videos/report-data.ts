import 'server-only'
import { invalidate } from '../cache/cache'
import { db } from '../db/client'
import { AppError } from '../errors'
import { inLibrary, trickNotFound, visibleTo } from '../visible-tricks'
import { YouTubeError } from '../youtube/client'
import { embedUrl, startSecondsFrom, videoIdFrom } from '../youtube/link'
import { checkAlive, type Liveness } from '../youtube/oembed'
import { recordLiveness, settleTutorials } from './own-data'
import type { JudgedVideo, ReportedVideo, Verdict } from './schema'

/** So many accounts decide for everyone. */
const enoughReports = 3

/**
 * A user says that a video is not about its trick: they get it no more. For everyone else it goes when an admin says
 * so, or the third account, unless an admin has said that it is right. Throws `not_found`.
 */
export async function reportVideo(
  viewer: { id: number; role: string },
  { trickId, videoId }: ReportedVideo,
): Promise<void> {
  await requireVideo(viewer.id, { trickId, videoId })
  const report = { trickId, videoId, userId: viewer.id }
  await db.$transaction([
    db.videoReport.createMany({ data: report, skipDuplicates: true }),
    db.trickVideo.updateMany({ where: { trickId, videoId }, data: { raisedAt: new Date() } }),
  ])
  if (viewer.role === 'ADMIN') return judgeVideo({ trickId, videoId }, 'WRONG')
  const reports = await db.videoReport.count({ where: { trickId, videoId } })
  if (reports < enoughReports) return
  const { count } = await db.trickVideo.updateMany({
    where: { trickId, videoId, verdict: null },
    data: { verdict: 'REPORTED' },
  })
  if (count > 0) await show(trickId)
}

/**
 * Takes a report back: who made it gets the video again. So does everyone else where too few are left of those who took
 * it from them; an admin thereby says that it is right. Throws `not_found`.
 */
export async function takeBackReport(
  viewer: { id: number; role: string },
  { trickId, videoId }: ReportedVideo,
): Promise<void> {
  await requireVideo(viewer.id, { trickId, videoId })
  await db.videoReport.deleteMany({ where: { trickId, videoId, userId: viewer.id } })
  if (viewer.role === 'ADMIN') return judgeVideo({ trickId, videoId }, 'RIGHT')
  if ((await db.videoReport.count({ where: { trickId, videoId } })) >= enoughReports) return
  const { count } = await db.trickVideo.updateMany({
    where: { trickId, videoId, verdict: 'REPORTED' },
    data: { verdict: null },
  })
  if (count > 0) await show(trickId)
}

/** The videos that a user does not get any more. */
export async function listReportedVideos(userId: number): Promise<ReportedVideo[]> {
  return db.videoReport.findMany({
    where: { userId },
    select: { trickId: true, videoId: true },
    orderBy: { createdAt: 'asc' },
  })
}

async function requireVideo(viewerId: number, { trickId, videoId }: ReportedVideo): Promise<void> {
  const known = await db.trickVideo.count({ where: { trickId, videoId, trick: visibleTo(viewerId) } })
  if (known === 0) throw new AppError('not_found', 'This video is not a tutorial of this trick')
}

/** What an admin says of a video of the library, for everyone and for good. Throws `not_found`. */
export async function judgeVideo({ trickId, videoId }: ReportedVideo, verdict: Verdict): Promise<void> {
  const { count } = await db.trickVideo.updateMany({
    where: { trickId, videoId },
    data: { verdict, raisedAt: new Date() },
  })
  if (count === 0) throw new AppError('not_found', 'This video is not a tutorial of this trick')
  await show(trickId)
}

async function show(trickId: number): Promise<void> {
  await settleTutorials(db, { id: trickId })
  await invalidate('tricks')
}

/**
 * Makes the video at a link the tutorial of a trick of the library, in place of the one that it has. Throws
 * `not_found`, `invalid` for what is no video that other sites may show, or `unavailable` when YouTube does not say.
 */
export async function setTutorial(trickId: number, link: string): Promise<void> {
  const videoId = videoIdFrom(link)
  if (!videoId) throw notAVideo('This is no link to a YouTube video')
  if ((await db.trick.count({ where: { id: trickId, ...inLibrary } })) === 0) throw trickNotFound()
  const liveness = await checkAlive(videoId).catch(asUnavailable)
  if (!liveness.isAlive) throw notAVideo('This video is gone, or may not be shown on other sites')
  await putFirst(trickId, { videoId, startSeconds: startSecondsFrom(link) }, liveness)
  await recordLiveness(db, videoId, liveness)
  await invalidate('tricks')
}

const notAVideo = (message: string) => new AppError('invalid', message, { fields: { link: [message] } })

function asUnavailable(error: unknown): never {
  if (!(error instanceof YouTubeError)) throw error
  const { retryAfterSeconds } = error
  throw new AppError('unavailable', 'YouTube does not answer. Please try again later.', { retryAfterSeconds })
}

async function putFirst(
  trickId: number,
  { videoId, startSeconds }: { videoId: string; startSeconds: number | null },
  { title, channel }: Extract<Liveness, { isAlive: true }>,
): Promise<void> {
  const first = await db.trickVideo.aggregate({ where: { trickId }, _min: { position: true } })
  const now = new Date()
  const facts = {
    position: (first._min.position ?? 1) - 1,
    title,
    channel,
    startSeconds,
    source: 'EDITOR' as const,
    verdict: 'RIGHT' as const,
    isAlive: true,
    checkedAt: now,
    raisedAt: now,
  }
  await db.$transaction([
    db.trickVideo.upsert({
      where: { trickId_videoId: { trickId, videoId } },
      create: { trickId, videoId, ...facts },
      update: facts,
    }),
    db.trick.update({
      where: { id: trickId },
      data: { videoUrl: embedUrl(videoId), videoStart: startSeconds },
    }),
  ])
}

const mostJudged = 500

type JudgedRow = Omit<JudgedVideo, 'trick'> & { slug: string; name: string }

/** The videos of the library that people had something to say about: what waits for an admin first, the newest first. */
export async function listJudgedVideos(): Promise<JudgedVideo[]> {
  const rows = await db.$queryRaw<JudgedRow[]>`
    SELECT "trickId", "videoId", title, channel, verdict, "isAlive", reports, slug, name
    FROM "TrickVideo" video JOIN "Trick" trick ON trick.id = "trickId" CROSS JOIN LATERAL (
      SELECT count(*)::int AS reports FROM "VideoReport"
      WHERE "trickId" = video."trickId" AND "videoId" = video."videoId"
    ) said
    WHERE "raisedAt" IS NOT NULL AND "ownerId" IS NULL AND (verdict IS NOT NULL OR reports > 0)
    ORDER BY verdict IS NOT NULL, "raisedAt" DESC, "trickId", "videoId"
    LIMIT ${mostJudged}`
  return rows.map(({ slug, name, ...row }) => ({ ...row, trick: { slug, name } }))
}
