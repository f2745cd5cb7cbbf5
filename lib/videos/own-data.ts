import type { Prisma } from '../../prisma/generated/client.ts'
import type { Liveness } from '../youtube/oembed.ts'
import { ownVideo } from './candidates.ts'
import { fits } from './fits.ts'

// No 'server-only' here: the seed and the check of all videos settle tutorials too.

/** Which videos of a trick are shown: those that are about it, as far as anyone knows, and not gone. */
export const shownVideos = {
  AND: [
    { OR: [{ isAlive: true }, { isAlive: null }] },
    { OR: [{ verdict: 'RIGHT' }, { verdict: null, fits: true }] },
  ],
} satisfies Prisma.TrickVideoWhereInput

const fields = {
  id: true,
  name: true,
  videoUrl: true,
  videoStart: true,
  aliases: { select: { name: true } },
  videos: {
    select: {
      videoId: true,
      position: true,
      title: true,
      channel: true,
      startSeconds: true,
      isAlive: true,
      fits: true,
      verdict: true,
    },
  },
} satisfies Prisma.TrickSelect

type Row = Prisma.TrickGetPayload<{ select: typeof fields }>

/**
 * Reads the titles of the videos of these tricks, and gives each trick its own: one that may no longer be shown makes
 * way for the next. Returns how many tricks have changed.
 */
export async function settleTutorials(
  client: Prisma.TransactionClient,
  which: Prisma.TrickWhereInput = {},
): Promise<number> {
  const tricks = await client.trick.findMany({
    where: { AND: [which, { videos: { some: {} } }] },
    select: fields,
  })
  const judged = tricks.flatMap(judgedAnew)
  const changed = tricks.flatMap((trick) => {
    const videos = trick.videos.map((video) => ({ ...video, fits: fitsOf(trick, video) }))
    const own = ownVideo(trick, videos)
    return own.videoUrl === trick.videoUrl ? [] : [{ id: trick.id, was: trick.videoUrl, ...own }]
  })
  if (judged.length > 0) await writeJudgments(client, judged)
  if (changed.length > 0) await writeOwn(client, changed)
  return new Set([...judged.map(({ trickId }) => trickId), ...changed.map(({ id }) => id)]).size
}

const fitsOf = ({ name, aliases }: Row, { title, channel }: Row['videos'][number]): boolean | null =>
  title === null ? null : fits(title, { name, aliases: aliases.map((alias) => alias.name) }, channel)

type Judgment = { trickId: number; videoId: string; fits: boolean | null }

function judgedAnew(trick: Row): Judgment[] {
  return trick.videos.flatMap((video) => {
    const now = fitsOf(trick, video)
    return now === video.fits ? [] : [{ trickId: trick.id, videoId: video.videoId, fits: now }]
  })
}

async function writeJudgments(client: Prisma.TransactionClient, judged: readonly Judgment[]): Promise<void> {
  await client.$executeRaw`
    UPDATE "TrickVideo" AS video SET fits = said.fits
    FROM unnest(
      ${judged.map(({ trickId }) => trickId)}::int[],
      ${judged.map(({ videoId }) => videoId)}::bpchar[],
      ${judged.map((each) => each.fits)}::boolean[]
    ) AS said ("trickId", "videoId", fits)
    WHERE video."trickId" = said."trickId" AND video."videoId" = said."videoId"`
}

type Change = { id: number; was: string | null; videoUrl: string | null; videoStart: number | null }

// A choice that someone else has made meanwhile stays.
async function writeOwn(client: Prisma.TransactionClient, changed: readonly Change[]): Promise<void> {
  await client.$executeRaw`
    UPDATE "Trick" AS trick
    SET "videoUrl" = own.url, "videoStart" = own.start, "updatedAt" = now()
    FROM unnest(
      ${changed.map(({ id }) => id)}::int[],
      ${changed.map(({ was }) => was)}::text[],
      ${changed.map(({ videoUrl }) => videoUrl)}::text[],
      ${changed.map(({ videoStart }) => videoStart)}::int[]
    ) AS own (id, was, url, start)
    WHERE trick.id = own.id AND trick."videoUrl" IS NOT DISTINCT FROM own.was`
}

/**
 * Records whether a video is available and what it is called now, for every trick that has it, and settles what these
 * show. Returns whether any page changes by it.
 */
export async function recordLiveness(
  client: Prisma.TransactionClient,
  videoId: string,
  liveness: Liveness,
): Promise<boolean> {
  const { isAlive } = liveness
  const names = isAlive ? { title: liveness.title, channel: liveness.channel } : null
  const rows = await client.trickVideo.findMany({
    where: { videoId },
    select: { isAlive: true, title: true, channel: true },
  })
  const isNews = rows.some(
    (row) =>
      row.isAlive !== isAlive || (names && (row.title !== names.title || row.channel !== names.channel)),
  )
  await client.trickVideo.updateMany({
    where: { videoId },
    data: { isAlive, checkedAt: new Date(), ...names },
  })
  if (isNews) await settleTutorials(client, { videos: { some: { videoId } } })
  return isNews
}
