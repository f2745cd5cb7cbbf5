import { recordLiveness, shownVideos } from '../lib/videos/own-data.ts'
import { YouTubeError } from '../lib/youtube/client.ts'
import { checkAlive } from '../lib/youtube/oembed.ts'
import type { PrismaClient } from '../prisma/generated/client.ts'

export type CheckReport = {
  alive: number
  dead: { videoId: string; title: string | null; tricks: string[] }[]
  unknown: number
  withoutVideo: string[]
}

const atOnce = 4

type Candidate = { videoId: string; title: string | null; tricks: string[] }

/**
 * Checks every stored candidate and saves whether it is alive. Where the video site does not say, nothing is
 * changed.
 */
export async function checkVideos(client: PrismaClient): Promise<CheckReport> {
  const candidates = await readCandidates(client)
  const report: CheckReport = { alive: 0, dead: [], unknown: 0, withoutVideo: [] }
  const queue = candidates.values()
  const worker = async () => {
    for (const candidate of queue) await checkOne(client, candidate, report)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  report.dead.sort((a, b) => (a.videoId < b.videoId ? -1 : 1))
  report.withoutVideo = await readTricksWithoutVideo(client)
  return report
}

async function checkOne(client: PrismaClient, candidate: Candidate, report: CheckReport): Promise<void> {
  const { videoId } = candidate
  const liveness = await checkAlive(videoId).catch((error: unknown) => {
    if (error instanceof YouTubeError) return null
    throw error
  })
  if (liveness) await recordLiveness(client, videoId, liveness)
  if (!liveness) report.unknown += 1
  else if (liveness.isAlive) report.alive += 1
  else report.dead.push(candidate)
}

async function readCandidates(client: PrismaClient): Promise<Candidate[]> {
  const rows = await client.trickVideo.findMany({
    select: { videoId: true, title: true, trick: { select: { name: true } } },
    orderBy: [{ videoId: 'asc' }, { trickId: 'asc' }],
  })
  const candidates = new Map<string, Candidate>()
  for (const { videoId, title, trick } of rows) {
    const candidate = candidates.get(videoId) ?? { videoId, title, tricks: [] }
    candidate.tricks.push(trick.name)
    candidates.set(videoId, candidate)
  }
  return [...candidates.values()]
}

async function readTricksWithoutVideo(client: PrismaClient): Promise<string[]> {
  const rows = await client.trick.findMany({
    where: { ownerId: null, videos: { none: shownVideos } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  return rows.map(({ name }) => name)
}
