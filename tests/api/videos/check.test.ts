import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { embedUrl } from '@/lib/youtube/link'
import { checkVideos } from '@/scripts/check-videos'
import { createTrick } from '../../setup/factories'
import { serveYoutube } from '../../setup/youtube'

const youtube = serveYoutube()

async function createTutorials(): Promise<void> {
  const kickflip = await createTrick({ name: 'Kickflip', videoUrl: embedUrl('dead_000001'), videoStart: 4 })
  const ollie = await createTrick({ name: 'Ollie' })
  await createTrick({ name: 'Shuvit' })
  await db.trickVideo.createMany({
    data: [
      { trickId: kickflip.id, videoId: 'dead_000001', position: 0, source: 'SEED', title: 'Gone' },
      { trickId: ollie.id, videoId: 'dead_000001', position: 0, source: 'SEED' },
      { trickId: ollie.id, videoId: 'alive_00001', position: 1, source: 'SEED' },
    ],
  })
  youtube.it.served.dead.add('dead_000001')
}

it('asks once for each video and reports dead ones and tricks without any', async () => {
  await createTutorials()
  expect(await checkVideos(db)).toEqual({
    alive: 1,
    dead: [{ videoId: 'dead_000001', title: 'Gone', tricks: ['Kickflip', 'Ollie'] }],
    unknown: 0,
    withoutVideo: ['Kickflip', 'Ollie', 'Shuvit'],
  })
  expect(youtube.it.count('oembed')).toBe(2)
  const kickflip = await db.trick.findFirstOrThrow({ where: { name: 'Kickflip' } })
  expect([kickflip.videoUrl, kickflip.videoStart]).toEqual([null, null])
  const rows = await db.trickVideo.findMany({ orderBy: { videoId: 'asc' } })
  expect(rows.map(({ isAlive }) => isAlive)).toEqual([true, false, false])
})

it('gives a trick what turns out to be about it, and the next when one is gone', async () => {
  const kickflip = await createTrick({ name: 'Kickflip', videoUrl: embedUrl('dead_000001') })
  const ollie = await createTrick({ name: 'Ollie' })
  await db.trickVideo.createMany({
    data: ['dead_000001', 'alive_00001'].flatMap((videoId, position) =>
      [kickflip, ollie].map(({ id: trickId }) => ({ trickId, videoId, position, source: 'SEED' as const })),
    ),
  })
  youtube.it.served.dead.add('dead_000001')
  youtube.it.served.videos = [{ videoId: 'alive_00001', title: 'How to Kickflip', channel: 'Deck & Co' }]
  expect((await checkVideos(db)).withoutVideo).toEqual(['Ollie'])
  const tricks = await db.trick.findMany({ orderBy: { name: 'asc' }, select: { videoUrl: true } })
  expect(tricks.map(({ videoUrl }) => videoUrl)).toEqual([embedUrl('alive_00001'), null])
})

it('calls nothing dead when the site does not respond', async () => {
  await createTutorials()
  youtube.it.setAll('broken')
  const { alive, dead, unknown, withoutVideo } = await checkVideos(db)
  expect({ alive, dead, unknown, withoutVideo }).toEqual({
    alive: 0,
    dead: [],
    unknown: 2,
    withoutVideo: ['Kickflip', 'Ollie', 'Shuvit'],
  })
  expect(await db.trickVideo.count({ where: { isAlive: null } })).toBe(3)
})
