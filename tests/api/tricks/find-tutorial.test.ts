import { describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/tricks/[id]/find-tutorial/route'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { quotaDay } from '@/lib/videos/quota-day'
import { createTrick, createViewer } from '../../factories'
import { read, send } from '../../setup/request'
import { apiKey, kickflipVideos, openDoors, serveYoutube } from '../../setup/youtube'
import type { DoorState } from '../../setup/youtube-server'

const youtube = serveYoutube()

const quotaMessage = 'The YouTube API is temporarily unavailable due to quota limits. Please try again later.'
const downMessage = 'Failed to load tutorial video'

type Answer = { embedUrl: string; videoId: string; title: string; message: string; code: string }

const createKickflip = async (ownerId?: number) =>
  (await createTrick(ownerId === undefined ? {} : { ownerId })).id

async function addVideos(
  trickId: number,
  ids: string[],
  more: { isAlive?: boolean; startSeconds?: number } = {},
) {
  const rows = ids.map((videoId, position) => ({
    trickId,
    videoId,
    position,
    source: 'SEED' as const,
    ...more,
  }))
  await db.trickVideo.createMany({ data: rows })
}

async function find(id: number | string, after?: string, headers: HeadersInit = {}) {
  const query: Record<string, string> = after === undefined ? {} : { after }
  const startedAt = Date.now()
  const response = await send(POST, { method: 'POST', params: { id }, query, headers })
  expect(Date.now() - startedAt).toBeLessThan(6000)
  const retryAfter = Number(response.headers.get('retry-after'))
  const { status, body } = await read(response)
  expect(JSON.stringify(body)).not.toContain(apiKey)
  return { status, retryAfter, body: body as Answer }
}

const spent = async () =>
  (await db.dailyBudget.findFirst({ where: { name: 'youtube-search', day: new Date(quotaDay()) } }))?.used ??
  0

const withoutKey = () => Object.assign(env, { YOUTUBE_API_KEY: undefined })

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
      title: 'Video seeded_0001',
      channel: 'Channel',
      startSeconds: 11,
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

  it('that nobody could check are not shown', async () => {
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001'])
    youtube.it.setAll('broken')
    const { status, body } = await find(id)
    expect([status, body.message]).toEqual([503, downMessage])
  })
})

describe('search with a key', () => {
  it('stores all it finds, so that "another" costs nothing', async () => {
    youtube.it.served.videos = kickflipVideos
    const id = await createKickflip()
    const first = await find(id)
    expect([first.body.videoId, first.body.title]).toEqual([
      'kickflip_01',
      'How to Kickflip & land it – "the easy way"',
    ])
    expect((await find(id, 'kickflip_01')).body.videoId).toBe('kickflip_02')
    expect((await find(id, 'kickflip_02')).body.videoId).toBe('kickflip_03')
    expect((await find(id, 'kickflip_03')).body.videoId).toBe('kickflip_01')
    expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spent()]).toEqual([1, 0, 1])
    expect(youtube.it.served.requests[0]?.key).toBe(apiKey)
    expect(youtube.it.served.requests[0]?.url).not.toContain(apiKey)
  })

  it('says that there is none, and remembers it', async () => {
    const id = await createKickflip()
    youtube.it.setAll('empty')
    const { status, body } = await find(id)
    expect([status, body.message]).toEqual([404, 'No tutorial was found for this trick'])
    await find(id)
    expect(searches()).toBe(1)
  })

  it.each<[DoorState, number]>([
    ['quota', 3600],
    ['too-many', 120],
  ])('answers %s with the known words, and asks nobody until then', async (state, seconds) => {
    const id = await createKickflip()
    youtube.it.served.states['data-api'] = state
    const first = await find(id)
    expect([first.status, first.body.code, first.body.message]).toEqual([503, 'unavailable', quotaMessage])
    expect(first.retryAfter).toBe(seconds)
    openDoors()
    const second = await find(await createKickflip())
    expect([second.status, second.body.message]).toEqual([503, quotaMessage])
    expect(second.retryAfter).toBeLessThanOrEqual(seconds)
    expect(second.retryAfter).toBeGreaterThan(seconds - 10)
    expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spent()]).toEqual([1, 0, 1])
  })

  it.each<DoorState>(['broken', 'slow', 'dropped', 'garbage'])(
    'turns to the keyless one when %s',
    async (state) => {
      youtube.it.served.videos = kickflipVideos
      youtube.it.served.states['data-api'] = state
      const { status, body } = await find(await createKickflip())
      expect([status, body.videoId]).toEqual([200, 'kickflip_01'])
      expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spent()]).toEqual([1, 1, 1])
    },
  )

  it('never spends more than the day allows, however many ask at once', async () => {
    Object.assign(env, { YOUTUBE_DAILY_SEARCHES: 3 })
    youtube.it.served.videos = kickflipVideos
    const ids = await Promise.all(Array.from({ length: 8 }, () => createKickflip()))
    const answers = await Promise.all(ids.map((id) => find(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.map(({ body }) => body.message)).toEqual(Array(5).fill(quotaMessage))
    expect(refused.every(({ retryAfter }) => retryAfter > 0 && retryAfter <= 3600)).toBe(true)
    expect([youtube.it.count('data-api'), await spent()]).toEqual([3, 3])
  })

  it('stops asking a door that keeps failing', async () => {
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.states['data-api'] = 'broken'
    for (let round = 0; round < 5; round += 1) expect((await find(await createKickflip())).status).toBe(200)
    expect([youtube.it.count('data-api'), await spent()]).toEqual([3, 3])
  })
})

