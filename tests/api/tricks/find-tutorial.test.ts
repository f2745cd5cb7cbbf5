import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { createViewer } from '../../setup/factories'
import {
  addVideos,
  createKickflip,
  downMessage,
  find,
  kickflipVideos,
  serveYoutube,
} from '../../setup/youtube'

const youtube = serveYoutube()

const searches = () => youtube.it.count('data-api') + youtube.it.count('keyless')

describe('stored candidates', () => {
  it('come first, are checked alive once, and cost no search', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001', 'seeded_0002'], { startSeconds: 11 })
    const { status, body } = await find(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      embedUrl: 'https://www.youtube-nocookie.com/embed/seeded_0001?start=11',
      videoId: 'seeded_0001',
      title: 'How to Kickflip: seeded_0001',
      channel: 'Channel',
      startSeconds: 11,
      seconds: null,
    })
    expect((await find(id)).body.videoId).toBe('seeded_0001')
    expect([youtube.it.count('oembed'), searches()]).toEqual([1, 0])
  })

  it('make the first one the video of the trick, and no later one', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001', 'seeded_0002'])
    await find(id)
    await find(id, 'seeded_0001')
    const trick = await db.trick.findUniqueOrThrow({ where: { id } })
    expect(trick.videoUrl).toBe('https://www.youtube-nocookie.com/embed/seeded_0001')
  })

  it('are dropped when dead, also as the video of their tricks', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001', 'seeded_0002'])
    await db.trick.update({
      where: { id },
      data: { videoUrl: 'https://www.youtube-nocookie.com/embed/seeded_0001' },
    })
    youtube.it.served.dead.add('seeded_0001')
    expect((await find(id)).body.videoId).toBe('seeded_0002')
    const row = await db.trickVideo.findFirstOrThrow({ where: { videoId: 'seeded_0001' } })
    expect(row.isAlive).toBe(false)
    const trick = await db.trick.findUniqueOrThrow({ where: { id } })
    expect(trick.videoUrl).toBe('https://www.youtube-nocookie.com/embed/seeded_0002')
  })

  it('are walked by "another" before any search, and then from the start again', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001', 'seeded_0002', 'seeded_0003'])
    youtube.it.served.dead.add('seeded_0002')
    expect((await find(id, 'seeded_0001')).body.videoId).toBe('seeded_0003')
    expect(searches()).toBe(0)
    youtube.it.setAll('empty')
    youtube.it.served.states.oembed = 'good'
    expect((await find(id, 'seeded_0003')).body.videoId).toBe('seeded_0001')
    expect(searches()).toBe(1)
    expect((await find(id, 'seeded_0003')).body.videoId).toBe('seeded_0001')
    expect(searches()).toBe(1)
  })

  it('are taken only when the title that is read then names the trick', async () => {
    const id = await createKickflip()
    await addVideos(id, ['rice_000001', 'switch_0001', 'seeded_0003'])
    youtube.it.served.videos = [
      { videoId: 'rice_000001', title: 'How to cook rice', channel: 'Kitchen' },
      { videoId: 'switch_0001', title: 'How to Switch Kickflip', channel: 'Deck & Co' },
    ]
    expect((await find(id)).body.videoId).toBe('seeded_0003')
    expect(await find(id, 'seeded_0003')).toMatchObject({ status: 404 })
    const rows = await db.trickVideo.findMany({ where: { trickId: id }, orderBy: { position: 'asc' } })
    expect(rows.map(({ fits }) => fits)).toEqual([false, false, true])
  })

  it('are left out when they are not wanted', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001', 'seeded_0002', 'seeded_0003'])
    expect((await find(id, undefined, {}, 'seeded_0001,seeded_0002')).body.videoId).toBe('seeded_0003')
  })

  it('that could not be checked are not shown', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001'])
    youtube.it.setAll('broken')
    const { status, body } = await find(id)
    expect([status, body.message]).toEqual([503, downMessage])
  })
})

describe('what may be asked', () => {
  it.each(['999999', '0', '-1', 'abc', '99999999999'])('returns 404 for trick %s', async (id) => {
    expect((await find(id)).status).toBe(404)
  })

  it("finds a skater's own trick for that skater alone", async () => {
    const [owner, other] = [await createViewer(), await createViewer()]
    const id = await createKickflip(owner.user.id)
    youtube.it.served.videos = kickflipVideos
    expect((await find(id)).status).toBe(404)
    expect((await find(id, undefined, other.headers)).status).toBe(404)
    expect(searches()).toBe(0)
    expect((await find(id, undefined, owner.headers)).body.videoId).toBe('kickflip_01')
  })

  it.each(['', 'short', 'https://youtu.be/kickflip_01', 'kickflip_01 '])(
    'refuses after=%j by name',
    async (after) => {
      const { status, body } = await find(await createKickflip(), after)
      expect(status).toBe(422)
      expect(body).toMatchObject({ fields: { after: [expect.any(String)] } })
    },
  )
})
