import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { cached } from '../cache/cache'
import type { CacheTag } from '../cache/tags'
import { compareNames } from '../compare-names'
import { db } from '../db/client'
import { AppError } from '../errors'
import { sanitizeHtml, sanitizeInline } from '../html'
import type { Database } from '../public-read'
import { readingMinutes } from './content'
import { cursorAfter, postsPerPage } from './list'
import type { EditedPost, Post, PostCursor, PostListQuery, PostSummary, Tag } from './schema'

export const postFields = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  coverImage: true,
  imageAttribution: true,
  published: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  tags: { select: { tag: { select: { id: true, name: true, slug: true } } }, orderBy: { tagId: 'asc' } },
} satisfies Prisma.PostSelect

export type PostRow = Prisma.PostGetPayload<{ select: typeof postFields }>

/** A post as an editor works on it. */
export function toEditedPost({ publishedAt, createdAt, updatedAt, tags, ...row }: PostRow): EditedPost {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    readingMinutes: readingMinutes(row.content),
    tags: tags.map(({ tag }) => tag),
  }
}

/** A post as its page shows it. */
function toPost(row: PostRow): Post {
  const { version: _, ...post } = toEditedPost(row)
  return post
}

/** A post as the list shows it. */
function toSummary(row: PostRow): PostSummary {
  const { content: _, ...summary } = toPost(row)
  return summary
}

const listCacheTags: CacheTag[] = ['posts']

/** A part of a list, and where it goes on: null at its end. */
type PostList = { posts: PostSummary[]; next: string | null }

/** What readers may see now. */
const wherePublished = () =>
  ({ published: true, publishedAt: { lte: new Date() } }) satisfies Prisma.PostWhereInput

/** The posts that are out, newest first: all of them, those with a tag, or else those with a text. */
export async function listPosts({ before, tag, q = '' }: PostListQuery = {}): Promise<PostList> {
  const known = tag ? (await listTags()).find(({ slug }) => slug === tag) : null
  if (known === undefined) return { posts: [], next: null }
  const tagId = known?.id ?? null
  // Anybody may ask for any text and go on from anywhere: only the first part of a known list is kept.
  if (q && !known) return readPosts(db, { id: { in: await findIds(q, before) } }, before)
  return before ? readPosts(db, withTag(tagId), before) : readFirst(await readEdition(), tagId)
}

/** Every post, drafts and scheduled ones too, the last changed first. */
export async function listAllPosts(before?: PostCursor): Promise<PostList> {
  const rows = await db.post.findMany({
    where: before ? olderThan('updatedAt', before) : {},
    select: postFields,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: postsPerPage + 1,
  })
  return partOf(rows.map(toSummary), 'updatedAt')
}

/** The tags that posts are out with, by name. */
export async function listTags(): Promise<Tag[]> {
  return readTags(await readEdition())
}

const readTags = cached('posts:tags', listCacheTags, async (from, _edition: string): Promise<Tag[]> => {
  // One post is enough of each tag: to join all of them would read every post.
  const used = await from.$queryRaw<Tag[]>`
    SELECT tag.id, tag.name, tag.slug FROM "Tag" tag, LATERAL (
      SELECT FROM "PostTag" JOIN "Post" post ON post.id = "postId"
      WHERE "tagId" = tag.id AND post.published AND post."publishedAt" <= now() LIMIT 1
    ) used`
  return used.sort((one, other) => compareNames(one.name, other.name))
})

const readFirst = cached('posts:first', listCacheTags, (from, _edition: string, tagId: number | null) =>
  readPosts(from, withTag(tagId)),
)

async function readPosts(
  from: Database,
  which: Prisma.PostWhereInput,
  before?: PostCursor,
): Promise<PostList> {
  const rows = await from.post.findMany({
    where: { AND: [wherePublished(), before ? olderThan('publishedAt', before) : {}, which] },
    select: postFields,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: postsPerPage + 1,
  })
  return partOf(rows.map(toPublicSummary), 'publishedAt')
}

/** A post as readers' lists show it. */
function toPublicSummary(row: PostRow): PostSummary {
  const { imageAttribution, ...summary } = toSummary(row)
  return { ...summary, imageAttribution: imageAttribution && sanitizeInline(imageAttribution) }
}

const withTag = (tagId: number | null): Prisma.PostWhereInput =>
  tagId === null ? {} : { tags: { some: { tagId } } }