describe('search without a key', () => {
  it('finds a video and checks that other sites may show it', async () => {
    withoutKey()
    youtube.it.served.videos = [
      ...kickflipVideos,
      { videoId: 'kickflip_99', title: 'Live', channel: 'X', seconds: 9000 },
    ]
    youtube.it.served.dead.add('kickflip_01')
    const id = await createKickflip()
    expect((await find(id)).body.videoId).toBe('kickflip_02')
    expect([youtube.it.count('data-api'), youtube.it.count('keyless')]).toEqual([0, 1])
    const rows = await db.trickVideo.findMany({ where: { trickId: id }, orderBy: { position: 'asc' } })
    expect(rows.map(({ videoId, source, isAlive }) => [videoId, source, isAlive])).toEqual([
      ['kickflip_01', 'KEYLESS', false],
      ['kickflip_02', 'KEYLESS', true],
      ['kickflip_03', 'KEYLESS', null],
    ])
  })

  it('shows what it found also when nobody can check it', async () => {
    withoutKey()
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.states.oembed = 'slow'
    expect((await find(await createKickflip())).body.videoId).toBe('kickflip_01')
  })

  it.each<[DoorState, string]>([
    ['quota', quotaMessage],
    ['too-many', quotaMessage],
    ['broken', downMessage],
    ['slow', downMessage],
    ['dropped', downMessage],
    ['garbage', downMessage],
  ])('says so when all is %s', async (state, message) => {
    withoutKey()
    youtube.it.setAll(state)
    const id = await createKickflip()
    await addVideos(id, ['seeded_0001'])
    const { status, body, retryAfter } = await find(id)
    expect([status, body.code, body.message]).toEqual([503, 'unavailable', message])
    expect(retryAfter).toBeGreaterThan(0)
  })

  it('says so without any network', async () => {
    withoutKey()
    Object.assign(env, { YOUTUBE_URL: 'http://127.0.0.1:9', YOUTUBE_API_URL: 'http://127.0.0.1:9' })
    const { status, body } = await find(await createKickflip())
    expect([status, body.message]).toEqual([503, downMessage])
  })
})

describe('many at once', () => {
  it('50 equal requests make one search and one check', async () => {
    withoutKey()
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.delayMs = 200
    const id = await createKickflip()
    const answers = await Promise.all(Array.from({ length: 50 }, () => find(id)))
    expect(new Set(answers.map(({ body }) => body.videoId))).toEqual(new Set(['kickflip_01']))
    expect([youtube.it.count('keyless'), youtube.it.count('oembed')]).toEqual([1, 1])
  })

  it('several servers make one search', async () => {
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.delayMs = 300
    const id = await createKickflip()
    const servers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        vi.resetModules()
        Object.assign((await import('@/lib/env')).env, env)
        return (await import('@/lib/videos/data')).findTutorial
      }),
    )
    const found = await Promise.all(
      servers.flatMap((findTutorial) => [findTutorial(null, id), findTutorial(null, id)]),
    )
    expect(found.map(({ videoId }) => videoId)).toEqual(Array(8).fill('kickflip_01'))
    expect([youtube.it.count('data-api'), await spent()]).toEqual([1, 1])
  })

  it('a server that died while searching blocks nobody for long', async () => {
    youtube.it.served.videos = kickflipVideos
    const id = await createKickflip()
    const data = { trickId: id, claim: crypto.randomUUID(), claimedUntil: new Date(Date.now() + 500) }
    await db.tutorialSearch.create({ data })
    expect((await find(id)).body.videoId).toBe('kickflip_01')
  })
})

describe('what may be asked', () => {
  it.each(['999999', '0', '-1', 'abc', '99999999999'])('answers 404 for trick %s', async (id) => {
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

it('writes the key into no log', async () => {
  const kinds = ['log', 'info', 'warn', 'error', 'debug'] as const
  const spies = kinds.map((kind) => vi.spyOn(console, kind).mockImplementation(() => undefined))
  for (const state of ['good', 'quota', 'too-many', 'broken', 'dropped', 'garbage'] as const) {
    openDoors()
    youtube.it.setAll(state)
    await db.dailyBudget.deleteMany()
    await find(await createKickflip())
  }
  expect(JSON.stringify(spies.map(({ mock }) => mock.calls))).not.toContain(apiKey)
  expect(youtube.it.count('data-api')).toBe(6)
})
