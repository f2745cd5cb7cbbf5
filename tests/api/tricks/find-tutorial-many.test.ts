import { describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import type { findTutorial } from '@/lib/videos/data'
import {
  apiKey,
  closeCircuits,
  createKickflip,
  find,
  kickflipVideos,
  serveYoutube,
  spentSearches,
} from '../../setup/youtube'

const youtube = serveYoutube()

const withoutKey = () => Object.assign(env, { YOUTUBE_API_KEY: undefined })

// Fresh modules know nothing of the others' searches; only the database is common.
async function startServer(): Promise<typeof findTutorial> {
  vi.resetModules()
  Object.assign((await import('@/lib/env')).env, env)
  return (await import('@/lib/videos/data')).findTutorial
}

describe('many at once', () => {
  it('50 equal requests make one search and one check', async () => {
    withoutKey()
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.delayMs = 200
    const id = await createKickflip()
    const responses = await Promise.all(Array.from({ length: 50 }, () => find(id)))
    expect(new Set(responses.map(({ body }) => body.videoId))).toEqual(new Set(['kickflip_01']))
    expect([youtube.it.count('keyless'), youtube.it.count('oembed')]).toEqual([1, 1])
  })

  it('several servers make one search', async () => {
    youtube.it.served.videos = kickflipVideos
    youtube.it.served.delayMs = 300
    const id = await createKickflip()
    const servers: (typeof findTutorial)[] = []
    // One after the other, or else they would share their modules and be one server.
    for (let server = 0; server < 4; server += 1) servers.push(await startServer())
    expect(new Set(servers).size).toBe(4)
    const found = await Promise.all(servers.flatMap((ask) => [ask(null, id), ask(null, id)]))
    expect(found.map(({ videoId }) => videoId)).toEqual(Array(8).fill('kickflip_01'))
    expect([youtube.it.count('data-api'), await spentSearches()]).toEqual([1, 1])
  })

  it('a server that died while searching does not block others for long', async () => {
    youtube.it.served.videos = kickflipVideos
    const id = await createKickflip()
    const data = { trickId: id, claim: crypto.randomUUID(), claimedUntil: new Date(Date.now() + 500) }
    await db.tutorialSearch.create({ data })
    expect((await find(id)).body.videoId).toBe('kickflip_01')
  })
})

it('writes the key into no log', async () => {
  const kinds = ['log', 'info', 'warn', 'error', 'debug'] as const
  const spies = kinds.map((kind) => vi.spyOn(console, kind).mockImplementation(() => undefined))
  for (const state of ['good', 'quota', 'too-many', 'broken', 'dropped', 'garbage'] as const) {
    closeCircuits()
    youtube.it.setAll(state)
    await db.dailyBudget.deleteMany()
    await find(await createKickflip())
  }
  expect(JSON.stringify(spies.map(({ mock }) => mock.calls))).not.toContain(apiKey)
  expect(youtube.it.count('data-api')).toBe(6)
})