/** The posts whose title or excerpt has a text, as far as one part shows them; an index has both as one. */
async function findIds(text: string, before?: PostCursor): Promise<number[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { at, id } = before ?? { at: new Date(), id: 2 ** 31 - 1 }
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Post"
    WHERE title || chr(10) || excerpt ILIKE ${pattern} AND published AND "publishedAt" <= now()
      AND ("publishedAt", id) < (${at}, ${id})
    ORDER BY "publishedAt" DESC, id DESC LIMIT ${postsPerPage + 1}`
  return rows.map((row) => row.id)
}

// Said twice, so that an index finds the place where the list goes on.
const olderThan = (column: 'publishedAt' | 'updatedAt', { at, id }: PostCursor): Prisma.PostWhereInput => ({
  [column]: { lte: at },
  OR: [{ [column]: { lt: at } }, { id: { lt: id } }],
})

function partOf(found: PostSummary[], moment: 'publishedAt' | 'updatedAt'): PostList {
  const posts = found.slice(0, postsPerPage)
  const last = posts.at(-1)
  return { posts, next: last && found.length > postsPerPage ? cursorAfter(moment, last) : null }
}

/**
 * Scheduled posts come out by the clock: each such moment begins another edition, and what was kept of the
 * one before is not asked for again.
 */
async function readEdition(): Promise<string> {
  const now = new Date().toISOString()
  return (await readSchedule()).findLast((moment) => moment <= now) ?? ''
}

const readSchedule = cached('posts:schedule', listCacheTags, async (from): Promise<string[]> => {
  const rows = await from.post.findMany({
    where: { published: true, publishedAt: { gt: new Date() } },
    select: { publishedAt: true },
    orderBy: { publishedAt: 'asc' },
  })
  return rows.flatMap(({ publishedAt }) => publishedAt?.toISOString() ?? [])
})

const tags: CacheTag[] = ['posts']

const notFound = () => new AppError('not_found', 'Post not found')

/** One post that is out, by its slug as it is or as an address writes it, or null. */
export async function findPost(slug: string): Promise<Post | null> {
  return getPost(slug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

/** One post that is out. Throws `not_found`. */
export async function getPost(slug: string): Promise<Post> {
  const post = await readPost(slug)
  if (post.publishedAt === null || post.publishedAt > new Date().toISOString()) throw notFound()
  return post
}

/** The posts that came out last, with their text. */
export async function listNewestPosts(count: number): Promise<Post[]> {
  const { posts } = await listPosts()
  const found = await Promise.all(posts.slice(0, count).map(({ slug }) => findPost(slug)))
  return found.filter((post) => post !== null)
}

/** Where every post that is out stands, and since when as it is. */
export const listPostSlugs = cached('posts:addresses', tags, async (from) => {
  const rows = await from.post.findMany({
    where: wherePublished(),
    select: { slug: true, publishedAt: true, updatedAt: true },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(({ slug, publishedAt, updatedAt }) => ({
    slug,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }))
})

// Scheduled ones too, so that each comes out by the clock alone. What is not there throws, and is not kept:
// guessing slugs cannot fill the cache.
const readPost = cached('posts:one', tags, async (from, slug: string): Promise<Post> => {
  const row = await from.post.findFirst({
    where: { slug: { in: [slug, decoded(slug)] }, published: true },
    select: postFields,
  })
  if (!row) throw notFound()
  return { ...toPublicSummary(row), content: sanitizeHtml(row.content) }
})

function decoded(slug: string): string {
  try {
    // No slug has a NUL, and the database takes none.
    return decodeURIComponent(slug).replaceAll('\0', '')
  } catch {
    return slug
  }
}

const relatedCacheTags: CacheTag[] = ['posts']

const count = 3
// A tag on more posts than these says little of any, and would have all of them compared.
const tellingUses = 500

/**
 * What to read after a post: those that share most tags with it, a rare tag counting more than one that many
 * posts have; the newest first among equals, and to fill up.
 */
export const listRelatedPosts = cached(
  'posts:related',
  relatedCacheTags,
  async (from, id: number): Promise<PostSummary[]> => {
    const [near, { posts: newest }] = await Promise.all([readNear(from, id), listPosts()])
    const known = new Set([id, ...near.map((post) => post.id)])
    return [...near, ...newest.filter((post) => !known.has(post.id))].slice(0, count)
  },
)

async function readNear(from: Database, id: number): Promise<PostSummary[]> {
  const near = await from.$queryRaw<{ id: number }[]>`
    SELECT post.id FROM "PostTag" own, LATERAL (
      SELECT "postId", count(*) OVER () AS uses FROM (
        SELECT "postId" FROM "PostTag" WHERE "tagId" = own."tagId" LIMIT ${tellingUses + 1}
      ) few
    ) other, LATERAL (
      SELECT id, "publishedAt" FROM "Post"
      WHERE id = other."postId" AND published AND "publishedAt" <= now() LIMIT 1
    ) post
    WHERE own."postId" = ${id} AND uses <= ${tellingUses} AND post.id <> ${id}
    GROUP BY post.id, post."publishedAt"
    ORDER BY sum(1.0 / uses) DESC, post."publishedAt" DESC, post.id DESC LIMIT ${count}`
  const ids = near.map((post) => post.id)
  const rows = await from.post.findMany({
    where: { id: { in: ids }, ...wherePublished() },
    select: postFields,
  })
  return rows.map(toPublicSummary).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
