import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { percentDecoded } from '../addresses'
import { cached } from '../cache/cache'
import type { CacheTag } from '../cache/tags'
import { db } from '../db/client'
import { AppError } from '../errors'
import { sanitizeHtml, sanitizeInline } from '../html'
import { compareNames } from '../intl'
import { blogAuthor, ownersDay } from '../site'
import { readingMinutes } from './content'
import { cursorAfter, postsPerPage } from './list'
import type { EditedPost, Post, PostCursor, PostListQuery, PostSummary, Tag } from './schema'

const tags: CacheTag[] = ['posts']

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
  textSource: true,
  tags: { select: { tag: { select: { id: true, name: true, slug: true } } }, orderBy: { tagId: 'asc' } },
} satisfies Prisma.PostSelect

export type PostRow = Prisma.PostGetPayload<{ select: typeof postFields }>

/** A post as its editor sees it. */
export function toEditedPost({ publishedAt, createdAt, updatedAt, tags, ...row }: PostRow): EditedPost {
  return {
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedOn: publishedAt && ownersDay(publishedAt),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    readingMinutes: readingMinutes(row.content),
    author: blogAuthor,
    tags: tags.map(({ tag }) => tag),
  }
}

/** A post as readers' lists show it. */
function toPublicSummary(row: PostRow): PostSummary {
  const {
    imageAttribution,
    content: _content,
    version: _version,
    textSource: _textSource,
    ...summary
  } = toEditedPost(row)
  return { ...summary, imageAttribution: imageAttribution && sanitizeInline(imageAttribution) }
}

/** What readers may see now. Scheduled posts appear when their time comes, without anything being written. */
const wherePublished = () =>
  ({ published: true, publishedAt: { lte: new Date() } }) satisfies Prisma.PostWhereInput

// One post

