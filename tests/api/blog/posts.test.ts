import { describe, expect, it } from 'vitest'
import { GET as getPost } from '@/app/api/blog/posts/[slug]/route'
import { GET as getPosts } from '@/app/api/blog/posts/route'
import { GET as getTags } from '@/app/api/blog/tags/route'
import { db } from '@/lib/db/client'
import type { Post, PostSummary } from '@/lib/posts/schema'
import { createPost } from '../../setup/factories'
import { type Handler, read, send } from '../../setup/request'

const list = async (): Promise<PostSummary[]> => (await read(await send(getPosts))).body
const slugs = async () => (await list()).map(({ slug }) => slug)
const one = async (slug: string) => read(await send(getPost, { params: { slug } }))
const tagNames = async () => (await read(await send(getTags))).body.map(({ name }: { name: string }) => name)

const inAnHour = () => new Date(Date.now() + 3_600_000)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

describe('GET /api/blog/posts', () => {
  it('is an empty list while there is nothing', async () => {
    expect(await read(await send(getPosts))).toEqual({ status: 200, body: [] })
  })

  it('lists what is out, the newest first, with its texts', async () => {
    await createPost({ slug: 'old', publishedAt: day(1) })
    const { id } = await createPost({
      slug: 'new',
      title: 'New',
      excerpt: 'What is new.',
      content: `<p>${'word '.repeat(440)}</p>`,
      coverImage: '/art/covers/new-1600.webp',
      imageAttribution: 'By <b>us</b>',
      publishedAt: day(2),
      tagNames: ['ollie', 'beginners'],
    })
    const [first, second, ...more] = await list()
    expect([second?.slug, more]).toEqual(['old', []])
    const { content, ...shown } = first as Post
    expect(content).toMatch(/^<p>word /)
    const summary = {
      id,
      slug: 'new',
      title: 'New',
      excerpt: 'What is new.',
      coverImage: '/art/covers/new-1600.webp',
      imageAttribution: 'By <b>us</b>',
      published: true,
      publishedAt: '2026-01-02T00:00:00.000Z',
      publishedOn: '2026-01-02',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      readingMinutes: 2,
      author: 'DarkSlide Crew',
      tags: expect.arrayContaining([{ id: expect.any(Number), name: 'ollie', slug: 'ollie' }]),
    }
    expect(shown).toEqual(summary)
    const summaries = await read(await send(getPosts, { query: { summary: '1' } }))
    expect(summaries.body[0]).toEqual(summary)
  })

  it('shows a change at once', async () => {
    const { id } = await createPost({ slug: 'a' })
    await list()
    await db.post.update({ where: { id }, data: { title: 'Said better' } })
    expect((await list())[0]?.title).toBe('Said better')
  })
})

describe('what is not out', () => {
  it.each([
    ['a draft', { published: false }],
    ['a draft that has a date', { published: false, publishedAt: day(1) }],
    ['a scheduled post', { publishedAt: inAnHour() }],
  ])('leaves %s out everywhere', async (_, fields) => {
    await createPost({ slug: 'hidden', tagNames: ['secret'], ...fields })
    await createPost({ slug: 'shown', tagNames: ['open'] })
    expect(await slugs()).toEqual(['shown'])
    expect(await tagNames()).toEqual(['open'])
    expect(await one('hidden')).toEqual({
      status: 404,
      body: { message: 'Post not found', code: 'not_found' },
    })
  })

  it('comes out by itself when its time has come', async () => {
    const { id } = await createPost({ slug: 'later', publishedAt: inAnHour() })
    expect(await slugs()).toEqual([])
    await db.post.update({ where: { id }, data: { publishedAt: new Date(Date.now() - 1) } })
    expect(await slugs()).toEqual(['later'])
  })
})

describe('GET /api/blog/posts/{slug}', () => {
  it('gives the post with its text', async () => {
    await createPost({ slug: 'a', content: '<p>All of it.</p>' })
    expect(await one('a')).toMatchObject({ status: 200, body: { slug: 'a', content: '<p>All of it.</p>' } })
  })

  it('cleans what got into a row, whichever way', async () => {
    await createPost({
      slug: 'a',
      content: '<p onclick="alert(1)">a</p><script>alert(1)</script>',
      imageAttribution: '<img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a>',
    })
    expect((await one('a')).body).toMatchObject({ content: '<p>a</p>', imageAttribution: '<a>b</a>' })
  })

  it.each(['no-such-post', '', 'A', '../a', "a' or 1=1 --", 'a\0', 'x'.repeat(300)])(
    'has nothing at %j',
    async (slug) => {
      await createPost({ slug: 'a' })
      expect((await one(slug)).status).toBe(404)
    },
  )
})

it('asks for a slug where there are only blanks', async () => {
  expect(await one(' ')).toEqual({ status: 404, body: { message: 'No slug provided', code: 'not_found' } })
})

describe('GET /api/blog/tags', () => {
  it('lists the tags in use by name, each once', async () => {
    await createPost({ slug: 'a', tagNames: ['street', 'beginners'] })
    await createPost({ slug: 'b', tagNames: ['beginners'] })
    await db.tag.create({ data: { name: 'unused', slug: 'unused' } })
    expect(await tagNames()).toEqual(['beginners', 'street'])
  })
})

it.each<[string, Handler, number]>([
  // Scheduled posts come out by the clock.
  ['/api/blog/posts', getPosts, 10],
  ['/api/blog/tags', getTags, 10],
  ['/api/blog/posts/a', getPost, 31_536_000],
])('%s may be cached by the server, and by no one else', async (_, handler, seconds) => {
  await createPost({ slug: 'a', tagNames: ['x'] })
  const control = (await send(handler, { params: { slug: 'a' } })).headers.get('cache-control')
  expect(control).toBe(`public, max-age=0, s-maxage=${seconds}, must-revalidate`)
})
