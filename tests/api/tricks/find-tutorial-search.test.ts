import { describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { hurry } from '../../setup/hurry'
import {
  addVideos,
  apiKey,
  closeCircuits,
  createKickflip,
  downMessage,
  find,
  kickflipVideos,
  quotaMessage,
  serveYoutube,
  spentSearches,
} from '../../setup/youtube'
import type { DoorState } from '../../setup/youtube-server'

const youtube = serveYoutube()

const inYears = new Date(Date.now() + 10 * 365 * 24 * 3600 * 1000)

const withoutKey = () => Object.assign(env, { YOUTUBE_API_KEY: undefined })

const searches = () => youtube.it.count('data-api') + youtube.it.count('keyless')

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
    expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spentSearches()]).toEqual([
      1, 0, 1,
    ])
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
  ])(
    'searches without the key when it is spent (%s), and asks with it no more until then',
    async (state, seconds) => {
      youtube.it.served.videos = kickflipVideos
      youtube.it.served.states['data-api'] = state
      expect((await find(await createKickflip())).body.videoId).toBe('kickflip_01')
      closeCircuits()
      expect((await find(await createKickflip())).body.videoId).toBe('kickflip_01')
      expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spentSearches()]).toEqual([
        1, 2, 1,
      ])
      const { refusedUntil } = await db.dailyBudget.findFirstOrThrow({ where: { name: 'youtube-search' } })
      const left = ((refusedUntil?.getTime() ?? 0) - Date.now()) / 1000
      expect(left).toBeLessThanOrEqual(seconds)
      expect(left).toBeGreaterThan(seconds - 10)
    },
  )

  it('says with the known sentence that both searches are spent', async () => {
    youtube.it.served.states['data-api'] = 'quota'
    youtube.it.served.states.keyless = 'too-many'
    const { status, body, retryAfter } = await find(await createKickflip())
    expect([status, body.code, body.message, retryAfter]).toEqual([503, 'unavailable', quotaMessage, 120])
  })

  it('takes nothing that is about something else, and searches again after a day', async () => {
    youtube.it.served.videos = [
      { videoId: 'rice_000001', title: 'How to cook rice', channel: 'Kitchen' },
      { videoId: 'switch_0001', title: 'How to Switch Kickflip', channel: 'Deck & Co' },
      { videoId: 'best_000001', title: 'Kickflip compilation', channel: 'Deck & Co' },
    ]
    const id = await createKickflip()
    const { status, body } = await find(id)
    expect([status, body.message]).toEqual([404, 'No tutorial was found for this trick'])
    expect(await db.trickVideo.count()).toBe(0)
    expect(await db.trick.findUnique({ where: { id } })).toMatchObject({ videoUrl: null })
    const { nextAt } = await db.tutorialSearch.findUniqueOrThrow({ where: { trickId: id } })
    expect((nextAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(24 * 3600 * 1000)
  })

  it.each([
    ['a search that is running', { claim: crypto.randomUUID(), claimedUntil: inYears }],
    ['the time of the next search', { nextAt: inYears }],
  ])('searches although a clock that was ahead wrote %s', async (_, lock) => {
    youtube.it.served.videos = kickflipVideos
    const id = await createKickflip()
    await db.tutorialSearch.create({ data: { trickId: id, ...lock } })
    expect((await find(id)).body.videoId).toBe('kickflip_01')
  })

  it('searches although a clock that was ahead wrote until when the provider refuses', async () => {
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.states['data-api'] = 'quota'
    await find(await createKickflip())
    closeCircuits()
    youtube.it.served.states['data-api'] = 'good'
    await db.dailyBudget.updateMany({ data: { refusedUntil: inYears } })
    expect((await find(await createKickflip())).body.videoId).toBe('kickflip_01')
  })

  it.each<DoorState>(['broken', 'slow', 'dropped', 'garbage'])(
    'turns to the keyless one when %s',
    async (state) => {
      youtube.it.served.videos = kickflipVideos
      youtube.it.served.states['data-api'] = state
      const { status, body } = await find(await createKickflip())
      expect([status, body.videoId]).toEqual([200, 'kickflip_01'])
      expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spentSearches()]).toEqual([
        1, 1, 1,
      ])
    },
  )

  it('never spends more than the day allows, however many ask at once', async () => {
    Object.assign(env, { YOUTUBE_DAILY_SEARCHES: 3 })
    youtube.it.served.videos = kickflipVideos
    const ids = await Promise.all(Array.from({ length: 8 }, () => createKickflip()))
    const responses = await Promise.all(ids.map((id) => find(id)))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect([youtube.it.count('data-api'), youtube.it.count('keyless'), await spentSearches()]).toEqual([
      3, 5, 3,
    ])
  })

  it('stops asking an endpoint that keeps failing', async () => {
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.states['data-api'] = 'broken'
    for (let round = 0; round < 5; round += 1) expect((await find(await createKickflip())).status).toBe(200)
    expect([youtube.it.count('data-api'), await spentSearches()]).toEqual([3, 3])
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

  it('shows what it found also when it cannot be checked', async () => {
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
    if (state === 'slow') hurry()
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
