import { readFileSync } from 'node:fs'
import type { Prisma } from '../generated/client.ts'
import { planSeed, recordSeed } from './records.ts'

type VideoContent = {
  slug: string
  videoId: string
  title: string | null
  channel: string | null
  startSeconds: number | null
}

type VideoValues = Omit<VideoContent, 'slug' | 'videoId'> & { position: number }

/** The shipped candidates, the most trusted of each trick first. */
export const readTutorialVideos = (): VideoContent[] =>
  JSON.parse(readFileSync(new URL('tutorial-videos.json', import.meta.url), 'utf8'))

/**
 * Writes the shipped candidates of the tutorials; nobody has watched them, so they count as unchecked.
 * Answers how many were created and changed. What people and checks changed or removed stays so.
 */
export async function seedVideos(
  client: Prisma.TransactionClient,
): Promise<{ created: number; changed: number }> {
  const tricks = await client.trick.findMany({ where: { ownerId: null }, select: { id: true, slug: true } })
  const ids = new Map(tricks.map(({ id, slug }) => [slug, id]))
  // A trick that was deleted takes its videos along; the rest keep their places.
  const items = withPlaces(readTutorialVideos()).filter(({ slug }) => ids.has(slug))
  const plan = await planSeed(client, 'tutorial-video', items, await readCurrent(client))
  const whereOf = (key: string) => {
    const [slug = '', videoId = ''] = key.split('/')
    return { trickId: ids.get(slug) ?? 0, videoId }
  }
  await client.trickVideo.createMany({
    data: plan.create.map(({ key, values }) => ({ ...whereOf(key), ...values, source: 'SEED' as const })),
  })
  for (const { key, changes } of plan.update) {
    await client.trickVideo.update({ where: { trickId_videoId: whereOf(key) }, data: changes })
  }
  if (plan.create.length + plan.update.length > 0) await recordSeed(client, 'tutorial-video', items)
  return { created: plan.create.length, changed: plan.update.length }
}

function withPlaces(videos: VideoContent[]): { slug: string; key: string; values: VideoValues }[] {
  const places = new Map<string, number>()
  return videos.map(({ slug, videoId, ...rest }) => {
    const position = places.get(slug) ?? 0
    places.set(slug, position + 1)
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
