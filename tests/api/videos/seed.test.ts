import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { settleTutorials } from '@/lib/videos/own-data'
import { embedUrl, isVideoId } from '@/lib/youtube/link'
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

describe('what tricks show by themselves', () => {
  const ownOf = async (slug: string) =>
    (await db.trick.findUniqueOrThrow({ where: { slug }, select: { videoUrl: true } })).videoUrl

  it('is from the first start what is known, and named after the trick', async () => {
    await createTrick({ slug: 'kickflip', name: 'Kickflip' })
    await createTrick({ slug: '360-shuvit', name: '360 Shuvit' })
    await seedVideos(db)
    expect(await settleTutorials(db)).toBe(1)
    expect(await ownOf('kickflip')).toBe(embedUrl('nUQOC4vvCdw'))
    expect(await ownOf('360-shuvit'), 'none of its candidates has a title').toBeNull()
    expect(await settleTutorials(db)).toBe(0)
  })

  it('is put right where a search once took anything, and what people chose stays', async () => {
    const wrong = (name: string, fields: object = {}) =>
      createTrick({ name, videoUrl: embedUrl('rice_000001'), ...fields })
    const [smith, chosen, byHand] = [
      await wrong('Smith Grind'),
      await wrong('Feeble Grind'),
      await wrong('Boardslide', { videoUrl: embedUrl('by_hand_001') }),
    ]
    const rice = { videoId: 'rice_000001', position: 0, title: 'How to cook rice', isAlive: true }
    await db.trickVideo.createMany({
      data: [
        { ...rice, trickId: smith.id, source: 'KEYLESS' },
        { ...rice, trickId: chosen.id, source: 'EDITOR', verdict: 'RIGHT' },
        { ...rice, trickId: byHand.id, source: 'KEYLESS' },
        {
          ...rice,
          trickId: smith.id,
          source: 'KEYLESS',
          videoId: 'smith_00001',
          title: 'How to Smith Grind',
          position: 1,
        },
      ],
    })
    await settleTutorials(db)
    const tricks = await db.trick.findMany({ orderBy: { id: 'asc' }, select: { videoUrl: true } })
    expect(tricks.map(({ videoUrl }) => videoUrl)).toEqual([
      embedUrl('smith_00001'),
      embedUrl('rice_000001'),
      embedUrl('by_hand_001'),
    ])
  })
})
