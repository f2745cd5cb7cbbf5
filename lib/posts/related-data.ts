import 'server-only'
import { cached } from '../cache'
import type { CacheTag } from '../cache-tags'
import type { Database } from '../public-read'
import { listPosts, toPublicSummary, wherePublished } from './list-data'
import { postFields } from './row-data'
import type { PostSummary } from './schema'

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
