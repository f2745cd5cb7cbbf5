import { beforeEach, describe, expect, it } from 'vitest'
import { GET as getPosts } from '@/app/api/blog/posts/route'
import { GET as getAllPosts } from '@/app/api/cms/blog/posts/route'
import { db } from '@/lib/db/client'
import { listPostSlugs } from '@/lib/posts/data'
import { cursorAfter, postsPerPage } from '@/lib/posts/list'
import type { PostSummary } from '@/lib/posts/schema'
import { createPost, createViewer } from '../../setup/factories'
import { type Handler, read, send } from '../../setup/request'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** Newest first: as many as fill two parts and begin a third, three of them out at one moment. */
async function createMany() {
  const count = postsPerPage * 2 + 1
  const rows = Array.from({ length: count }, (_, index) => ({
    slug: `post-${index}`,
    title: index % 2 ? `Odd ${index}` : `Even ${index}`,
    excerpt: `What post ${index} is about.`,
    content: '<p>Read on.</p>',
    published: true,
    publishedAt: day(index >= postsPerPage - 1 && index <= postsPerPage + 1 ? -postsPerPage : -index),
    updatedAt: day(-index),
  }))
  await db.post.createMany({ data: rows.toReversed() })
  return rows.map(({ slug }) => slug)
}

async function part(handler: Handler, query: Record<string, string>, headers?: HeadersInit) {
  const response = await send(handler, { path: '/api/x', query, headers })
  const next = /^<(\/api\/x\?.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  const address = next === undefined ? undefined : new URL(next, 'https://a.test')
  return { posts: (await response.json()) as PostSummary[], next: address }
}

async function walk(handler: Handler, query: Record<string, string> = {}, headers?: HeadersInit) {
  const parts: string[][] = []
  let { posts, next } = await part(handler, query, headers)
  while (next) {
    parts.push(posts.map(({ slug }) => slug))
    ;({ posts, next } = await part(handler, Object.fromEntries(next.searchParams), headers))
  }
  return [...parts, posts.map(({ slug }) => slug)]
}

const sizes = (parts: string[][]) => parts.map(({ length }) => length)

describe('a list of many posts', () => {
  let slugs: string[] = []

  beforeEach(async () => {
    slugs = await createMany()
  })

  it('comes in parts, each post once and in order', async () => {
    const parts = await walk(getPosts)
    expect(sizes(parts)).toEqual([postsPerPage, postsPerPage, 1])
    expect(parts.flat()).toEqual(slugs)
  })

  it('comes to editors in parts too, drafts with them', async () => {
    await db.post.update({ where: { slug: 'post-60' }, data: { published: false, updatedAt: day(-60) } })
    const { headers } = await createViewer({ role: 'ADMIN' })
    const parts = await walk(getAllPosts, {}, headers)
    expect(sizes(parts)).toEqual([postsPerPage, postsPerPage, 1])
    expect(parts.flat()).toEqual(slugs)
  })

  it('keeps its filter from part to part', async () => {
    await db.tag.create({
      data: {
        name: 'even',
        slug: 'even',
        posts: {
          create: (await db.post.findMany({ where: { title: { startsWith: 'Even' } } })).map(({ id }) => ({
            postId: id,
          })),
        },
      },
    })
    const even = slugs.filter((_, index) => index % 2 === 0)
    const parts = [await walk(getPosts, { tag: 'even' }), await walk(getPosts, { q: 'EVEN' })]
    for (const found of parts) {
      expect(sizes(found)).toEqual([postsPerPage, 1])
      expect(found.flat()).toEqual(even)
    }
  })

  it('goes on where it was left although newer posts came out meanwhile', async () => {
    const first = await part(getPosts, {})
    await createPost({ slug: 'newest', publishedAt: day(1) })
    const { posts } = await part(getPosts, Object.fromEntries(first.next?.searchParams ?? []))
    expect(posts.map(({ slug }) => slug)).toEqual(slugs.slice(postsPerPage, postsPerPage * 2))
  })

  it('is whole for search engines', async () => {
    expect((await listPostSlugs()).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('has a last part that says nothing of a next one', async () => {
    const [last] = (await part(getPosts, { q: 'post 100 ' })).posts
    expect(last?.slug).toBe('post-100')
    const before = last ? cursorAfter('publishedAt', last) : ''
    expect(await part(getPosts, { before })).toEqual({ posts: [], next: undefined })
  })
})

describe('the filter', () => {
  const found = async (query: Record<string, string>) =>
    (await part(getPosts, query)).posts.map(({ slug }) => slug)

  it('finds words in title and excerpt whatever their case, and signs as they are', async () => {
    await createPost({ slug: 'title', title: 'All of 100% ollie_up' })
    await createPost({ slug: 'excerpt', excerpt: 'Learn the OLLIE first.' })
    expect((await found({ q: ' Ollie ' })).sort()).toEqual(['excerpt', 'title'])
    expect(await found({ q: '100%' })).toEqual(['title'])
    expect(await found({ q: 'e_u' })).toEqual(['title'])
    expect(await found({ q: 'e_f' })).toEqual([])
    expect(await found({ q: '\\' })).toEqual([])
  })

  it('follows the tag when both are given, and shows no draft', async () => {
    await createPost({ slug: 'tagged', title: 'Other', tagNames: ['street'] })
    await createPost({ slug: 'draft', tagNames: ['street'], published: false })
    expect(await found({ tag: 'street', q: 'nothing of the kind' })).toEqual(['tagged'])
    expect(await found({ tag: 'unknown' })).toEqual([])
  })

  it.each(['', 'x', '2026-01-01,1', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z,x', '99999999999'])(
    'refuses to go on from %j',
    async (before) => {
      const { status, body } = await read(await send(getPosts, { query: { before } }))
      expect(status).toBe(422)
      expect(body.fields).toHaveProperty('before')
    },
  )
})
