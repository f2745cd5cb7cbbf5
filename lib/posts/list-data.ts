import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { cached } from '../cache'
import type { CacheTag } from '../cache-tags'
import { compareNames } from '../compare-names'
import { db } from '../db'
import { sanitizeInline } from '../html'
import type { Database } from '../public-read'
import { cursorAfter, postsPerPage } from './list-part'
import { type PostRow, postFields, toSummary } from './row-data'
import type { PostCursor, PostListQuery, PostSummary, Tag } from './schema'

const listCacheTags: CacheTag[] = ['posts']

/** A part of a list, and where it goes on: null at its end. */
export type PostList = { posts: PostSummary[]; next: string | null }

/** What readers may see now. */
export const wherePublished = () =>
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
export function toPublicSummary(row: PostRow): PostSummary {
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
