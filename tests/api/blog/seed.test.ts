import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import type { Article } from '@/prisma/seed/content'
import { seedPosts } from '@/prisma/seed/posts'

const shipped = vi.hoisted(() => ({ now: [] as Article[] }))
vi.mock('@/prisma/seed/content', () => ({ readArticles: () => shipped.now }))

const article = (slug: string, fields: Partial<Article> = {}): Article => ({
  slug,
  title: `About ${slug}`,
  excerpt: 'What it is about.',
  content: '<p>As shipped.</p>',
  tags: ['beginners', 'ollie'],
  publishedAt: '2026-09-14T09:00:00.000Z',
  coverImage: `/art/covers/${slug}-1600.webp`,
  imageAttribution: null,
  published: true,
  ...fields,
})

const seed = () => db.$transaction((transaction) => seedPosts(transaction))
const find = (slug: string) =>
  db.post.findUnique({ where: { slug }, include: { tags: { select: { tag: { select: { name: true } } } } } })
const tagsOf = async (slug: string) => (await find(slug))?.tags.map(({ tag }) => tag.name).sort()

beforeEach(async () => {
  shipped.now = [article('a'), article('b', { tags: ['street'] })]
  await seed()
})

it('writes the articles with their tags, as old as they say, and nothing a second time', async () => {
  const date = new Date('2026-09-14T09:00:00Z')
  expect(await find('a')).toMatchObject({
    published: true,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
  })
  expect(await tagsOf('a')).toEqual(['beginners', 'ollie'])
  expect(await seed()).toEqual({ created: 0, changed: 0 })
})

it('brings what is new, as a new version', async () => {
  shipped.now = [
    article('a', { content: '<p>Said better.</p>', tags: ['ollie', 'pop'] }),
    ...shipped.now.slice(1),
    article('c'),
  ]
  expect(await seed()).toEqual({ created: 1, changed: 1 })
  expect(await find('a')).toMatchObject({ content: '<p>Said better.</p>', version: 2 })
  expect(await tagsOf('a')).toEqual(['ollie', 'pop'])
  expect(await find('b')).toMatchObject({ version: 1 })
})

it('keeps what editors changed, field by field', async () => {
  const tag = { create: { name: 'ours', slug: 'ours' } }
  await db.post.update({ where: { slug: 'a' }, data: { content: '<p>Ours.</p>', tags: { create: { tag } } } })
  shipped.now = [article('a', { title: 'Said anew', content: '<p>Theirs.</p>', tags: ['other'] })]
  expect(await seed()).toEqual({ created: 0, changed: 1 })
  expect(await find('a')).toMatchObject({ title: 'Said anew', content: '<p>Ours.</p>' })
  expect(await tagsOf('a')).toEqual(['beginners', 'ollie', 'ours'])
})

it('leaves a post unpublished, deleted or made by editors as they left it', async () => {
  await db.post.update({ where: { slug: 'a' }, data: { published: false } })
  await db.post.delete({ where: { slug: 'b' } })
  await db.post.create({ data: { slug: 'c', title: 'Ours', excerpt: 'Our own words.', content: '' } })
  shipped.now = [article('a', { title: 'New' }), article('b', { title: 'New' }), article('c')]
  expect(await seed()).toEqual({ created: 0, changed: 1 })
  expect(await find('a')).toMatchObject({ title: 'New', published: false })
  expect(await find('b')).toBeNull()
  expect(await find('c')).toMatchObject({ title: 'Ours' })
})

it('takes the tag that editors wrote in their way', async () => {
  await db.tag.update({ where: { slug: 'street' }, data: { name: 'Street' } })
  shipped.now = [...shipped.now, article('c', { tags: ['street'] })]
  await seed()
  expect(await tagsOf('c')).toEqual(['Street'])
})
