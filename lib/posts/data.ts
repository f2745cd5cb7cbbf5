import 'server-only'
import { cached } from '../cache'
import type { CacheTag } from '../cache-tags'
import { AppError } from '../errors'
import { sanitizeHtml, sanitizeInline } from '../html'
import { postFields, toSummary } from './row-data'
import type { Post, PostSummary, Tag } from './schema'

const tags: CacheTag[] = ['posts']

/** The posts that are out, newest first. */
export async function listPosts(): Promise<PostSummary[]> {
  const now = new Date().toISOString()
  return (await readPosts()).filter(({ publishedAt }) => publishedAt !== null && publishedAt <= now)
}

/** One post that is out, by its slug as it is or as an address writes it, or null. */
export async function findPost(slug: string): Promise<Post | null> {
  const summary = (await listPosts()).find((post) =>
    [post.slug, encodeURIComponent(post.slug)].includes(slug),
  )
  if (!summary) return null
  const content = await readContent(summary.id)
  return content === null ? null : { ...summary, content }
}

/** The posts that came out last, with their text. */
export async function listNewestPosts(count: number): Promise<Post[]> {
  const posts = (await listPosts()).slice(0, count)
  const found = await Promise.all(posts.map(({ slug }) => findPost(slug)))
  return found.filter((post) => post !== null)
}

/** One post that is out, by its slug. Throws `not_found`. */
export async function getPost(slug: string): Promise<Post> {
  const post = await findPost(slug)
  if (!post) throw new AppError('not_found', 'Post not found')
  return post
}

/** The tags that posts are out with, by name. */
export async function listTags(): Promise<Tag[]> {
  const used = new Map((await listPosts()).flatMap((post) => post.tags.map((tag) => [tag.id, tag])))
  return [...used.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

// Scheduled posts are here too, so that each comes out by the clock alone. Unknown slugs are answered
// from this one entry: guessing them cannot fill the cache.
const readPosts = cached('posts', tags, async (from): Promise<PostSummary[]> => {
  const rows = await from.post.findMany({
    where: { published: true },
    select: postFields,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map((row) => {
    const summary = toSummary(row)
    return {
      ...summary,
      imageAttribution: summary.imageAttribution && sanitizeInline(summary.imageAttribution),
    }
  })
})

const readContent = cached('posts:content', tags, async (from, id: number): Promise<string | null> => {
  const row = await from.post.findFirst({ where: { id, published: true }, select: { content: true } })
  return row && sanitizeHtml(row.content)
})
