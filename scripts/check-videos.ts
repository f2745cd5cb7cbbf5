import { YouTubeError } from '../lib/youtube/client.ts'
import { embedUrl } from '../lib/youtube/link.ts'
import { checkAlive, type Liveness } from '../lib/youtube/oembed.ts'
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
  if (liveness) await write(client, videoId, liveness)
  if (!liveness) report.unknown += 1
  else if (liveness.isAlive) report.alive += 1
  else report.dead.push(candidate)
}

async function write(client: PrismaClient, videoId: string, liveness: Liveness): Promise<void> {
  const { isAlive } = liveness
  const names = isAlive ? { title: liveness.title, channel: liveness.channel } : {}
  await client.trickVideo.updateMany({
    where: { videoId },
    data: { isAlive, checkedAt: new Date(), ...names },
  })
  if (isAlive) return
  await client.trick.updateMany({
    where: { videoUrl: embedUrl(videoId) },
    data: { videoUrl: null, videoStart: null },
  })
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
    where: { ownerId: null, videos: { none: { OR: [{ isAlive: true }, { isAlive: null }] } } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  return rows.map(({ name }) => name)
}
