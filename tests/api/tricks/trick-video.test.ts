import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/tricks/[id]/videos/[videoId]/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'
import { addVideos, createKickflip, serveYoutube } from '../../setup/youtube'

const youtube = serveYoutube()

const ask = async (id: number | string, videoId: string, headers: HeadersInit = {}) =>
  read(await send(GET, { params: { id, videoId }, headers }))

const notFound = { status: 404, body: { code: 'not_found' } }

describe('GET /api/tricks/{id}/videos/{videoId}', () => {
  it('gives a stored candidate that is alive', async () => {
    const id = await createKickflip()
    await addVideos(id, ['video_one_1', 'video_two_2'], { startSeconds: 12 })
    expect(await ask(id, 'video_two_2')).toEqual({
      status: 200,
      body: {
        embedUrl: 'https://www.youtube-nocookie.com/embed/video_two_2?start=12',
        videoId: 'video_two_2',
        title: 'How to Kickflip: video_two_2',
        channel: 'Channel',
        startSeconds: 12,
        seconds: null,
      },
    })
    // Its title has been read now.
    expect(await db.trick.findUnique({ where: { id } })).toMatchObject({
      videoUrl: 'https://www.youtube-nocookie.com/embed/video_two_2',
      videoStart: 12,
    })
  })

  it('finds no video of another trick, and none that is not stored', async () => {
    const id = await createKickflip()
    await addVideos((await createTrick()).id, ['video_one_1'])
    await db.transcript.create({ data: { videoId: 'video_two_2', formattedText: 'front foot' } })
    for (const videoId of ['video_one_1', 'video_two_2', 'video_three']) {
      expect(await ask(id, videoId)).toMatchObject(notFound)
    }
    expect(youtube.it.served.requests).toEqual([])
  })

  it('gives no dead one, whether that is known or just found out', async () => {
    const id = await createKickflip()
    await addVideos(id, ['video_one_1'], { isAlive: false })
    expect(await ask(id, 'video_one_1')).toMatchObject(notFound)
    const other = await createKickflip()
    await addVideos(other, ['video_two_2'])
    youtube.it.served.dead.add('video_two_2')
    expect(await ask(other, 'video_two_2')).toMatchObject(notFound)
  })

  it("gives a user's own trick to no other", async () => {
    const { user: owner, headers } = await createViewer()
    const id = await createKickflip(owner.id)
    await addVideos(id, ['video_one_1'])
    expect(await ask(id, 'video_one_1')).toMatchObject(notFound)
    expect(await ask(id, 'video_one_1', headers)).toMatchObject({ status: 200 })
  })

  it.each(['short', 'twelve_chars', '../../../etc', 'video one 1'])(
    'takes %s for no video',
    async (videoId) => {
      expect(await ask(await createKickflip(), videoId)).toMatchObject(notFound)
    },
  )
})