/** A published post by its slug, or null. The slug may still be percent-encoded. */
export async function findPost(slug: string): Promise<Post | null> {
  try {
    return await getPost(slug)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/** A published post by its slug. Throws `not_found`. */
export async function getPost(slug: string): Promise<Post> {
  if (slug.trim() === '') throw new AppError('not_found', 'No slug provided')
  const post = await readPost(slug)
  if (post.publishedAt === null || post.publishedAt > new Date().toISOString()) throw postNotFound()
  return post
}

// Includes scheduled posts, so that the clock alone publishes each. A missing post throws, and errors are not cached:
// guessing slugs cannot fill the cache.
const readPost = cached('posts:one', tags, async (slug: string): Promise<Post> => {
  const row = await db.post.findFirst({
    where: { slug: { in: [slug, decodedSlug(slug)] }, published: true },
    select: postFields,
  })
  if (!row) throw postNotFound()
  return { ...toPublicSummary(row), content: sanitizeHtml(row.content) }
})

/**
 * Where the post is that had this address before: the slug that it has now, or null. The slug may still be
 * percent-encoded. Only published posts are found.
 */
export async function findMovedPost(slug: string): Promise<string | null> {
  const found = await db.postRedirect.findFirst({
    where: { slug: { in: [slug, decodedSlug(slug)] }, post: wherePublished() },
    select: { post: { select: { slug: true } } },
  })
  return found?.post.slug ?? null
}

const postNotFound = () => new AppError('not_found', 'Post not found')

// No slug contains NUL, and the database rejects it.
const decodedSlug = (slug: string): string => percentDecoded(slug)?.replaceAll('\0', '') ?? slug

// Lists

/** One page of a list, and the cursor of the next page, null on the last one. */
type PostPage<Listed = PostSummary> = { posts: Listed[]; next: string | null }

/** The published posts, newest first: all of them, those with a tag, or else those matching a text. */
export async function listPosts({ before, tag, q = '' }: PostListQuery = {}): Promise<PostPage> {
  const known = tag ? (await listTags()).find(({ slug }) => slug === tag) : null
  if (known === undefined) return { posts: [], next: null }
  const tagId = known?.id ?? null
  // Anyone may search for any text and start at any cursor, so only the first page of a known list is cached.
  if (q && !known) return readPage({ id: { in: await searchIds(q, before) } }, before)
  return before ? readPage(whereTagged(tagId), before) : readFirstPage(await getScheduleKey(), tagId)
}

/** Every post, including drafts and scheduled ones, last changed first. */
export async function listAllPosts(before?: PostCursor): Promise<PostPage<EditedPost>> {
  const rows = await db.post.findMany({
    where: before ? whereBefore('updatedAt', before) : {},
    select: postFields,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: postsPerPage + 1,
  })
  return pageOf(rows.map(toEditedPost), 'updatedAt')
}

/** The newest published posts, with their text. */
export async function listNewestPosts(count: number): Promise<Post[]> {
  const { posts } = await listPosts()
  return withTexts(posts.slice(0, count))
}

/** A list with the text of each post. */
export async function listWholePosts(query?: PostListQuery): Promise<PostPage<Post>> {
  const { posts, next } = await listPosts(query)
  return { posts: await withTexts(posts), next }
}

// Each from its own cache entry: to sanitize a text takes longer than to read it, and a page of the post uses it too.
async function withTexts(posts: readonly PostSummary[]): Promise<Post[]> {
  const found = await Promise.all(posts.map(({ slug }) => findPost(slug)))
  return found.filter((post) => post !== null)
}

/** The slug of every published post, with when it was published and last changed. */
export const listPostSlugs = cached('posts:addresses', tags, async () => {
  const rows = await db.post.findMany({
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

/** The tags of published posts, by name. */
export async function listTags(): Promise<Tag[]> {
  return readTags(await getScheduleKey())
}

/** The tag that had this address before: the slug that it has now, or null. Only tags of published posts are found. */
export async function findMovedTag(slug: string): Promise<string | null> {
  const tags = await listTags()
  if (tags.some((tag) => tag.slug === slug)) return null
  // No slug contains NUL, and the database rejects it.
  const where = { slug: slug.replaceAll('\0', '') }
  const found = await db.tagRedirect.findUnique({ where, select: { tagId: true } })
  return tags.find(({ id }) => id === found?.tagId)?.slug ?? null
}

const readTags = cached('posts:tags', tags, async (_scheduleKey: string): Promise<Tag[]> => {
  // One post of each tag is enough; a join would read every post.
  const used = await db.$queryRaw<Tag[]>`
    SELECT tag.id, tag.name, tag.slug FROM "Tag" tag, LATERAL (
      SELECT FROM "PostTag" JOIN "Post" post ON post.id = "postId"
      WHERE "tagId" = tag.id AND post.published AND post."publishedAt" <= now() LIMIT 1
    ) used`
  return used.sort((one, other) => compareNames(one.name, other.name))
})

const readFirstPage = cached('posts:first', tags, (_scheduleKey: string, tagId: number | null) =>
  readPage(whereTagged(tagId)),
)

async function readPage(which: Prisma.PostWhereInput, before?: PostCursor): Promise<PostPage> {
  const rows = await db.post.findMany({
    where: { AND: [wherePublished(), before ? whereBefore('publishedAt', before) : {}, which] },
    select: postFields,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: postsPerPage + 1,
  })
  return pageOf(rows.map(toPublicSummary), 'publishedAt')
}

const whereTagged = (tagId: number | null): Prisma.PostWhereInput =>
  tagId === null ? {} : { tags: { some: { tagId } } }

// The first condition repeats the second one, so that an index finds where the page starts.
const whereBefore = (column: 'publishedAt' | 'updatedAt', { at, id }: PostCursor): Prisma.PostWhereInput => ({
  [column]: { lte: at },
  OR: [{ [column]: { lt: at } }, { id: { lt: id } }],
})

/** One page of the posts whose title or excerpt contains a text; one index covers both. */
async function searchIds(text: string, before?: PostCursor): Promise<number[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { at, id } = before ?? { at: new Date(), id: 2 ** 31 - 1 }
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Post"
    WHERE title || chr(10) || excerpt ILIKE ${pattern} AND published AND "publishedAt" <= now()
      AND ("publishedAt", id) < (${at}, ${id})
    ORDER BY "publishedAt" DESC, id DESC LIMIT ${postsPerPage + 1}`
  return rows.map((row) => row.id)
}

function pageOf<Listed extends PostSummary>(
  found: Listed[],
  column: 'publishedAt' | 'updatedAt',
): PostPage<Listed> {
  const posts = found.slice(0, postsPerPage)
  const last = posts.at(-1)
  return { posts, next: last && found.length > postsPerPage ? cursorAfter(column, last) : null }
}

/**
 * A cache key that changes whenever a scheduled post is published: the time of the last one, '' before the first.
 * What was cached under an earlier key is never read again.
 */
async function getScheduleKey(): Promise<string> {
  const now = new Date().toISOString()
  return (await readSchedule()).findLast((time) => time <= now) ?? ''
}

const readSchedule = cached('posts:schedule', tags, async (): Promise<string[]> => {
  const rows = await db.post.findMany({
    where: { published: true, publishedAt: { gt: new Date() } },
    select: { publishedAt: true },
    orderBy: { publishedAt: 'asc' },
  })
  return rows.flatMap(({ publishedAt }) => publishedAt?.toISOString() ?? [])
})

// Related posts

const relatedCount = 3
// A tag that more posts have than this says little about any of them, and all of them would have to be compared.
const maxTagUses = 500

/**
 * What to read next: the posts that share the most tags with a post, where a rare tag counts more than a common
 * one, newest first among equals; filled up with the newest posts.
 */
export async function listRelatedPosts(id: number): Promise<PostSummary[]> {
  const [similar, { posts: newest }] = await Promise.all([
    readSimilar(await getScheduleKey(), id),
    listPosts(),
  ])
  const known = new Set([id, ...similar.map((post) => post.id)])
  return [...similar, ...newest.filter((post) => !known.has(post.id))].slice(0, relatedCount)
}

const readSimilar = cached('posts:related', tags, async (_scheduleKey: string, id: number) => {
  const similar = await db.$queryRaw<{ id: number }[]>`
    SELECT post.id FROM "PostTag" own, LATERAL (
      SELECT "postId", count(*) OVER () AS uses FROM (
        SELECT "postId" FROM "PostTag" WHERE "tagId" = own."tagId" LIMIT ${maxTagUses + 1}
      ) few
    ) other, LATERAL (
      SELECT id, "publishedAt" FROM "Post"
      WHERE id = other."postId" AND published AND "publishedAt" <= now() LIMIT 1
    ) post
    WHERE own."postId" = ${id} AND uses <= ${maxTagUses} AND post.id <> ${id}
    GROUP BY post.id, post."publishedAt"
    ORDER BY sum(1.0 / uses) DESC, post."publishedAt" DESC, post.id DESC LIMIT ${relatedCount}`
  const ids = similar.map((post) => post.id)
  const rows = await db.post.findMany({
    where: { id: { in: ids }, ...wherePublished() },
    select: postFields,
  })
  return rows.map(toPublicSummary).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
})
