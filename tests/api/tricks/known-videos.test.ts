import { beforeEach, expect, it } from 'vitest'
import { GET } from '@/app/api/tricks/[id]/route'
import { GET as getTranscript } from '@/app/api/youtube/transcript/[videoId]/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import type { TrickDetail } from '@/lib/tricks/schema'
import { read, send } from '../../setup/request'
import { addVideos, createKickflip, find, kickflipVideos, serveYoutube } from '../../setup/youtube'

const youtube = serveYoutube()

const videosOf = async (id: number) => {
  const { body } = await read(await send(GET, { params: { id } }))
  return (body as TrickDetail).videos
}

let id: number
beforeEach(async () => {
  id = await createKickflip()
})

it('every video whose title fits is shown at once, the best first, without those that are gone', async () => {
  await addVideos(id, ['kickflip_02', 'kickflip_01', 'kickflip_03', 'kickflip_04'], { fits: true })
  await db.trickVideo.updateMany({
    where: { trickId: id, videoId: 'kickflip_04' },
    data: { title: 'How to cook rice', fits: false },
  })
  await db.trickVideo.updateMany({
    where: { trickId: id, videoId: 'kickflip_01' },
    data: { isAlive: false, title: 'Gone' },
  })
  await db.trickVideo.updateMany({
    where: { trickId: id, videoId: 'kickflip_03' },
    data: { title: 'Learn the kickflip', channel: 'Pop Shop', seconds: 83 },
  })
  const unknown = { title: null, channel: null, startSeconds: null, seconds: null }
  expect(await videosOf(id)).toEqual([
    { ...unknown, videoId: 'kickflip_02' },
    { ...unknown, videoId: 'kickflip_03', title: 'Learn the kickflip', channel: 'Pop Shop', seconds: 83 },
  ])
})

it('a search says how long they are, of those that were known before too', async () => {
  await addVideos(id, ['kickflip_02'], { isAlive: false })
  const other = await createKickflip()
  await addVideos(other, ['kickflip_01'], { isAlive: true, fits: true })
  Object.assign(env, { YOUTUBE_API_KEY: undefined })
  youtube.it.served.videos = kickflipVideos.map((video, at) => ({ ...video, seconds: 60 + at }))
  expect((await find(id)).status).toBe(200)
  const lengths = (await videosOf(id))?.map(({ videoId, seconds }) => [videoId, seconds])
  expect(lengths).toEqual([
    ['kickflip_01', 60],
    ['kickflip_03', 62],
  ])
  expect((await videosOf(other))?.[0]?.seconds).toBe(60)
})

it('so does a transcript', async () => {
  await addVideos(id, ['kickflip_01'], { fits: true })
  youtube.it.served.captions = [{ startMs: 0, durationMs: 1000, text: 'kickflip' }]
  await send(getTranscript, { params: { videoId: 'kickflip_01' } })
  expect((await videosOf(id))?.[0]?.seconds).toBe(254)
})
