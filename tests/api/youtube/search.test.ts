import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/youtube/search/route'
import { db } from '@/lib/db/client'
import type { TranscriptHit } from '@/lib/videos/schema'
import { createPost, createTrick, createUser } from '../../setup/factories'
import { read, send } from '../../setup/request'

const kickflip = [
  'what is going on skaters welcome back',
  'today we learn the kickflip',
  'first you want your front',
  'foot angled right behind the bolts',
  'and flick it off the heel side corner',
]
const ollie = ['bend your knees', 'keep the front of the board low', 'drag your back foot', 'and then jump']

async function store(
  videoId: string,
  lines: string[],
  trick: { id: number },
  isAlive: boolean | null = true,
) {
  const segments = lines.map((text, index) => ({
    index,
    startMs: index * 4000 + 900,
    durationMs: 3000,
    text,
  }))
  await db.transcript.create({
    data: { videoId, language: 'en', formattedText: lines.join(' '), segments: { create: segments } },
  })
  await db.trickVideo.create({
    data: { trickId: trick.id, videoId, position: 0, source: 'SEED', isAlive, fits: true },
  })
}

async function search(q: string) {
  const response = await send(GET, { query: { q } })
  const { status, body } = await read(response)
  return { status, headers: response.headers, body, hits: body as TranscriptHit[] }
}

const plain = ({ snippet }: TranscriptHit) => snippet.map(({ text }) => text).join('')

describe('search in transcripts', () => {
  it.each([
    '-'.repeat(35),
    '- '.repeat(35),
    '-.'.repeat(40),
    '-(-'.repeat(30),
    `${'-'.repeat(60)}ollie`,
    '"-"'.repeat(30),
  ])('finds nothing, and does not fail, for %s', async (text) => {
    expect(await search(text)).toMatchObject({ status: 200 })
  })

  it('lands on the second at which the words begin, also across captions', async () => {
    const trick = await createTrick({ name: 'Kickflip', slug: 'kickflip' })
    await store('kickflip_01', kickflip, trick)
    const { hits, headers } = await search('front foot')
    expect(hits).toHaveLength(1)
    expect(hits[0]).toMatchObject({
      videoId: 'kickflip_01',
      startSeconds: 8,
      embedUrl: 'https://www.youtube-nocookie.com/embed/kickflip_01?start=8',
      trick: { id: trick.id, slug: 'kickflip', name: 'Kickflip' },
    })
    const matches = hits[0]?.snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)
    expect(matches).toEqual(['front', 'foot'])
    expect(headers.get('cache-control')).toContain('public')
  })

  it('lands where exactly this is said, not where its words are said more often', async () => {
    const scattered = 'back foot on the front bolts and the foot at the front'
    const lines = [scattered, scattered, 'now something else', 'and a third thing', 'put the front foot here']
    await store('kickflip_01', lines, await createTrick())
    const { hits } = await search('"front foot"')
    expect(hits.map(({ startSeconds }) => startSeconds)).toEqual([16])
  })

  it('ranks the video first in which the words are near each other', async () => {
    await store('ollie_00001', ollie, await createTrick())
    await store('kickflip_01', kickflip, await createTrick())
    const { hits } = await search('front foot')
    expect(hits.map(({ videoId }) => videoId)).toEqual(['kickflip_01', 'ollie_00001'])
  })

  it('knows word forms, phrases and exclusions', async () => {
    await store('ollie_00001', ollie, await createTrick())
    await store('kickflip_01', kickflip, await createTrick())
    expect((await search('jumping')).hits.map(({ videoId }) => videoId)).toEqual(['ollie_00001'])
    expect((await search('"front foot"')).hits.map(({ videoId }) => videoId)).toEqual(['kickflip_01'])
    expect((await search('front -kickflip')).hits.map(({ videoId }) => videoId)).toEqual(['ollie_00001'])
  })

  it('gives no markup, whatever was said', async () => {
    await store('kickflip_01', ['<b>flick</b> & <script>alert(1)</script>'], await createTrick())
    const { hits } = await search('flick')
    expect(hits.map(plain).join()).toContain('flick')
    expect(hits[0]?.snippet.find(({ isMatch }) => isMatch)?.text).toBe('flick')
  })

  it('shows only living videos of the library', async () => {
    const owner = await createUser()
    await store('dead_000001', kickflip, await createTrick(), false)
    await store('private_001', kickflip, await createTrick({ ownerId: owner.id }))
    await db.transcript.create({ data: { videoId: 'stranger_01', formattedText: kickflip.join(' ') } })
    expect((await search('kickflip')).hits).toEqual([])
  })

  it('names a video once, however many tricks have it', async () => {
    const [first, second] = [await createTrick(), await createTrick()]
    await store('kickflip_01', kickflip, first)
    await db.trickVideo.create({
      data: {
        trickId: second.id,
        videoId: 'kickflip_01',
        position: 3,
        source: 'KEYLESS',
        isAlive: true,
        fits: true,
      },
    })
    const { hits } = await search('kickflip')
    expect(hits.map(({ trick }) => trick?.id)).toEqual([first.id])
  })

  describe('in the blog', () => {
    const frame = (videoId: string) =>
      `<iframe src="https://www.youtube-nocookie.com/embed/${videoId}?start=3" title="Video"></iframe>`
    const say = (videoId: string) =>
      db.transcript.create({
        data: {
          videoId,
          formattedText: kickflip.join(' '),
          segments: {
            create: kickflip.map((text, index) => ({ index, startMs: index * 4000, durationMs: 1, text })),
          },
        },
      })

    it('finds the videos of posts, and names the post', async () => {
      await createPost({
        slug: 'flips',
        title: 'On flips',
        content: `<p>a</p>${frame('quiet_00001')}${frame('kickflip_01')}`,
      })
      await say('kickflip_01')
      const { hits } = await search('front foot')
      expect(hits).toEqual([
        expect.objectContaining({
          videoId: 'kickflip_01',
          startSeconds: 8,
          trick: null,
          post: { slug: 'flips', title: 'On flips' },
        }),
      ])
    })

    it('says nothing of drafts and of posts to come', async () => {
      await createPost({ content: frame('kickflip_01'), published: false })
      await createPost({ content: frame('kickflip_01'), publishedAt: new Date(Date.now() + 60_000) })
      await say('kickflip_01')
      expect((await search('kickflip')).hits).toEqual([])
    })

    it('leads to the trick where a video belongs to one too', async () => {
      const trick = await createTrick()
      await createPost({ content: frame('kickflip_01') })
      await store('kickflip_01', kickflip, trick)
      const { hits } = await search('kickflip')
      expect(hits).toMatchObject([{ trick: { id: trick.id }, post: null }])
    })
  })

  it.each(['the', '""', '!!', '& | ! :* <->', "'; drop table", 'a & b <2> c', '\\\\', 'http://x.y/?a&b=c'])(
    'stands %j',
    async (q) => {
      await store('kickflip_01', kickflip, await createTrick())
      expect(await search(q)).toMatchObject({ status: 200, body: expect.any(Array) })
    },
  )

  it.each(['', ' ', 'a', 'x'.repeat(101), 'front\0foot', '\uD800\uD800'])('refuses %j by name', async (q) => {
    const { status, body } = await search(q)
    // URLSearchParams mends half pairs before they can reach us.
    expect(status === 422 ? body.fields.q : q.isWellFormed()).toEqual(
      status === 422 ? [expect.any(String)] : false,
    )
  })
})
