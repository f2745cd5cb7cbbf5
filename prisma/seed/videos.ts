import { readFileSync } from 'node:fs'
import type { Prisma } from '../generated/client.ts'
import { type SeedReport, seedItems } from './records.ts'

type VideoContent = {
  slug: string
  videoId: string
  title: string | null
  channel: string | null
  startSeconds: number | null
}

type VideoValues = Omit<VideoContent, 'slug' | 'videoId'> & { position: number }

/** The shipped tutorial candidates, the best of each trick first. */
export const readTutorialVideos = (): VideoContent[] =>
  JSON.parse(readFileSync(new URL('tutorial-videos.json', import.meta.url), 'utf8'))

/** Writes the shipped tutorial candidates, which count as unchecked. */
export async function seedVideos(client: Prisma.TransactionClient): Promise<SeedReport> {
  const tricks = await client.trick.findMany({ where: { ownerId: null }, select: { id: true, slug: true } })
  const ids = new Map(tricks.map(({ id, slug }) => [slug, id]))
  // Videos of deleted tricks are left out; the others keep their positions.
  const items = withPositions(readTutorialVideos()).filter(({ slug }) => ids.has(slug))
  const current = await readCurrent(client)
  const whereOf = (key: string) => {
    const [slug = '', videoId = ''] = key.split('/')
    return { trickId: ids.get(slug) ?? 0, videoId }
  }
  return seedItems(client, { kind: 'tutorial-video', items, current }, async ({ create, update }) => {
    await client.trickVideo.createMany({
      data: create.map(({ key, values }) => ({ ...whereOf(key), ...values, source: 'SEED' as const })),
    })
    for (const { key, changes } of update)
      await client.trickVideo.update({ where: { trickId_videoId: whereOf(key) }, data: changes })
  })
}

function withPositions(videos: VideoContent[]): { slug: string; key: string; values: VideoValues }[] {
  const positions = new Map<string, number>()
  return videos.map(({ slug, videoId, ...rest }) => {
    const position = positions.get(slug) ?? 0
    positions.set(slug, position + 1)
    return { slug, key: `${slug}/${videoId}`, values: { ...rest, position } }
  })
}

async function readCurrent(client: Prisma.TransactionClient): Promise<Map<string, VideoValues>> {
  const rows = await client.trickVideo.findMany({ include: { trick: { select: { slug: true } } } })
  return new Map(
    rows.map(({ trick, videoId, title, channel, startSeconds, position }) => [
      `${trick.slug}/${videoId}`,
      { title, channel, startSeconds, position },
    ]),
  )
}
