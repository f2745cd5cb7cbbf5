import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { isVideoId } from '@/lib/youtube/link'
import { readTrickFacts } from '@/prisma/seed/content'
import { readTutorialVideos, seedVideos } from '@/prisma/seed/videos'
import { createTrick } from '../../setup/factories'

const videos = readTutorialVideos()

it('ships ids that can be ids, for tricks that ship, each once', () => {
  const slugs = new Set(readTrickFacts().map(({ slug }) => slug))
  expect(videos.filter(({ videoId, slug }) => !isVideoId(videoId) || !slugs.has(slug))).toEqual([])
  expect(new Set(videos.map(({ slug, videoId }) => `${slug}/${videoId}`)).size).toBe(videos.length)
})

it('writes unchecked candidates in their order, and nothing twice', async () => {
  const { id } = await createTrick({ slug: 'kickflip', name: 'Kickflip' })
  const shipped = videos.filter(({ slug }) => slug === 'kickflip').map(({ videoId }) => videoId)
  expect(shipped.length).toBeGreaterThan(1)
  expect(await seedVideos(db)).toEqual({ created: shipped.length, changed: 0 })
  expect(await seedVideos(db)).toEqual({ created: 0, changed: 0 })
  const rows = await db.trickVideo.findMany({ where: { trickId: id }, orderBy: { position: 'asc' } })
  expect(rows.map(({ videoId }) => videoId)).toEqual(shipped)
  expect(new Set(rows.map(({ isAlive, source }) => `${isAlive} ${source}`))).toEqual(new Set(['null SEED']))
})

it('leaves alone what people changed, removed or found out', async () => {
  const { id } = await createTrick({ slug: 'kickflip', name: 'Kickflip' })
  await seedVideos(db)
  const [first, second] = await db.trickVideo.findMany({
    where: { trickId: id },
    orderBy: { position: 'asc' },
  })
  if (!first || !second) throw new Error('The kickflip ships with two videos')
  const ofFirst = { trickId_videoId: { trickId: id, videoId: first.videoId } }
  await db.trickVideo.update({ where: ofFirst, data: { title: 'Ours', isAlive: false } })
  await db.trickVideo.delete({ where: { trickId_videoId: { trickId: id, videoId: second.videoId } } })
  await createTrick({ slug: 'ollie', name: 'Ollie' })
  await seedVideos(db)
  await seedVideos(db)
  expect(await db.trickVideo.findUnique({ where: ofFirst })).toMatchObject({ title: 'Ours', isAlive: false })
  expect(await db.trickVideo.count({ where: { trickId: id, videoId: second.videoId } })).toBe(0)
})
