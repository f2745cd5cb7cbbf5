import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/youtube/transcript/[videoId]/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import type { Transcript } from '@/lib/videos/schema'
import { hurry } from '../../setup/hurry'
import { read, send } from '../../setup/request'
import { closeCircuits, serveYoutube } from '../../setup/youtube'
import type { DoorState } from '../../setup/youtube-server'

const youtube = serveYoutube()

const message = 'Transcript is not available for this video.'

const captions = [
  { startMs: 0, durationMs: 2000, text: '[Music]' },
  { startMs: 2000, durationMs: 1500, text: "what's up, it's the kickflip <today>" },
  { startMs: 3500, durationMs: 2000, text: 'put your front foot & back foot here' },
]

async function get(videoId: string) {
  const response = await send(GET, { params: { videoId } })
  const { status, body } = await read(response)
  return { status, headers: response.headers, body: body as Transcript & { message: string } }
}

describe('a transcript', () => {
  it.each([false, true])('is read, stored and not asked for again (older form: %s)', async (isClassic) => {
    Object.assign(youtube.it.served, { captions, isClassic })
    const { status, body, headers } = await get('kickflip_01')
    expect(status).toBe(200)
    expect(body).toEqual({
      videoId: 'kickflip_01',
      language: 'en',
      formattedText: "What's up, it's the kickflip <today> put your front foot & back foot here",
      segments: captions,
    })
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=82800')
    const asked = youtube.it.count('captions')
    expect((await get('kickflip_01')).body).toEqual(body)
    expect(youtube.it.count('captions')).toBe(asked)
  })

  it.each([
    'https://youtu.be/kickflip_01?t=4',
    encodeURIComponent('https://www.youtube.com/watch?v=kickflip_01&list=x'),
    'https://www.youtube-nocookie.com/embed/kickflip_01',
  ])('is found by the link %s', async (link) => {
    Object.assign(youtube.it.served, { captions })
    expect((await get(link)).body.videoId).toBe('kickflip_01')
  })

  it('comes in another language when there is no English one', async () => {
    Object.assign(youtube.it.served, { captions, languages: ['pt', 'de'] })
    expect((await get('kickflip_01')).body.language).toBe('pt')
  })

  it('is asked for once by 50 readers at once', async () => {
    Object.assign(youtube.it.served, { captions, delayMs: 100 })
    const responses = await Promise.all(Array.from({ length: 50 }, () => get('kickflip_01')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(youtube.it.count('captions')).toBe(2)
  })

  it('keeps only text that the database takes', async () => {
    youtube.it.served.rawCaptions = '<text start="1" dur="1">pop\u0001 it&#0; &#xD800; now</text>'
    const { status, body } = await get('kickflip_01')
    expect(status).toBe(200)
    expect(body.segments[0]?.text).toBe('pop it \uFFFD now')
  })
})

describe('no transcript', () => {
  it.each(['nope', 'https://evil.com/watch?v=kickflip_01', 'videoseries', '%', 'kickflip_0!'])(
    'for %s, which is no video',
    async (link) => {
      const { status, body } = await get(link)
      expect([status, body.message]).toEqual([404, 'This is not a YouTube video id or link'])
      expect(youtube.it.count('captions')).toBe(0)
    },
  )

  it('for a video without captions, which is remembered', async () => {
    youtube.it.setAll('empty')
    const { status, body } = await get('kickflip_01')
    expect([status, body.message]).toEqual([404, message])
    const asked = youtube.it.count('captions')
    expect((await get('kickflip_01')).status).toBe(404)
    expect(youtube.it.count('captions')).toBe(asked)
  })

  it.each<DoorState>(['quota', 'too-many', 'broken', 'slow', 'dropped', 'garbage'])(
    'while the captions are %s, and then it comes',
    async (state) => {
      const patience = state === 'slow' ? hurry() : null
      youtube.it.setAll(state)
      youtube.it.served.captions = captions
      const { status, body, headers } = await get('kickflip_01')
      patience?.stop()
      expect([status, body.message]).toEqual([503, message])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBeNull()
      youtube.it.setAll('good')
      closeCircuits()
      expect((await get('kickflip_01')).status).toBe(200)
    },
  )

  it('that is not stored, once the day’s allowance is spent', async () => {
    youtube.it.served.captions = captions
    await get('kickflip_01')
    await db.dailyBudget.updateMany({ where: { name: 'youtube-transcripts' }, data: { used: 2000 } })
    const asked = youtube.it.served.requests.length
    expect((await get('kickflip_02')).status).toBe(503)
    expect(youtube.it.served.requests).toHaveLength(asked)
    expect((await get('kickflip_01')).status).toBe(200)
  })

  it('without any network', async () => {
    Object.assign(env, { YOUTUBE_URL: 'http://127.0.0.1:9' })
    const { status, body } = await get('kickflip_01')
    expect([status, body.message]).toEqual([503, message])
    expect(await db.transcript.count()).toBe(0)
  })

  it('when the provider keeps the lines back', async () => {
    youtube.it.served.captions = []
    expect((await get('kickflip_01')).status).toBe(503)
  })
})
