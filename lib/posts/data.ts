import 'server-only'
import { cached } from '../cache'
import type { CacheTag } from '../cache-tags'
import { AppError } from '../errors'
import { sanitizeHtml } from '../html'
import { listPosts, toPublicSummary, wherePublished } from './list-data'
import { postFields } from './row-data'
import type { Post } from './schema'

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
